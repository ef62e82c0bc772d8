import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForPath } from '../support/browser/visible-text.ts';
import {
  inEach,
  inTurnWith,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visit,
} from '../support/browser.ts';
import { sessionKey, storedSession } from '../support/users.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

type Session = { readonly access_token: string; readonly refresh_token: string; readonly expires_at: number };

const sessionThat = async (changes: Partial<Session>) =>
  JSON.stringify({ ...JSON.parse(await storedSession(shop.url)), ...changes });
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const kept = async ({ page }: Visit): Promise<Session | null> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), sessionKey)) ?? 'null');

describe.each(twoVisitors)(inEach, (visitor) => {
  const inTurn = inTurnWith(visitor, test);

  inTurn('a session is refreshed before it expires', async () => {
    const stored = { [sessionKey]: await sessionThat({ expires_at: inSeconds(20) }) };
    const before: Session = JSON.parse(stored[sessionKey]);
    const visit = await shop.visit(visitor, { stored });
    await visit.open('/account');
    await expect.poll(async () => (await kept(visit))?.refresh_token).not.toBe(before.refresh_token);
    expect((await kept(visit))?.expires_at).toBeGreaterThan(inSeconds(600));
    await visit.page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(new URL(visit.page.url()).pathname).toBe('/account');
    await visit.leave();
  });

  inTurn('a tab checks its session when it becomes visible', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const before: Session = JSON.parse(stored[sessionKey]);
    const visit = await shop.visit(visitor, { stored });
    const { page, words, context, open, leave } = visit;
    // signing out loads the accounts client; when that fails, the session stays
    await context.route('**/auth/v1/logout*', (route) => route.abort());
    await open('/account');
    await page.getByRole('main').getByRole('button', { name: words.layout.nav.logout }).click();
    await page.getByRole('alert').getByText(words.notices.auth.error.title, { exact: true }).waitFor();

    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text);
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
      [sessionKey, JSON.stringify({ ...before, expires_at: inSeconds(5) })] as const,
    );
    await expect.poll(async () => (await kept(visit))?.refresh_token).not.toBe(before.refresh_token);
    await leave();
  });

  inTurn('a session that cannot be refreshed is removed, and the customer signs in again', async () => {
    const stored = { [sessionKey]: await sessionThat({ expires_at: inSeconds(-60), refresh_token: 'long-gone' }) };
    const visit = await shop.visit(visitor, { stored });
    await visit.page.goto('/account');
    await waitForPath(visit.page, '/auth');
    expect(await kept(visit)).toBeNull();
    await visit.leave();
  });

  inTurn('a refresh without an answer is retried after 200 ms, then after twice as long', async () => {
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
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(200 * 2 ** index - 20);
      expect(wait).toBeLessThan(200 * 2 ** index + 600);
    }
    await leave();
  });
});
