import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, toastText, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { linkIn, messagesTo, messageTo } from '#tests/support/mail/dev-mailbox.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { buttonIn, existingCustomer, fieldIn, signInElsewhere, waitForMails } from '../testing/auth-page.ts';
import { type NewCustomer, sessionKey } from '../testing/users.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const newPassword = 'Turquoise-77';

/** Requests the recovery mail, coming from the cups page, and waits for the confirmation. */
const requestMail = async (visitor: Visitor, email: string) => {
  const visit = await shop.visit(visitor);
  const entry = await loadMessages('authFlows', visitor.language, testSettings);
  const { page, t, open } = visit;
  await open('/auth?to=/products/cups');
  await page.getByRole('link', { name: entry.forgotten, exact: true }).click();
  await waitForHeading(page, entry.recovery.title);
  await fieldIn(page, t.fields.email).fill(email);
  await buttonIn(page, entry.send).click();
  await waitForHeading(page, entry.awaited.title);
  return { ...visit, entry };
};

/** Sets the new password and waits for the return page. */
const choosePassword = async ({ page, entry }: Awaited<ReturnType<typeof requestMail>>) => {
  await waitForHeading(page, entry.newPassword.title);
  await fieldIn(page, entry.newPassword.label).fill(newPassword);
  await buttonIn(page, entry.newPassword.submit).click();
  expect(await toastText(page, entry.newPassword.saved.title)).toBe(normalizeText(entry.newPassword.saved.body));
  await waitForPath(page, '/products/cups');
};

