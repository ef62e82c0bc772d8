import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordersOf } from '#features/orders/testing/orders.ts';
import {
  openAccountMenu,
  placeOrderButton,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors, type Visit } from '#tests/support/browser.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import {
  cartKey,
  fillShipping,
  newCustomer,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '../testing/users.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

type Session = { readonly access_token: string; readonly refresh_token: string; readonly expires_at: number };

const sessionThat = async (changes: Partial<Session>) =>
  JSON.stringify({ ...JSON.parse(await storedSession(shop.url)), ...changes });
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const readSession = async ({ page }: Visit): Promise<Session | null> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), sessionKey)) ?? 'null');

/** Counts the requests of a visit that refresh the session. */
const countRefreshes = async ({ context }: Visit): Promise<() => number> => {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) count += 1;
  });
  return () => count;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce(
    'an access token that only the server considers expired is refreshed once, and the order is placed',
    async () => {
      const customer = newCustomer();
      const session = JSON.parse(await storedSession(shop.url, customer));
      const visit = await shop.visit(visitor, {
        stored: {
          [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language),
          [sessionKey]: JSON.stringify(session),
        },
      });
      const { page, t } = visit;
      await visit.open('/checkout');
      await waitForHeading(page, t.checkout.title);
      await fillShipping(page, t, shippingFieldValue[visitor.language]);
      const refreshes = await countRefreshes(visit);
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        sessionKey,
        JSON.stringify({ ...session, access_token: `${session.access_token}x` }),
      ] as const);
      await placeOrderButton(page, t).click();
      await waitForPath(page, /^\/order-confirmation\//);
      await waitForHeading(page, t.confirmation.title);
      expect(refreshes()).toBe(1);
      expect(await ordersOf(shop.database, customer.email)).toHaveLength(1);
      expect((await readSession(visit))?.refresh_token).not.toBe(session.refresh_token);
      await visit.leave();
    },
  );

  testOnce('the accounts client repeats a call whose access token the server refused', async () => {
    const session = JSON.parse(await storedSession(shop.url));
    const stored = { [sessionKey]: JSON.stringify({ ...session, access_token: `${session.access_token}x` }) };
    const visit = await shop.visit(visitor, { stored });
    const { page, context, t } = visit;
    const refreshes = await countRefreshes(visit);
    // a refused shop API call would refresh the token first
    await context.route('**/api/**', (route) => route.abort());
    await visit.open('/about');
    // the account menu loads the accounts client, which signs out on the server with a renewed token
    await (await openAccountMenu(page, t)).getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
    await toastText(page, t.notices.auth.loggedOut.title);
    expect(refreshes()).toBe(1);
    const { rows } = await shop.database.pool.query('select 1 from auth.sessions where user_id = $1', [
      session.user.id,
    ]);
    expect(rows).toEqual([]);
    await visit.leave();
  });

  testOnce(
    'a device whose clock is two hours ahead refreshes at most once, and a slow one never needs to',
    async () => {
      for (const [hours, max] of [
        [2, 1],
        [-2, 0],
      ] as const) {
        const visit = await shop.visit(visitor, { stored: { [sessionKey]: await storedSession(shop.url) } });
        await visit.page.clock.install({ time: Date.now() + hours * 3_600_000 });
        const refreshes = await countRefreshes(visit);
        for (let pages = 0; pages < 3; pages += 1) {
          const isLoaded = visit.page.waitForResponse((response) => response.url().endsWith('/api/profile'));
          await visit.open('/account');
          expect((await isLoaded).status()).toBe(200);
        }
        expect(refreshes()).toBeLessThanOrEqual(max);
        expect(await readSession(visit)).not.toBeNull();
        await visit.leave();
      }
    },
  );

  testOnce('a session is refreshed before it expires', async () => {
    const stored = { [sessionKey]: await sessionThat({ expires_at: inSeconds(20) }) };
    const before: Session = JSON.parse(stored[sessionKey]);
    const visit = await shop.visit(visitor, { stored });
    await visit.open('/account');
    await expect.poll(async () => (await readSession(visit))?.refresh_token).not.toBe(before.refresh_token);
    expect((await readSession(visit))?.expires_at).toBeGreaterThan(inSeconds(600));
    await visit.page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(new URL(visit.page.url()).pathname).toBe('/account');
    await visit.leave();
  });

  testOnce('a tab checks its session when it becomes visible', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const before: Session = JSON.parse(stored[sessionKey]);
    const visit = await shop.visit(visitor, { stored });
    const { page, t, context, open, leave } = visit;
    // signing out loads the accounts client; when that fails, the session stays
    await context.route('**/auth/v1/logout*', (route) => route.abort());
    await open('/account');
    await page.getByRole('main').getByRole('button', { name: t.layout.nav.logout }).click();
    await page.getByRole('alert').getByText(t.notices.auth.error.title, { exact: true }).waitFor();

    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text);
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
      [sessionKey, JSON.stringify({ ...before, expires_at: inSeconds(5) })] as const,
    );
    await expect.poll(async () => (await readSession(visit))?.refresh_token).not.toBe(before.refresh_token);
    await leave();
  });

  testOnce('a session that cannot be refreshed is removed, and the customer signs in again', async () => {
    const stored = { [sessionKey]: await sessionThat({ expires_at: inSeconds(-60), refresh_token: 'long-gone' }) };
    const visit = await shop.visit(visitor, { stored });
    await visit.page.goto('/account');
    await waitForPath(visit.page, '/auth');
    expect(await readSession(visit)).toBeNull();
    await visit.leave();
  });

  testOnce('a refresh without a response is retried after 200 ms, then after twice as long', async () => {
    const stored = { [sessionKey]: await sessionThat({ expires_at: inSeconds(-60) }) };
    const { page, context, leave } = await shop.visit(visitor, { stored });
    const tries: number[] = [];
    await context.route('**/auth/v1/token*', async (route) => {
      tries.push(performance.now());
      await (tries.length < 4 ? route.fulfill({ status: 503, body: '' }) : route.continue());
    });
    await page.goto('/account');
    await expect.poll(() => tries.length).toBeGreaterThanOrEqual(4);
    const waits = tries.slice(1, 4).map((at, index) => at - (tries[index] ?? 0));
    const tolerance = scaledLimit(600);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(200 * 2 ** index - 20);
      expect(wait).toBeLessThan(200 * 2 ** index + tolerance);
    }
    await leave();
  });
});
