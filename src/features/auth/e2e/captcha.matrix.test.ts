import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { openShopInBrowser, type ShopInBrowser } from '#tests/support/browser.ts';
import { messageTo } from '#tests/support/mail/dev-mailbox.ts';
import { type CaptchaProvider, openCaptchaProvider } from '#tests/support/servers/captcha-provider.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { buttonIn, expireMailInterval, fieldIn, submitSignIn, writeAccountsFile } from '../testing/auth-page.ts';
import { newCustomer, submitSignUp } from '../testing/users.ts';

/** Each provider in one language and width. */
const trials = [
  { name: 'hcaptcha', language: 'ar', width: 390 },
  { name: 'turnstile', language: 'en', width: 1440 },
] as const;

describe.each(trials)('captcha with $name', ({ name, ...visitor }) => {
  let shop: ShopInBrowser;
  let captcha: CaptchaProvider;
  let file: Awaited<ReturnType<typeof writeAccountsFile>>;

  beforeAll(async () => {
    captcha = await openCaptchaProvider(name);
    file = await writeAccountsFile({ captcha: captcha.settings, email: { autoConfirm: false } });
    shop = await openShopInBrowser({ ACCOUNTS_FILE: file.path });
  });

  afterAll(async () => {
    await shop.close();
    await captcha.close();
    await file.remove();
  });

  /** Opens a sign-in page with a provider that accepts every captcha; `proofs` counts its accepted tokens. */
  const openProtectedPage = async (path: string) => {
    captcha.behave('trusting');
    const before = captcha.accepted.length;
    const visit = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    await visit.open(path);
    return { ...visit, entry, proofs: () => captcha.accepted.length - before };
  };

  test('sign-up, sign-in, recovery and a repeated mail each send a separate captcha token', async () => {
    const customer = newCustomer();
    const { page, t, entry, open, faults, proofs, leave } = await openProtectedPage('/auth?tab=signup');
    await page.getByRole('link', { name: entry.human.privacy, exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await submitSignUp(page, t, customer);
    await waitForHeading(page, entry.awaited.title);
    expect(proofs()).toBe(1);
    await messageTo(shop.shop, customer.email);

    await expireMailInterval(shop.database);
    await open('/auth');
    await submitSignIn(page, t, customer);
    await waitForHeading(page, entry.awaited.title);
    expect(proofs()).toBe(2);
    await buttonIn(page, entry.again).click();
    const { code } = await messageTo(shop.shop, customer.email, 2);
    expect(proofs()).toBe(3);
    await fieldIn(page, entry.awaited.code).fill(code);
    await buttonIn(page, entry.awaited.submit).click();
    await waitForPath(page, '/account');
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
    await leave();

    await expireMailInterval(shop.database);
    const other = await openProtectedPage('/auth?mode=recover');
    await fieldIn(other.page, t.fields.email).fill(customer.email);
    await buttonIn(other.page, entry.send).click();
    await waitForHeading(other.page, entry.awaited.title);
    await messageTo(shop.shop, customer.email, 3);
    expect(other.proofs()).toBe(1);
    expect(other.faults).toEqual([]);
    await other.leave();
  });

  test('a challenge of the provider is shown below the form, also after client-side navigation', async () => {
    const customer = newCustomer();
    const before = captcha.loads();
    const { page, t, entry, faults, proofs, leave } = await openProtectedPage('/auth/confirm');
    await page.waitForTimeout(1000);
    expect(captcha.loads()).toBe(before);
    await page.getByRole('main').getByRole('link', { name: entry.back, exact: true }).click();
    await waitForHeading(page, t.auth.tabs);
    await page.getByRole('tab', { name: t.auth.signup, exact: true }).click();
    captcha.behave('asking');
    await submitSignUp(page, t, customer);
    const frame = page.getByRole('main').locator('iframe[title=captcha]');
    await frame.waitFor();
    expect(captcha.loads()).toBe(before + 1);
    expect(proofs()).toBe(0);
    await frame.contentFrame().getByRole('button', { name: 'human' }).click();
    await waitForHeading(page, entry.awaited.title);
    expect(proofs()).toBe(1);
    expect(await frame.count()).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  test.each(['refusing', 'away'] as const)('a provider that is %s causes an error, and a retry works', async (mood) => {
    const customer = newCustomer();
    const { page, t, entry, open, leave } = await openProtectedPage('/about');
    captcha.behave(mood);
    await open('/auth?tab=signup');
    await submitSignUp(page, t, customer);
    expect(await toastText(page, t.notices.auth.error.title)).toBe(
      normalizeText(authErrorMessage(t.auth.errors, 'captcha_failed')),
    );
    captcha.behave('trusting');
    await submitSignUp(page, t, customer);
    await waitForHeading(page, entry.awaited.title);
    await leave();
  });
});