const waitForPassword = async (customer: NewCustomer) => {
  expect(await signInElsewhere(shop.url, { ...customer, password: newPassword })).toBe('signed in');
  expect(await signInElsewhere(shop.url, customer)).toBe('invalid_credentials');
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce(
    'a link opened on another device does nothing until its button is pressed, then leads to a new password',
    async () => {
      const customer = await existingCustomer(shop.url);
      const asking = await requestMail(visitor, customer.email);
      const mail = await messageTo(shop.shop, customer.email);
      expect(mail.language).toBe(visitor.language);
      await asking.leave();

      const elsewhere = await shop.visit(visitor);
      const { page, open, leave } = elsewhere;
      const urls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/auth/v1/')) urls.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      const opened = await fetch(linkIn(mail));
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(await opened.text()).toMatch(/name="robots" content="noindex/);
      await open(linkIn(mail));
      await waitForHeading(page, asking.entry.link.recovery.title);
      await page.waitForLoadState('networkidle');
      expect(urls).toEqual([]);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await buttonIn(page, asking.entry.link.recovery.button).click();
      await waitForPath(page, '/auth');
      expect(urls).toContain('POST /auth/v1/verify');
      await waitForHeading(page, asking.entry.newPassword.title);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await choosePassword({ ...elsewhere, entry: asking.entry });
      await waitForPassword(customer);
      await leave();
    },
  );

  testOnce('the mailed code, in digits of any script, leads to a new password on the requesting device', async () => {
    const customer = await existingCustomer(shop.url);
    const asking = await requestMail(visitor, customer.email);
    const { page, entry, leave } = asking;
    await page.getByText(entry.awaited.recovery, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const { code } = await messageTo(shop.shop, customer.email);
    const field = fieldIn(page, entry.awaited.code);
    await field.fill(code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))));
    await buttonIn(page, entry.awaited.submit).click();
    await choosePassword(asking);
    await waitForPassword(customer);
    await leave();
  });

  testOnce('a used link shows an error and offers a new one', async () => {
    const customer = await existingCustomer(shop.url);
    const { page, entry, t, open, leave } = await requestMail(visitor, customer.email);
    const link = linkIn(await messageTo(shop.shop, customer.email));
    await fetch(`${shop.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'recovery', token_hash: new URL(link).searchParams.get('token_hash') }),
    });
    await open(link);
    await buttonIn(page, entry.link.recovery.button).click();
    await waitForHeading(page, entry.expired.title);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: entry.expired.newLink.recovery, exact: true }).click();
    await waitForHeading(page, entry.recovery.title);
    await fieldIn(page, t.fields.email).waitFor();
    await leave();
  });

  testOnce('an expired link does not lead to a new password', async () => {
    const customer = await existingCustomer(shop.url);
    const { page, entry, open, leave } = await requestMail(visitor, customer.email);
    const link = linkIn(await messageTo(shop.shop, customer.email));
    await shop.database.pool.query(`update auth.one_time_tokens set expires_at = now() - interval '1 second'`);
    await open(link);
    await buttonIn(page, entry.link.recovery.button).click();
    await waitForHeading(page, entry.expired.title);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await leave();
  });

  testOnce('the response does not reveal whether an address has an account', async () => {
    const email = `nobody-${crypto.randomUUID()}@example.com`;
    const { page, entry, leave } = await requestMail(visitor, email);
    await page.getByText(entry.awaited.recovery, { exact: true }).waitFor();
    await waitForMails(shop.database);
    expect(await messagesTo(shop.shop, email)).toEqual([]);
    await leave();
  });

  testOnce('going back leads from the form to sign-in and keeps the return path', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    await open('/auth?to=/products/cups');
    await page.getByRole('link', { name: entry.forgotten, exact: true }).click();
    await waitForHeading(page, entry.recovery.title);
    expect(new URL(page.url()).search).toBe('?mode=recover&to=%2Fproducts%2Fcups');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goBack();
    await waitForHeading(page, t.auth.tabs);
    expect(new URL(page.url()).searchParams.get('to')).toBe('/products/cups');
    await page.goForward();
    await waitForHeading(page, entry.recovery.title);
    await page.getByRole('link', { name: entry.back, exact: true }).click();
    await waitForHeading(page, t.auth.tabs);
    expect(new URL(page.url()).searchParams.get('to')).toBe('/products/cups');
    await leave();
  });

  testOnce('without a proven identity the new-password page links to the recovery mail', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    await open('/auth?mode=new-password&to=/cart');
    await page.getByText(entry.newPassword.noWay.text, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: entry.newPassword.noWay.button, exact: true }).click();
    await waitForHeading(page, entry.recovery.title);
    expect(new URL(page.url()).searchParams.get('to')).toBe('/cart');
    await leave();
  });

  testOnce('a session in the URL is accepted only after this browser went to a provider', async () => {
    const customer = await existingCustomer(shop.url);
    const { page, t, entry, leave } = await requestMail(visitor, customer.email);
    const link = new URL(linkIn(await messageTo(shop.shop, customer.email))).searchParams;
    const query = new URLSearchParams({
      token: link.get('token_hash') ?? '',
      type: 'recovery',
      redirect_to: link.get('redirect_to') ?? '',
    });
    const response = await page.request.get(`/auth/v1/verify?${query}`, { maxRedirects: 0 });
    const { pathname, search, hash } = new URL(response.headers()['location'] ?? '');
    expect(hash).toContain('access_token');
    // a third party may have sent this link
    await page.goto(pathname + search + hash);
    expect(await toastText(page, t.notices.auth.error.title)).toBe(normalizeText(entry.returns.bad_oauth_state));
    expect(page.url()).not.toMatch(/access_token|#/);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();

    await page.evaluate(() => localStorage.setItem('lazaward-oauth-redirect', String(Date.now())));
    await page.goto('/cart');
    await page.goto(pathname + search + hash);
    await waitForHeading(page, entry.newPassword.title);
    await page.getByText(customer.email, { exact: true }).waitFor();
    await expect.poll(() => page.url()).not.toMatch(/access_token|#/);
    await leave();
  });

  test.each(['otp_expired', 'provider_email_needs_verification', 'identity_already_exists', 'access_denied'] as const)(
    'an error of a provider is displayed and removed from the URL: %s',
    async (code) => {
      const { page, t, leave } = await shop.visit(visitor);
      const { returns } = await loadMessages('authFlows', visitor.language, testSettings);
      await page.goto(`/auth?to=/cart#error=access_denied&error_code=${code}&error_description=words&sb=`);
      expect(await toastText(page, t.notices.auth.error.title)).toBe(normalizeText(returns[code]));
      expect(page.url()).toBe(`${shop.url}/auth?to=/cart`.replace('/cart', '%2Fcart'));
      await leave();
    },
  );

  testOnce('a truncated link shows an error', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    for (const path of ['/auth/confirm?type=recovery', '/auth/confirm?token_hash=0a1b', '/auth/confirm']) {
      await open(path);
      await waitForHeading(page, entry.broken.title);
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await leave();
  });
});
