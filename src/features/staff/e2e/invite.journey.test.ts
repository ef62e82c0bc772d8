import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { buttonIn, fieldIn, signInElsewhere } from '#features/auth/testing/auth-page.ts';
import { newCustomer, sessionKey } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import {
  errorUnder,
  normalizeText,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
  type Visitor,
} from '#tests/support/browser.ts';
import { linkIn, messageTo } from '#tests/support/mail/dev-mailbox.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Sends an invitation; returns the address and the link of its mail. */
const invited = async ({ language }: Visitor, redirectTo?: string) => {
  const { email, name, phone, dob } = newCustomer();
  const data = { name, phone, dob };
  await shop.shop.invite({ email, data, language, ...(redirectTo === undefined ? {} : { redirectTo }) });
  return { email, link: linkIn(await messageTo(shop.shop, email)) };
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  test('an invitation leads to setting the first password, which works from then on', async () => {
    const { email, link } = await invited(visitor);
    const { page, t, open, leave } = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    await open(link);
    await waitForHeading(page, entry.link.invite.title);
    await buttonIn(page, entry.link.invite.button).click();
    await waitForHeading(page, entry.newPassword.first.title);
    await page.getByText(email, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const field = fieldIn(page, t.fields.password);
    await field.fill('lapis');
    await buttonIn(page, entry.newPassword.submit).click();
    await expect.poll(() => errorUnder(field)).toBe(t.validation['password.min']);
    await field.fill('Lapis-1234');
    await buttonIn(page, entry.newPassword.submit).click();
    const { title, body } = entry.newPassword.first.saved;
    expect(await toastText(page, title)).toBe(normalizeText(body));
    await waitForPath(page, '/account');
    expect(await signInElsewhere(shop.url, { email, password: 'Lapis-1234' })).toBe('signed in');
    await leave();
  });

  test('an invitation followed through the accounts service leads to the password and on to its redirect page', async () => {
    const { link } = await invited(visitor, `${shop.url}/auth?to=/products/cups`);
    const token = new URL(link).searchParams.get('token_hash');
    const { page, t, leave } = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    const to = encodeURIComponent(`${shop.url}/auth?to=/products/cups`);
    // otherwise no session is read from a URL
    await page.goto('/auth');
    await page.evaluate(() => localStorage.setItem('lazaward-oauth-redirect', String(Date.now())));
    await page.goto(`/auth/v1/verify?token=${token}&type=invite&redirect_to=${to}`);
    await waitForHeading(page, entry.newPassword.first.title);
    expect(page.url()).not.toContain('access_token');
    await fieldIn(page, t.fields.password).fill('Lapis-1234');
    await buttonIn(page, entry.newPassword.submit).click();
    await waitForPath(page, '/products/cups');
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).not.toBeNull();
    await leave();
  });
});
