import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFocused, toastText } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { sellOut } from '#tests/support/shop/sell-out.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { waitForStart } from '../../../../scripts/lib/page.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const setStock = (productId: string, stock: number) =>
  shop.database.pool.query('update products set stock = $2 where id = $1', [productId, stock]);

const listRecipients = async (productId: string): Promise<readonly string[]> => {
  const { rows } = await shop.database.pool.query(
    'select email from stock_notifications where product_id = $1 order by email',
    [productId],
  );
  return rows.map(({ email }) => email);
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  const productId = visitor.language === 'ar' ? 'cup-coffee-02' : 'cup-coffee-03';

  testOnce('a guest registers for an out-of-stock product, and the device stores it', async () => {
    await sellOut(shop, productId);
    const visit = await shop.visit(visitor);
    const { page, t } = visit;
    const { notify } = t.productDetails;
    const messages = t.notices.stock;
    await visit.open(`/product/${productId}`);
    await page.getByText(t.product.outOfStock, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: t.catalogue.addToCart }).count()).toBe(0);

    const notifyButton = page.getByRole('button', { name: notify.title, exact: true });
    await waitForStart(notifyButton);
    await notifyButton.press('Enter');
    const dialog = page.getByRole('dialog', { name: notify.title });
    const email = dialog.getByRole('textbox', { name: t.fields.email });
    const send = dialog.getByRole('button', { name: notify.submit, exact: true });
    await email.waitFor();
    await email.fill('salma@example.com');
    await send.click();
    expect(await toastText(page, messages.registered.title)).toBe(messages.registered.body);
    await email.waitFor({ state: 'detached' });
    expect(await listRecipients(productId)).toEqual(['salma@example.com']);
    await page.getByText(notify.registered, { exact: true }).waitFor();
    const again = page.getByRole('button', { name: notify.again, exact: true });
    await expect.poll(() => isFocused(again)).toBe(true);

    await page.reload();
    await page.getByText(notify.registered, { exact: true }).waitFor();
    await waitForStart(again);
    await again.click();
    expect(await email.inputValue()).toBe('');
    await visit.leave();
  });

  testOnce(
    'a product that is restocked while the form is filled in can be bought, and its registration ends',
    async () => {
      await sellOut(shop, productId);
      const visit = await shop.visit(visitor, {
        stored: { 'lazaward-stock-notifications': JSON.stringify([productId]) },
      });
      const { page, t } = visit;
      const { notify } = t.productDetails;
      await visit.open(`/product/${productId}`);
      const again = page.getByRole('button', { name: notify.again, exact: true });
      await waitForStart(again);
      await again.click();
      const dialog = page.getByRole('dialog', { name: notify.title });
      await setStock(productId, 3);
      await dialog.getByRole('textbox', { name: t.fields.email }).fill('salma@example.com');
      await dialog.getByRole('button', { name: notify.submit, exact: true }).click();
      expect(await toastText(page, t.notices.stock.failed.title)).toBe(errorText('ALREADY_IN_STOCK', visitor.language));
      await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first().waitFor();

      await sellOut(shop, productId);
      await visit.open(`/product/${productId}`);
      await page.getByRole('button', { name: notify.title, exact: true }).waitFor();
      expect(await page.getByText(notify.registered, { exact: true }).count()).toBe(0);
      await visit.leave();
    },
  );
});
