import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { formatAmount, formatNumber } from '#core/i18n/format.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInStaff } from '#tests/support/component/visitor.ts';
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

/** Searches for a product, and keeps the response waiting until the returned function is called. */
const searchSlowly = async ({ t, texts, grid }: Awaited<ReturnType<typeof openGrid>>) => {
  const [product] = await commands.query(`select name_en as name from products where id = 'cup-coffee-03'`, []);
  const loading = page.getByText(texts.loading(grid.getByRole('row').elements().length - 1), { exact: true });
  const release = await holdRequests('/api/admin/product-grid?*');
  await page.getByRole('searchbox', { name: t.search, exact: true }).fill(String(product?.['name']));
  await expect.element(loading).toBeVisible();
  return async () => {
    await release();
    await expect.element(loading).not.toBeInTheDocument();
  };
};

test('a price that is typed while a search is pending stays with its product, which the search excludes', async () => {
  const opened = await openGrid();
  const { texts, grid, cell, textOf } = opened;
  const name = grid.getByRole('rowheader').first().element().textContent;
  const receive = await searchSlowly(opened);
  await cell(0, 0).click();
  await userEvent.keyboard('30');
  await receive();
  await userEvent.keyboard('01{Enter}');
  await expect.element(page.getByText(texts.changed(1), { exact: true })).toBeVisible();
  expect(grid.getByRole('rowheader').first().element().textContent).toBe(name);
  expect(textOf(0)).toContain(price(3001));
  await expect.element(cell(1, 0)).toHaveFocus();
});

test('a price that is typed while a search is pending stays with its product when hidden edits move its row', async () => {
  const opened = await openGrid();
  const { texts, grid } = opened;
  const [product] = await commands.query(`select * from products where id = 'cup-coffee-03'`, []);
  const row = grid.getByRole('row').filter({ hasText: String(product?.[`name_${language}`]) });
  await userEvent.keyboard('1001{Enter}');
  const receive = await searchSlowly(opened);
  await row.getByRole('gridcell').first().dblClick();
  await userEvent.keyboard('30');
  await receive();
  await userEvent.keyboard('01{Enter}');
  await expect.element(page.getByText(texts.changed(2), { exact: true })).toBeVisible();
  expect(normalizeText(row.element().textContent)).toContain(price(3001));
});

test('cells that are edited while a save is pending remain unsaved changes of the saved products', async () => {
  const { texts, cell, textOf } = await openGrid();
  const enterStock = async (row: number, stock: number) => {
    await cell(row, 2).click();
    await userEvent.keyboard(`${stock}{Enter}`);
  };
  await enterStock(0, 41);
  await enterStock(1, 42);
  const release = await holdRequests('/api/admin/product-grid');
  const save = page.getByRole('button', { name: texts.save, exact: true });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button', { name: texts.discard, exact: true })).toBeDisabled();
  await enterStock(0, 43);
  await enterStock(2, 44);
  await release();
  await expect.element(page.getByText(texts.savedCount(2), { exact: true })).toBeVisible();
  await expect.element(page.getByText(texts.changed(2), { exact: true })).toBeVisible();
  expect(textOf(0)).toContain(normalizeText(texts.before({ value: formatNumber(41, language) })));
  expect(textOf(2)).toContain(formatNumber(44, language));
  await save.click();
  await expect.element(page.getByText(texts.changed(0), { exact: true })).toBeVisible();
  expect(textOf(0)).toContain(formatNumber(43, language));
});
