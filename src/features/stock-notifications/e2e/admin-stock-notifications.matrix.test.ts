import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { storedAdmin } from '#features/auth/testing/users.ts';
import { productName } from '#features/products/product-name.ts';
import { toastText } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser();
});
afterAll(() => shop.close());

/** Makes a product out of stock and registers a stock notification; returns the name of the product with its kind. */
const addNotification = async ({ language }: Visitor, productId: string, email: string): Promise<string> => {
  const { pool } = shop.database;
  await pool.query('update products set stock = 0 where id = $1', [productId]);
  await pool.query('insert into stock_notifications (email, product_id, language) values ($1, $2, $3)', [
    email,
    productId,
    language,
  ]);
  const { rows } = await pool.query(
    `select name_${language} as name, subtitle_${language} as kind from products where id = $1`,
    [productId],
  );
  return productName(rows[0].name, rows[0].kind);
};

const enter = async (visitor: Visitor, path = '') => {
  const visit = await shop.visit(visitor, { stored: await storedAdmin(shop) });
  const { stockNotifications, products } = await loadMessages('admin', visitor.language, testSettings);
  await visit.page.goto(`/admin/stock-notifications${path}`);
  await visit.page.getByRole('heading', { level: 1, name: stockNotifications.title }).waitFor();
  return { ...visit, notifications: stockNotifications, products };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;

  testOnce('an admin sees the registrations and notifies them once the product is back in stock', async () => {
    const productId = language === 'ar' ? 'plate-lotus-01' : 'plate-lotus-02';
    const email = `waits-${language}@example.com`;
    const name = await addNotification(visitor, productId, email);
    const { page, notifications, faults, leave } = await enter(visitor);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText(notifications.waitsForStock, { exact: true }).waitFor();
    await shop.database.pool.query('update products set stock = 3 where id = $1', [productId]);
    await page.reload();
    await row.getByRole('button', { name: notifications.sendTo({ name }), exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: notifications.confirmSend({ name }) });
    await dialog.getByRole('button', { name: notifications.send, exact: true }).press('Enter');
    await toastText(page, notifications.sent({ people: '' }).title);
    await expect.poll(() => row.getByRole('button').count()).toBe(0);
    await row.getByRole('link', { name: notifications.showAll({ name }), exact: true }).click();
    const address = page.getByRole('row').filter({ hasText: email });
    await address.getByText(notifications.status.notified, { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('product')).toBe(productId);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('raising the stock in the admin area notifies the registered customers', async () => {
    const productId = language === 'ar' ? 'cup-tea-03' : 'cup-tea-04';
    const email = `automatic-${language}@example.com`;
    await addNotification(visitor, productId, email);
    const { page, notifications, products, faults, leave } = await enter(visitor, '/requests?status=pending');
    const address = page.getByRole('row').filter({ hasText: email });
    await address.waitFor();
    await page.goto(`/admin/products/${productId}`);
    await page.getByLabel(products.fields.stock, { exact: true }).fill('6');
    await page.getByRole('button', { name: products.save, exact: true }).click();
    await toastText(page, products.saved.title);
    await page.goto('/admin/stock-notifications/requests');
    await address.getByText(notifications.status.notified, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });
});
