import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { cartKey, productOf, sessionKey, storedCart, storedSession } from '#features/auth/testing/users.ts';
import { orderStatuses } from '#features/orders/order-status.ts';
import { orderColumns } from '#features/orders/server/stored-order.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { findCutText } from '#tests/support/browser/clipped-text.ts';
import { hueOf } from '#tests/support/browser/color.ts';
import { normalizeText, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
} from '#tests/support/browser.ts';
import { placeAnOrder } from '#tests/support/pages.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Hue range of each order status badge, in degrees. */
const hues = {
  pending: [30, 65],
  processing: [205, 245],
  shipped: [250, 320],
  delivered: [100, 180],
  cancelled: [0, 25],
} as const;

/** Copies an order into each of the later statuses, each copy one day older than the last. */
const olderOrders = (orderNumber: string) =>
  shop.database.pool.query(
    `insert into orders (${orderColumns.join(', ')})
     select ${orderColumns.join(', ')} from (select (jsonb_populate_record(one, jsonb_build_object(
       'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'status', later.state,
       'order_number', 'ORD-' || age || '-' || upper(substr(md5(one.id::text || later.state), 1, 9)),
       'created_at', one.created_at - age * interval '1 day'))).*
     from orders one, unnest($2::text[]) with ordinality as later(state, age) where one.order_number = $1) as copied`,
    [orderNumber, orderStatuses.slice(1)],
  );

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('the account page redirects a guest to sign-in', async () => {
    const { page, leave } = await shop.visit(visitor);
    await page.goto('/account');
    await waitForPath(page, '/auth');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/account');
    await leave();
  });

  testOnce('orders are listed newest first with day, total in pounds and colored status', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    await olderOrders(orderNumber);
    const { page, language, open, leave } = await shop.visit(visitor, { stored });
    const { status } = await loadMessages('account', language, testSettings);
    const { rows } = await shop.database.pool.query<{ order_number: string; total: number }>(
      `select order_number, total from orders where user_id = (select user_id from orders where order_number = $1)
       order by created_at desc`,
      [orderNumber],
    );
    await open('/account');
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(orderStatuses.length);
    expect(rows[0]?.order_number).toBe(orderNumber);
    for (const [index, state] of orderStatuses.entries()) {
      const text = normalizeText(await cards.nth(index).innerText());
      expect(text).toContain(rows[index]?.order_number);
      expect(text).toContain(normalizeText(formatMoney(rows[index]?.total ?? 0, language)));
      const badge = cards.nth(index).locator('header .badge');
      expect(normalizeText(await badge.innerText())).toContain(status.order[state]);
      const hue = await hueOf(badge);
      expect(hue, state).toBeGreaterThanOrEqual(hues[state][0]);
      expect(hue, state).toBeLessThanOrEqual(hues[state][1]);
    }
    const days = await cards
      .locator('time')
      .evaluateAll((elements) => elements.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());
    await leave();
  });

  testOnce('the logout button of the account page signs out', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    await open('/account');
    await page.getByRole('main').getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
    await waitForPath(page, '/');
    await toastText(page, t.notices.auth.loggedOut.title);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await leave();
  });

  testOnce('an order shows its payment method, payment status and a link to its chat', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    const { orders, status } = await loadMessages('account', language, testSettings);
    await open('/account');
    const card = page.getByRole('article');
    await card.getByText(orderNumber).waitFor();
    expect(await card.innerText()).toContain(orders.paymentIs({ state: status.payment.pending }));
    await card.getByRole('button', { name: orders.details, exact: true }).click();
    await card.getByText(t.checkout.payment.methods.bank_transfer.name).waitFor();
    const chat = card.getByRole('link', { name: orders.chat, exact: true });
    expect(await chat.getAttribute('href')).toContain('https://wa.me/');
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(orderNumber);
    expect(await chat.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await findCutText(page)).toEqual([]);

    await shop.database.pool.query(`update orders set status = 'cancelled' where order_number = $1`, [orderNumber]);
    await page.reload();
    await card.getByText(orderNumber).waitFor();
    expect(await card.innerText()).not.toContain(status.payment.pending);
    expect(await card.getByRole('list', { name: orders.progress }).count()).toBe(0);
    await leave();
  });

  testOnce('reordering adds what is still sold to the cart at the current price and names the rest', async () => {
    const lines = ['cup-tea-02', 'cup-coffee-01', 'plate-lotus-02'].map((productId) => ({ productId, quantity: 3 }));
    const { orderNumber, stored } = await placeAnOrder(shop, visitor, { lines });
    const { page, t, language, open, leave } = await shop.visit(visitor, {
      stored: { ...stored, [cartKey]: storedCart({ 'cup-tea-02': 98 }, visitor.language) },
    });
    const { orders, filling } = await loadMessages('account', language, testSettings);
    await shop.database.pool.query(`update products set stock = 0 where id = 'cup-coffee-01'`);
    await shop.database.pool.query(`update products set is_archived = true where id = 'plate-lotus-02'`);
    await shop.database.pool.query(`update products set price = price + 100 where id = 'cup-tea-02'`);
    try {
      await open('/account');
      await page.getByText(orderNumber).waitFor();
      await page.getByRole('button', { name: orders.again, exact: true }).click();
      await waitForPath(page, '/cart');
      const nameOf = (id: string) => productOf(id).name[language];
      const names = [nameOf('cup-coffee-01'), nameOf('plate-lotus-02')].join(orders.between);
      const expectedText = `${filling.leftOut({ names })} ${filling.cut({ names: nameOf('cup-tea-02') })}`;
      expect(await toastText(page, t.notices.cart.addedAll.title)).toBe(normalizeText(expectedText));
      const items = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), cartKey)) ?? '');
      expect(items).toMatchObject([{ id: 'cup-tea-02', quantity: 100, price: productOf('cup-tea-02').price + 100 }]);
    } finally {
      await shop.database.pool.query(`update products set stock = 20, is_archived = false where id = any($1)`, [
        ['cup-coffee-01', 'plate-lotus-02'],
      ]);
      await shop.database.pool.query(`update products set price = price - 100 where id = 'cup-tea-02'`);
    }
    await leave();
  });

  testOnce('a customer without orders gets a link to the shop', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, language, open, leave } = await shop.visit(visitor, { stored });
    const { empty } = (await loadMessages('account', language, testSettings)).orders;
    await open('/account');
    await page.getByRole('heading', { name: empty.title, exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: empty.button, exact: true }).click();
    await waitForPath(page, '/products');
    await leave();
  });

  testOnce('a failure to load orders shows a message and a retry button', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    const { page, context, t, open, leave } = await shop.visit(visitor, { stored });
    await context.route('**/api/orders?**', (route) => route.abort());
    await open('/account');
    await page.getByRole('main').getByText(t.states.couldNotLoad, { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    await context.unroute('**/api/orders?**');
    await page.getByRole('button', { name: t.fields.tryAgain, exact: true }).click();
    await page.getByText(orderNumber, { exact: true }).waitFor();
    await leave();
  });
});
