import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { findBidiFaults } from '#tests/support/browser/bidi-order.ts';
import { readGlyphs } from '#tests/support/browser/glyph-boxes.ts';
import { drawPhotograph } from '#tests/support/browser/test-images.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
  type Visitor,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { zipOf } from '#tests/support/zip.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

const enter = async (visitor: Visitor, path: string) => {
  const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
  const texts = await loadMessages('admin', visitor.language, testSettings);
  await visit.page.goto(path);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
  return { ...visit, texts };
};

const stored = async (id: string) =>
  (await shop.database.pool.query('select stock, price, badge from products where id = $1', [id])).rows[0];

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const productNumber = visitor.language === 'ar' ? 1 : 2;

  test('an admin counts a product, the count survives a reload, and the movements contain it', async () => {
    const id = `cup-tea-0${productNumber}`;
    const { page, texts: t, leave, faults } = await enter(visitor, '/admin/stock/count');
    const { count } = t.stock;
    await page.getByRole('searchbox', { name: count.search }).fill(id);
    await page.keyboard.press('Enter');
    const field = page.locator(`#counted-${id}`);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('٧');
    await page.keyboard.press('Enter');
    await page.reload();
    expect(await field.inputValue()).toBe('٧');
    await page.getByRole('button', { name: count.save, exact: true }).click();
    await page.getByText(count.empty).waitFor();
    expect((await stored(id)).stock).toBe(7);
    await page.goto(`/admin/stock?product=${id}`);
    await page.getByRole('table').getByText(t.stock.reasons.stocktaking).waitFor();
    // a minus sign is on the correct side of its number
    if (visitor.language === 'ar') expect(findBidiFaults(await readGlyphs(page))).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('an admin changes a price in the grid and saves it', async () => {
    const { page, texts: t, leave, faults } = await enter(visitor, '/admin/products/grid?sort=name');
    const { grid } = t.products;
    const table = page.getByRole('grid', { name: grid.title });
    await table.waitFor();
    const [product] = (
      await shop.database.pool.query(
        `select id from products where not is_archived order by name_${visitor.language} collate "${visitor.language}-x-icu", id limit 1`,
      )
    ).rows;
    await table.locator('[tabindex="0"]').focus();
    await page.keyboard.type(String(1_000 + productNumber));
    await page.keyboard.press('Enter');
    await page.getByText(grid.changed(1), { exact: true }).waitFor();
    await page.getByRole('button', { name: grid.save, exact: true }).click();
    await page.getByText(grid.changed(0), { exact: true }).waitFor();
    expect((await stored(product.id)).price).toBe((1_000 + productNumber) * 100);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('an admin previews and imports a file, and then one with pictures in a ZIP file', async () => {
    const id = `cup-mug-0${productNumber}`;
    const { page, texts: t, leave, faults } = await enter(visitor, '/admin/products/import');
    const { import: texts, fields } = t.products;
    const choose = (content: string) =>
      page
        .locator('input[type=file][accept*=csv]')
        .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    const choosePictures = async () => {
      const zip = await zipOf({
        'cup.jpg': await drawPhotograph().jpeg().toBuffer(),
        'not-used.txt': Buffer.from('not used'),
      });
      await page
        .locator('input[type=file][accept*=zip]')
        .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: zip });
    };
    await choose(`id;${fields.price}\n${id};${700 + productNumber}\n`);
    await page
      .getByRole('table', { name: texts.changes })
      .getByText(formatNumber(700 + productNumber, visitor.language))
      .waitFor();
    await page.getByRole('button', { name: texts.start(1), exact: true }).click();
    await page.getByText(texts.done(1), { exact: true }).waitFor();
    expect((await stored(id)).price).toBe((700 + productNumber) * 100);
    await page.getByRole('button', { name: texts.again, exact: true }).click();
    await choosePictures();
    await choose(`id;${t.products.file.pictures}\n${id};cup.jpg|gone.jpg\n`);
    await page.getByRole('table', { name: texts.errors }).getByText('gone.jpg', { exact: true }).waitFor();
    await choose(`id;${t.products.file.pictures}\n${id};cup.jpg\n`);
    await page.getByText(texts.prepared(1), { exact: true }).waitFor();
    const thumbnail = page.getByRole('table', { name: texts.changes }).locator('img');
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByText('not-used.txt', { exact: true }).waitFor();
    await page.getByRole('button', { name: texts.start(1), exact: true }).click();
    await page.getByText(texts.done(1), { exact: true }).waitFor();
    const { rows } = await shop.database.pool.query(
      `select path from product_pictures where product_id = $1 and view = 1`,
      [id],
    );
    expect(rows[0].path).toMatch(/^custom\//u);
    expect(faults).toEqual([]);
    await leave();
  });
});
