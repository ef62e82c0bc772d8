import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '#core/i18n/format.ts';
import { estimatedDelivery } from '#features/orders/estimated-delivery.ts';
import { normalizeText, toastText, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { placeAnOrder } from '#tests/support/pages.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('the confirmation shows the estimated delivery and links to the home page and the account', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    const { title, estimated, window: days, account } = t.confirmation;
    const main = page.getByRole('main');
    await open(`/order-confirmation/${orderNumber}`);
    await waitForHeading(page, title);
    const { rows } = await shop.database.pool.query(
      'select created_at, shipping_zone from orders where order_number = $1',
      [orderNumber],
    );
    const text = normalizeText(await main.innerText());
    const date = formatDate(estimatedDelivery(rows[0].created_at, rows[0].shipping_zone), language);
    expect(text).toContain(normalizeText(`${estimated} ${date} ${days({ days: rows[0].shipping_zone.days })}`));

    await main.getByRole('link', { name: t.states.backHome, exact: true }).click();
    await waitForPath(page, '/');
    await page.goBack();
    await main.getByRole('link', { name: account, exact: true }).click();
    await waitForPath(page, '/account');
    await leave();
  });

  testOnce('an order that cannot be loaded redirects home, with a notice that contains its number', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    const { page, context, t, leave } = await shop.visit(visitor, { stored });
    let tries = 0;
    await context.route(`**/api/orders/${orderNumber}?**`, (route) => {
      tries += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await page.goto(`/order-confirmation/${orderNumber}`);
    await waitForPath(page, '/');
    const message = t.notices.order.lookupFailed({ number: orderNumber });
    expect(await toastText(page, message.title)).toBe(normalizeText(message.body));
    expect(tries).toBe(4);
    await leave();
  });
});
