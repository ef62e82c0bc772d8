import type { Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { Screen } from '../screen.ts';
import { importFiles } from './import-files.ts';
import { adminTexts, openFirstRow, part, waitForForm } from './part.ts';

/** The catalogue: products, stock, promo codes and the search. */
export const catalogueScreens: readonly Screen[] = [
  part('product', 'products/set-coffee-01', { prepare: waitForForm }),
  part('new-product', 'products/new', { prepare: waitForForm }),
  part('products-grid', 'products/grid', {
    prepare: async (page) => {
      await page.getByRole('grid').locator('tbody td').first().click();
      await page.keyboard.type('1450');
      await page.keyboard.press('Enter');
    },
  }),
  part('import', 'products/import', { prepare: (page) => page.getByRole('heading', { level: 2 }).first().waitFor() }),
  part('import-checked', 'products/import', { prepare: checkImport }),
  part('stock-product', 'stock?product=cup-tea-03'),
  part('stock-count', 'stock/count', { isWindow: true, prepare: countStock }),
  part('promo-codes', 'promo-codes'),
  part('promo-code', 'promo-codes', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      const { promoCodes } = await adminTexts(language);
      await openFirstRow(page);
      await page.getByRole('button', { name: promoCodes.edit, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  part('search-words', 'search'),
  part('search-group', 'search?kind=similar&q=kettle', {
    opens: '/admin/search/1',
    prepare: async (page, _texts, language) => {
      const { search } = await adminTexts(language);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: search.preview.show, exact: true }).waitFor();
      await page.getByLabel(search.preview.word, { exact: true }).fill('kettle');
      await page.getByRole('button', { name: search.preview.show, exact: true }).click();
      await page.getByText(search.preview.groups, { exact: true }).first().waitFor();
    },
  }),
  part('search-preview', 'search/preview', {
    prepare: async (page, _texts, language) => {
      const { preview } = (await adminTexts(language)).search;
      await page.getByRole('button', { name: preview.show, exact: true }).waitFor();
      await page.getByLabel(preview.word, { exact: true }).fill(language === 'ar' ? 'براد شاي' : 'tea pot');
      await page.getByRole('button', { name: preview.show, exact: true }).click();
      await page.getByText(preview.groups, { exact: true }).first().waitFor();
    },
  }),
];

/** Counts two products: one has fewer items than recorded. */
async function countStock(page: Page, _texts: unknown, language: ContentLanguage): Promise<void> {
  const { count } = (await adminTexts(language)).stock;
  const search = page.getByRole('searchbox', { name: count.search });
  for (const [id, counted] of [
    ['cup-tea-01', '32'],
    ['plate-lotus-01', '24'],
  ] as const) {
    await search.fill(id);
    await search.press('Enter');
    const field = page.locator(`#counted-${id}`);
    await field.fill(counted);
    await field.press('Enter');
    await page.locator('li', { has: field }).getByRole('status').locator('span').first().waitFor();
  }
}

/** Checks a file with new prices and pictures and imports nothing. On a busy machine it takes minutes to prepare the pictures. */
async function checkImport(page: Page): Promise<void> {
  const { csv, zip } = await importFiles();
  const [products, pictures] = [page.locator('input[type=file]').nth(0), page.locator('input[type=file]').nth(1)];
  await products.waitFor({ state: 'attached' });
  await pictures.setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: zip });
  await products.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: csv });
  await page.locator('main form button[type=submit]').waitFor({ timeout: 300_000 });
}
