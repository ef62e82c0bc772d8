import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, productOf, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { drawPhotograph } from '../support/browser/test-images.ts';
import { dismissToast, waitForHeading } from '../support/browser/visible-text.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';
import { apiAs, checkKeyScreens, type StaffVisit, startStaffVisit } from '../support/working-day.ts';

const cup = 'cup-tea-03';
const mug = 'cup-mug-01';
let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const stored = async (id: string) =>
  (await shop.database.pool.query('select price, stock, badge from products where id = $1', [id])).rows[0];

test('a catalogue role edits prices in the grid and by a file, takes stock, and replies to a review', async () => {
  const { email } = newCustomer();
  await storedSession(shop.url, newCustomer({ email }));
  await shop.database.pool.query(
    `insert into reviews (user_id, product_id, rating, comment)
     select id, $2, 4, 'Lighter than it looks' from auth.users where email = $1`,
    [email, cup],
  );
  await shop.database.pool.query('update products set stock = 2 where id = $1', [cup]);
  const session = await storedAdmin(shop, newCustomer({ name: 'Sherif' }), 'catalogue');

  // morning, on a desktop, in Arabic
  const morning = await startStaffVisit(shop, { language: 'ar', width: 1440 }, session);
  await changeInGrid(morning);
  await importFile(morning);
  await replacePicture(morning);
  await morning.stop();
  expect(await stored(cup)).toMatchObject({ price: 96_500, stock: 2 });
  expect(await stored(mug)).toMatchObject({ price: 70_000 });

  // afternoon, on a phone, in English
  const afternoon = await startStaffVisit(shop, { language: 'en', width: 390 }, session);
  await countLowStock(afternoon);
  await answerReview(afternoon);
  const { page, admin } = afternoon;
  for (const path of ['orders', 'customers', 'settings']) {
    await page.goto(`/admin/${path}`);
    await page.getByText(admin.layout.noRight, { exact: true }).waitFor();
  }
  await apiAs(shop, session)('GET', '/admin/customers', undefined, 403);
  await afternoon.stop();

  await checkKeyScreens(shop, session, [
    ['products', (each) => each.products.title],
    ['products/import', (each) => each.products.import.title],
    ['stock/count', (each) => each.stock.count.title],
  ]);
});

/** Enters two prices and a stock by keyboard, undoes one of them, and saves the others together. */
const changeInGrid = async ({ page, admin, goTo, press, look }: StaffVisit) => {
  const { products } = admin;
  await goTo('', products.title);
  await page.getByRole('link', { name: products.grid.action, exact: true }).click();
  await waitForHeading(page, products.grid.title);
  const grid = page.getByRole('grid', { name: products.grid.title });
  await page.getByRole('searchbox', { name: products.search, exact: true }).fill(productOf(cup).name.ar);
  await expect.poll(() => grid.getByRole('row').count()).toBe(2);
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.type('955');
  await page.keyboard.press('Enter');
  await page.getByText(products.grid.changed(1), { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText(products.grid.changed(0), { exact: true }).waitFor();
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.type('965');
  await page.keyboard.press('Enter');
  await look();
  await press(products.grid.save);
  await dismissToast(page, products.grid.saved);
  await page.getByRole('link', { name: products.grid.back, exact: true }).click();
  await waitForHeading(page, products.title);
};

/** Imports a file: an invalid line is refused with its position; the corrected file previews its changes and applies them. */
const importFile = async ({ page, admin, press, look }: StaffVisit) => {
  const { products } = admin;
  const { import: t, fields } = products;
  const choose = (content: string) =>
    page
      .locator('input[type=file][accept*=csv]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('link', { name: t.action, exact: true }).click();
  await waitForHeading(page, t.title);
  await choose(`id;${fields.price}\n${cup};٩٦٠\n${mug};كثير\n`);
  const errors = page.getByRole('table', { name: t.errors });
  await errors.getByText(fields.price, { exact: true }).waitFor();
  await errors.getByText('٣', { exact: true }).first().waitFor();
  await look();
  await choose(`id;${fields.price}\n${mug};٧٠٠\n`);
  await page.getByRole('table', { name: t.changes }).getByText('٧٠٠').waitFor();
  await look();
  await press(t.start(1));
  await page.getByText(t.done(1), { exact: true }).waitFor();
  await page.getByRole('link', { name: t.back, exact: true }).first().click();
  await waitForHeading(page, products.title);
};

/** Replaces the picture of a product, which is searched for in the list. */
const replacePicture = async ({ page, admin, press, look }: StaffVisit) => {
  const { products, pictures } = admin;
  const { name } = productOf(mug);
  await page.getByRole('searchbox', { name: products.search, exact: true }).fill(name.ar);
  await page.getByRole('link', { name: name.ar, exact: true }).click();
  await waitForHeading(page, name.ar);
  const main = page.getByRole('form', { name: pictures.views[1], exact: true });
  const buffer = await drawPhotograph().jpeg().toBuffer();
  await main.locator('input[type=file]').setInputFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer });
  await look();
  await press(pictures.put, main);
  await dismissToast(page, pictures.done.title);
};

/** Counts a product with low stock, which appears in its movements. */
const countLowStock = async ({ page, admin, goTo, press, look }: StaffVisit) => {
  const { products, stock } = admin;
  const name = productOf(cup).name.en;
  await goTo('products?state=low', products.title);
  await page.getByRole('link', { name, exact: true }).waitFor();
  await look();
  await goTo('stock', stock.title);
  await page.getByRole('link', { name: stock.count.action, exact: true }).click();
  await waitForHeading(page, stock.count.title);
  await page.getByRole('searchbox', { name: stock.count.search }).fill(cup);
  await page.keyboard.press('Enter');
  await page.getByLabel(stock.count.counted({ name }), { exact: true }).fill('9');
  await page.keyboard.press('Enter');
  await page.getByText(stock.count.more({ amount: '7' }), { exact: true }).waitFor();
  await look();
  await press(stock.count.save);
  await dismissToast(page, stock.count.saved);
  await page.getByRole('link', { name: stock.count.back, exact: true }).click();
  await waitForHeading(page, stock.title);
  await page.getByText(stock.reasons.stocktaking, { exact: true }).locator('visible=true').first().waitFor();
  expect(await stored(cup)).toMatchObject({ stock: 9 });
};

/** Publishes a reply to a review. */
const answerReview = async ({ page, admin, goTo, press, look }: StaffVisit) => {
  const { reviews } = admin;
  await goTo('reviews', reviews.title);
  const review = page.getByRole('article').filter({ hasText: 'Lighter than it looks' });
  await press(reviews.reply.answer, review);
  const dialog = page.getByRole('dialog', { name: reviews.reply.title });
  await dialog.getByLabel(reviews.reply.text, { exact: true }).fill('The glaze is thin.');
  await look();
  await press(reviews.reply.save, dialog);
  await dismissToast(page, reviews.reply.saved.title);
  await review.getByText('The glaze is thin.', { exact: true }).waitFor();
};
