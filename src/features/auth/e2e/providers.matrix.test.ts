import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { type OpenidProvider, openOpenidProvider } from '#tests/support/servers/openid-provider.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { freePort } from '../../../../scripts/lib/free-port.ts';
import { writeAccountsFile } from '../testing/auth-page.ts';
import { sessionKey } from '../testing/users.ts';

let provider: OpenidProvider;
let shop: ShopInBrowser;
let file: Awaited<ReturnType<typeof writeAccountsFile>>;

const people = {
  mona: { email: 'mona@example.com', email_verified: true, name: 'منى' },
  nadia: { email: 'nadia@example.com', email_verified: true, name: 'Nadia' },
};

beforeAll(async () => {
  const port = await freePort();
  provider = await openOpenidProvider({ callback: `http://localhost:${port}/auth/v1/callback`, accounts: people });
  file = await writeAccountsFile({
    providers: {
      google: provider.settings,
      keycloak: provider.settings,
      museum: { ...provider.settings, name: 'Museum members' },
    },
  });
  shop = await openShopInBrowser({ PORT: String(port), ACCOUNTS_FILE: file.path });
});

afterAll(async () => {
  await shop.close();
  await provider.close();
  await file.remove();
});

const providerButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('a button leads to the provider, and a successful sign-in returns to the starting page', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    await open('/auth?to=/products/cups');
    const google = providerButton(page, entry.providers.google);
    await google.waitFor();
    expect(normalizeText(await google.innerText())).toBe(
      normalizeText(entry.provider({ name: entry.providers.google })),
    );
    await providerButton(page, 'Keycloak').waitFor();
    // the owner's name
    await providerButton(page, 'Museum members').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await google.click();
    await page.getByRole('link', { name: visitor.language === 'ar' ? 'mona' : 'nadia' }).click();
    await waitForPath(page, '/products/cups');
    expect(page.url()).toBe(`${shop.url}/products/cups`);
    const stored = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ user: { app_metadata: { provider: 'google' } } });
    await leave();
  });

  testOnce('cancelling at the provider shows a notice on the starting page', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    await open('/auth?to=/products/cups');
    await providerButton(page, 'Keycloak').click();
    await page.getByRole('link', { name: 'nobody' }).click();
    expect(await toastText(page, t.notices.auth.error.title)).toBe(normalizeText(entry.returns.access_denied));
    expect(new URL(page.url()).search).toBe('?to=%2Fproducts%2Fcups');
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await leave();
  });

  testOnce(
    'a late, repeated or incomplete return from the provider shows an error and allows a new attempt',
    async () => {
      const { page, t, open, leave } = await shop.visit(visitor);
      const entry = await loadMessages('authFlows', visitor.language, testSettings);
      for (const query of ['', '?state=guessed&code=x', `?state=${crypto.randomUUID()}&code=x`]) {
        await page.goto(`/auth/v1/callback${query}`);
        expect(await toastText(page, t.notices.auth.error.title)).toBe(normalizeText(entry.returns.bad_oauth_state));
        expect(page.url()).toBe(`${shop.url}/auth`);
      }
      const callback = page.waitForRequest((request) => request.url().includes('/auth/v1/callback'));
      await open('/auth?to=/products/cups');
      await providerButton(page, entry.providers.google).click();
      await page.getByRole('link', { name: visitor.language === 'ar' ? 'mona' : 'nadia' }).click();
      await waitForPath(page, '/products/cups');
      await page.goto((await callback).url());
      // a signed-in customer is redirected to the account, and sees the error there
      await waitForPath(page, '/account');
      expect(await toastText(page, t.notices.auth.error.title)).toBe(
        normalizeText(entry.returns.flow_state_already_used),
      );
      await leave();
    },
  );

  testOnce('provider buttons that load late move no control in use', async () => {
    const { page, open, leave } = await shop.visit(visitor, {
      before: () => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const each of list.getEntries()) shifts.push((each as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      },
    });
    await open('/auth');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Keycloak/ })
      .waitFor();
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.1);
    await leave();
  });
});
