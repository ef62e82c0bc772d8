import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { formatAmount } from '#core/i18n/format.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import ProductGrid from './bulk-edit.route.tsx';

/** Opens the grid of all products, and focuses the price of the first one. */
const openGrid = async () => {
  const { products: t } = await messagesFor('admin');
  await signInStaff();
  await renderAdminComponent(<ProductGrid />, 'owner', { path: '/admin/products/grid?sort=name' });
  const grid = page.getByRole('grid', { name: t.grid.title });
  await expect.element(grid).toBeVisible();
  grid.element().querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return {
    t,
    texts: t.grid,
    grid,
    /** A cell by row and column, both from 0. */
    cell: (row: number, column: number) =>
      grid
        .getByRole('row')
        .nth(row + 1)
        .getByRole('gridcell')
        .nth(column),
    textOf: (row: number) =>
      normalizeText(
        grid
          .getByRole('row')
          .nth(row + 1)
          .element().textContent,
      ),
  };
};

const forward = language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';
const back = language === 'ar' ? '{ArrowRight}' : '{ArrowLeft}';
const price = (pounds: number) => normalizeText(formatAmount(pounds * 100, language));

test('Enter moves down with the entered price, Escape restores a cell, and Ctrl+Z undoes a step', async () => {
  const { texts, cell, textOf } = await openGrid();
  const second = textOf(1);
  await userEvent.keyboard('1001{Enter}');
  await expect.element(cell(1, 0)).toHaveFocus();
  expect(textOf(0)).toContain(price(1001));
  await userEvent.keyboard('1{Escape}');
  await expect.element(cell(1, 0)).toHaveFocus();
  expect(textOf(1)).toBe(second);
  await userEvent.keyboard(`${forward}${forward}55{Tab}`);
  await expect.element(cell(1, 3)).toHaveFocus();
  await expect.element(page.getByText(texts.changed(2), { exact: true })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText(texts.changed(1), { exact: true })).toBeVisible();
  expect(textOf(1)).toBe(second);
  expect(textOf(0)).toContain(price(1001));
  await userEvent.keyboard(`${back}{ArrowUp}`);
  await expect.element(cell(0, 2)).toHaveFocus();
});

test('an edited product remains visible when the filters exclude it, until its change is discarded', async () => {
  const { t, texts, grid, textOf } = await openGrid();
  await userEvent.keyboard('2001{Tab}');
  await expect.element(page.getByText(texts.changed(1), { exact: true })).toBeVisible();
  const edited = textOf(0);
  const [product] = await commands.query(`select name_en as name from products where id = 'cup-coffee-03'`, []);
  await page.getByRole('searchbox', { name: t.search, exact: true }).fill(String(product?.['name']));
  await expect.element(page.getByText(texts.hidden(1), { exact: true })).toBeVisible();
  await expect.poll(() => grid.getByRole('row').elements().length).toBeGreaterThan(2);
  expect(textOf(0)).toBe(edited);
  await page.getByRole('button', { name: texts.discard, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.discard, exact: true }).click();
  await expect.element(page.getByText(texts.hidden(1), { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => textOf(0)).not.toBe(edited);
});
