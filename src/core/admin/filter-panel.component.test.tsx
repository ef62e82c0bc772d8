import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LinkInterceptor } from '#core/routing/link-interceptor.tsx';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSelect, RadioGroup } from './list-filters.tsx';

const texts = { search: 'search', sort: 'sort', state: 'state' };

const List = () => {
  const { search } = useLocation();
  return (
    <>
      <LinkInterceptor />
      <FilterPanel search={texts.search}>
        <FilterSelect label={texts.sort} name="sort" values={['newest', 'oldest']} format={(sort) => sort} />
        <RadioGroup label={texts.state} name="state" values={['open', 'closed']} format={(state) => state} />
      </FilterPanel>
      <p>{search}</p>
    </>
  );
};

const openList = async (query: string, width: number) => {
  await page.viewport(width, 844);
  const { list } = (await messagesFor('admin')).layout;
  await renderAdminComponent(<List />, 'owner', { path: `/returns${query}` });
  return {
    button: (count: number) => page.getByRole('button', { name: list.filters(count), exact: true }),
    chip: (filter: string) => page.getByRole('link', { name: list.removeFilter({ filter }), exact: true }),
    sort: page.getByRole('combobox', { name: 'sort', exact: true }),
  };
};

test('on a phone one button opens the filters and shows the number of active ones', async () => {
  const { button, sort } = await openList('?sort=oldest&state=closed&after=7', 390);
  await expect.element(button(2)).toBeVisible();
  await expect.element(sort).not.toBeInTheDocument();
  expect(await accessibilityViolations()).toEqual([]);
  await button(2).click();
  await expect.element(sort).toHaveValue('oldest');
});

test('on a phone the chip of a filter removes it, returns to the first page and moves the focus to the button', async () => {
  const { button, chip } = await openList('?sort=oldest&state=closed&after=7', 390);
  await chip('closed').click();
  await expect.element(page.getByText('?sort=oldest', { exact: true })).toBeVisible();
  await expect.element(button(1)).toHaveFocus();
  await expect.element(chip('closed')).not.toBeInTheDocument();
  await expect.element(chip('oldest')).toBeVisible();
});

test('on a phone the open filters replace the chips', async () => {
  const { button, chip, sort } = await openList('?sort=oldest&state=closed', 390);
  await expect.element(chip('closed')).toBeVisible();
  await button(2).click();
  await expect.element(sort).toBeVisible();
  await expect.element(chip('closed')).not.toBeInTheDocument();
});

test('on a phone an unknown value in the address and the default sort order do not count as filters', async () => {
  const { button } = await openList('?sort=newest&state=lost', 390);
  await expect.element(button(0)).toBeVisible();
});

test('on a wide screen the filters are visible without a button', async () => {
  const { button, chip, sort } = await openList('?sort=oldest', 1440);
  await expect.element(sort).toBeVisible();
  expect(button(1).elements()).toHaveLength(0);
  expect(chip('oldest').elements()).toHaveLength(0);
});
