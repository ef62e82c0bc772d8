import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderStatuses } from '../../domain/orders/status.ts';
import { formatMoney } from '../../locales/format.ts';
import { loadAccountMessages } from '../../locales/load-rooms.ts';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors } from '../world/browser.ts';
import { hueOf } from '../world/hue-of.ts';
import { placeAnOrder } from '../world/pages.ts';
import { sessionKey, storedSession } from '../world/people.ts';
import { asRead, noticeOn, untilAt } from '../world/seen.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Where on the wheel of colours each status has its badge. */
const hues = {
  pending: [30, 65],
  processing: [205, 245],
  shipped: [250, 320],
  delivered: [100, 180],
  cancelled: [0, 25],
} as const;

/** Gives the owner of an order one more in each of the later states, each a day older than the last. */
const olderOrders = (orderNumber: string) =>
  shop.database.pool.query(
    `insert into orders select (jsonb_populate_record(one, jsonb_build_object(
       'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'status', later.state,
       'order_number', 'ORD-' || age || '-' || upper(substr(md5(one.id::text || later.state), 1, 9)),
       'created_at', one.created_at - age * interval '1 day'))).*
     from orders one, unnest($2::text[]) with ordinality as later(state, age) where one.order_number = $1`,
    [orderNumber, orderStatuses.slice(1)],
  );

describe.each(twoVisitors)(inEach, (visitor) => {
  test('the account sends a stranger to sign in', async () => {
    const { page, leave } = await shop.visit(visitor);
    await page.goto('/account');
    await untilAt(page, '/auth');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/account');
    await leave();
  });

  test('orders stand newest first, each with its day, its total in pounds and its status in its colour', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    await olderOrders(orderNumber);
    const { page, language, open, leave } = await shop.visit(visitor, { stored });
    const { status } = await loadAccountMessages(language);
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
      const text = asRead(await cards.nth(index).innerText());
      expect(text).toContain(rows[index]?.order_number);
      expect(text).toContain(asRead(formatMoney(rows[index]?.total ?? 0, language)));
      const badge = cards.nth(index).locator('header p').last();
      expect(asRead(await badge.innerText())).toContain(status.order[state]);
      const hue = await hueOf(badge);
      expect(hue, state).toBeGreaterThanOrEqual(hues[state][0]);
      expect(hue, state).toBeLessThanOrEqual(hues[state][1]);
    }
    const days = await cards.locator('time').evaluateAll((found) => found.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());
    await leave();
  });

  test('the logout button of the account signs out', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, words, open, leave } = await shop.visit(visitor, { stored });
    await open('/account');
    await page.getByRole('main').getByRole('button', { name: words.shell.nav.logout, exact: true }).click();
    await untilAt(page, '/');
    await noticeOn(page, words.notices.auth.loggedOut.title);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await leave();
  });

  test('orders that cannot be loaded are not shown, and may be asked for again', async () => {
    const { orderNumber, stored } = await placeAnOrder(shop, visitor);
    const { page, context, words, open, leave } = await shop.visit(visitor, { stored });
    await context.route('**/api/orders?**', (route) => route.abort());
    await open('/account');
    await page.getByRole('main').getByText(words.pages.couldNotLoad, { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    await context.unroute('**/api/orders?**');
    await page.getByRole('button', { name: words.fields.tryAgain, exact: true }).click();
    await page.getByText(orderNumber, { exact: true }).waitFor();
    await leave();
  });
});
