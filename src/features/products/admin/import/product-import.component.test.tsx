import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { formatAmount, formatNumber } from '#core/i18n/format.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import ProductImport from './product-import.route.tsx';

const id = 'cup-mug-01';

const openImport = async () => {
  const { products } = await messagesFor('admin');
  await signInStaff();
  await renderAdminComponent(<ProductImport />);
  await expect.element(page.getByRole('heading', { name: products.import.importTitle })).toBeVisible();
  const choose = (content: string) => {
    const input = document.querySelector('input[type=file][accept*=csv]');
    if (!input) throw new Error('The page has no file field.');
    return userEvent.upload(input, new File([content], 'products.csv', { type: 'text/csv' }));
  };
  return {
    t: products.import,
    fields: products.fields,
    choose,
    errors: page.getByRole('table', { name: products.import.errors }),
    changes: page.getByRole('table', { name: products.import.changes }),
    start: page.getByRole('button', { name: products.import.start(1), exact: true }),
  };
};

test('a file with a wrong price is refused with its line and column', async () => {
  const { t, fields, choose, errors, start } = await openImport();
  await choose(`id;${fields.price}\n${id};much\n`);
  await expect.element(errors.getByText(fields.price, { exact: true })).toBeVisible();
  await expect.element(errors.getByText(formatNumber(2, language), { exact: false }).first()).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: t.refused(1) })).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  expect(start.elements()).toEqual([]);
});

test('a corrected file is previewed with the old and the new price, and changes nothing before its import', async () => {
  const { t, fields, choose, errors, changes, start } = await openImport();
  await choose(`id;${fields.price}\n${id};much\n`);
  await expect.element(errors).toBeVisible();
  await choose(`id;${fields.price}\n${id};777\n`);
  await expect.element(changes).toBeVisible();
  expect(errors.elements()).toEqual([]);
  const query = 'select price from products where id = $1';
  const [product] = await commands.query(query, [id]);
  const prices = [product?.['price'], 77_700].map((price) => normalizeText(formatAmount(Number(price), language)));
  for (const price of prices) expect(normalizeText(changes.element().textContent)).toContain(price);
  // the heading of a card on a phone; a cell of the table on wide screens
  const two = formatNumber(2, language);
  const heading = changes.getByRole('rowheader').element().closest('th')?.innerText.trim();
  expect(heading).toBe(innerWidth < 768 ? `${t.line} ${two}` : two);
  await expect.element(start).toBeVisible();
  expect(await accessibilityViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  expect(await commands.query(query, [id])).toEqual([product]);
});
