import { useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkInterceptor } from '#core/routing/link-interceptor.tsx';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import type { DisplayedFilter } from './list-announcement.ts';
import { ListPanel } from './list-panel.tsx';
import { type ProductListQueryState, productListUrl, readListUrl } from './product-list-query-state.ts';

const counts = { all: '40', plates: '14', bowls: '3', cups: '13', sets: '10' };
const colour = (value: string) => ({ value, label: value, count: '7' });
const filters: DisplayedFilter[] = [{ name: 'colour', title: 'Colour', values: [colour('blue'), colour('green')] }];

const sortedSearch = '/products?q=blue&sort=name';
/** A search with a price, in its parts. */
const pricedSearch = {
  q: 'cup 500',
  parts: [
    { name: 'cup', q: '500' },
    { name: '500', q: 'cup' },
  ],
};

/** Panel and chips of the list whose URL is the heading, and a link to a search. */
const List = () => {
  const state = useLoaderData<ProductListQueryState>();
  return (
    <>
      <LinkInterceptor />
      <h1>{productListUrl(state)}</h1>
      <ListPanel state={state} counts={counts} filters={filters} />
      <AppliedFilters
        state={state}
        parts={state.q === pricedSearch.q ? pricedSearch.parts : null}
        visibleFilters={filters}
      />
      <a href={sortedSearch}>{sortedSearch}</a>
    </>
  );
};

/** Opens a list; later ones wait for `release`. */
const openList = async (path: string) => {
  const { productList, catalogue } = await messagesFor('common');
  const requests: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await renderComponent(<List />, {
    path,
    loader: async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (requests.push(pathname + search) > 1) await released;
      return readListUrl({ pathname, search });
    },
  });
  const waitForList = async (url: string) => {
    await expect.element(page.getByRole('heading', { level: 1, name: url, exact: true })).toBeVisible();
  };
  await waitForList(path);
  return {
    release,
    waitForList,
    waitForRequest: async (url: string) => {
      await expect.poll(() => requests.at(-1)).toBe(url);
    },
    category: (name: keyof typeof counts) => page.getByRole('link', { name: new RegExp(catalogue.categories[name]) }),
    chip: (filter: string) => page.getByRole('link', { name: productList.removeFilter({ filter }), exact: true }),
    box: (name: string) => page.getByRole('checkbox', { name: new RegExp(name), includeHidden: true }),
    sort: page.getByRole('combobox', { name: productList.sort, exact: true }),
    field: page.getByRole('combobox', { name: productList.search, exact: true }),
  };
};

type Box = ReturnType<Awaited<ReturnType<typeof openList>>['box']>;

/** Checks a box of a filter, which is closed, on a phone together with the panel of all filters. */
const check = (box: Box) => (box.element() as HTMLInputElement).click();

test('a sort order that is chosen while a category loads sorts this category', async () => {
  const { category, sort, waitForRequest, release, waitForList } = await openList('/products');
  await category('cups').click();
  await waitForRequest('/products/cups');
  await userEvent.selectOptions(sort, 'price-low');
  await waitForRequest('/products/cups?sort=price-low');
  release();
  await waitForList('/products/cups?sort=price-low');
  await expect.element(sort).toHaveValue('price-low');
});

test('a category that is opened while a filter loads keeps the filter', async () => {
  const { category, box, waitForRequest, release, waitForList } = await openList('/products');
  check(box('blue'));
  await waitForRequest('/products?colour=blue');
  await expect.element(category('plates')).toHaveAttribute('href', '/products/plates?colour=blue');
  await category('plates').click();
  await waitForRequest('/products/plates?colour=blue');
  release();
  await waitForList('/products/plates?colour=blue');
  await expect.element(box('blue')).toBeChecked();
});

test('filters that are removed in fast succession stay removed, and their boxes are unchecked at once', async () => {
  const { chip, box, waitForRequest, release, waitForList } = await openList('/products?colour=blue&colour=green');
  await chip('blue').click();
  await waitForRequest('/products?colour=green');
  await expect.element(box('blue')).not.toBeChecked();
  await chip('green').click();
  await waitForRequest('/products');
  await expect.element(box('green')).not.toBeChecked();
  release();
  await waitForList('/products');
  await expect.element(chip('blue')).not.toBeInTheDocument();
});

test('a filter that is added while another one is removed does not bring that one back', async () => {
  const { chip, box, waitForRequest, release, waitForList } = await openList('/products?colour=blue');
  await chip('blue').click();
  await waitForRequest('/products');
  await expect.element(box('blue')).not.toBeChecked();
  check(box('green'));
  await waitForRequest('/products?colour=green');
  release();
  await waitForList('/products?colour=green');
  await expect.element(box('blue')).not.toBeChecked();
});

test('a part of a search that is removed while a filter loads keeps the filter', async () => {
  const { chip, box, waitForRequest, release, waitForList } = await openList('/products?q=cup+500');
  check(box('blue'));
  await waitForRequest('/products?q=cup+500&colour=blue');
  await expect.element(chip('cup')).toHaveAttribute('href', '/products?q=500&colour=blue');
  await chip('cup').click();
  await waitForRequest('/products?q=500&colour=blue');
  release();
  await waitForList('/products?q=500&colour=blue');
  await expect.element(box('blue')).toBeChecked();
});

test('the sort order of a search is displayed while the search loads', async () => {
  const { field, sort, waitForRequest, release, waitForList } = await openList('/products');
  await page.getByRole('link', { name: sortedSearch, exact: true }).click();
  await waitForRequest(sortedSearch);
  await expect.element(field).toHaveValue('blue');
  expect((sort.element() as HTMLSelectElement).selectedOptions).toHaveLength(1);
  release();
  await waitForList(sortedSearch);
  await expect.element(sort).toHaveValue('name');
});

test('a category that is opened during the input of a search keeps the entered letters', async () => {
  const { category, field, waitForRequest, release, waitForList } = await openList('/products?q=blue');
  await field.fill('blue lotus');
  (category('plates').element() as HTMLAnchorElement).click();
  await waitForRequest('/products/plates?q=blue+lotus');
  release();
  await waitForList('/products/plates?q=blue+lotus');
  await expect.element(field).toHaveValue('blue lotus');
});
