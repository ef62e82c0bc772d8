import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import {
  isFocused,
  normalizeText,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { linkIn, messageTo } from '#tests/support/mail/dev-mailbox.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import {
  buttonIn,
  codeOf,
  existingCustomer,
  expireMailInterval,
  fieldIn,
  signUpWithAuthenticator,
  submitSignIn,
  writeAccountsFile,
} from '../testing/auth-page.ts';
import { sessionKey } from '../testing/users.ts';

let shop: ShopInBrowser;
let file: Awaited<ReturnType<typeof writeAccountsFile>>;

beforeAll(async () => {
  file = await writeAccountsFile({
    factors: { phone: { enrollEnabled: true, verifyEnabled: true } },
    limits: { factorPerIp: { max: 1000, windowSeconds: 60 } },
  });
  shop = await openShopInBrowser({ ACCOUNTS_FILE: file.path });
});

afterAll(async () => {
  await shop.close();
  await file.remove();
});

/** Signs in with the password of a customer with an authenticator, coming from the cups page. */
const openFactorStep = async (visitor: Visitor) => {
  const customer = await existingCustomer(shop.url);
  const { secret, device } = await signUpWithAuthenticator(shop.url, customer);
  const visit = await shop.visit(visitor);
  const entry = await loadMessages('authFlows', visitor.language, testSettings);
  const give = async () => {
    await visit.open('/auth?to=/products/cups');
    await submitSignIn(visit.page, visit.t, customer);
    await waitForHeading(visit.page, entry.factor.title);
  };
  return { ...visit, customer, secret, device, entry, give };
};

const phone = () => `+2010${String(Math.random()).slice(2, 10)}`;

const storedSessionOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

/** The assurance level of the session in the browser. */
const levelOn = async (page: Page): Promise<string> => {
  const { access_token: token } = JSON.parse((await storedSessionOf(page)) ?? '{}');
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()).aal;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce(
    'sign-in requires a code of the authenticator after the password, and then shows the welcome notice',
    async () => {
      const { page, t, entry, secret, give, leave } = await openFactorStep(visitor);
      await give();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const { signedIn } = t.notices.auth;
      expect(await page.getByText(signedIn.title, { exact: true }).count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/auth');

      await fieldIn(page, entry.factor.code).fill(codeOf(secret));
      await buttonIn(page, entry.factor.submit).click();
      expect(await toastText(page, signedIn.title)).toBe(normalizeText(signedIn.body));
      await waitForPath(page, '/products/cups');
      expect(await levelOn(page)).toBe('aal2');
      await leave();
    },
  );

  testOnce(
    'a session with only the password can use the shop, and the admin area requires the second factor',
    async () => {
      const { page, t, entry, give, open, leave } = await openFactorStep(visitor);
      await give();
      await open('/account');
      await page.getByRole('main').getByRole('button', { name: t.layout.nav.logout }).waitFor();
      expect(await levelOn(page)).toBe('aal1');
      await open('/auth?to=/cart');
      await waitForHeading(page, entry.factor.title);
      await buttonIn(page, t.layout.nav.logout).click();
      await waitForHeading(page, t.auth.tabs);
      expect(await storedSessionOf(page)).toBeNull();
      expect(new URL(page.url()).searchParams.get('to')).toBe('/cart');
      await leave();
    },
  );

  testOnce('with several factors the customer chooses one, and a phone gets its code on request', async () => {
    const { page, t, entry, device, give, leave } = await openFactorStep(visitor);
    const number = phone();
    const enrolled = await device.mfa.enroll({ factorType: 'phone', phone: number, friendlyName: 'هاتفي' });
    if (enrolled.error) throw enrolled.error;
    const factorId = enrolled.data.id;
    const challenge = await device.mfa.challenge({ factorId });
    if (challenge.error) throw challenge.error;
    const first = await messageTo(shop.shop, number);
    await device.mfa.verify({ factorId, challengeId: challenge.data.id, code: first.code });

    await give();
    await page.getByRole('radio', { name: 'هاتفي' }).check();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await buttonIn(page, entry.factor.sendText).click();
    // the message for adding the phone was sent just before
    const { error } = t.notices.auth;
    expect(await toastText(page, error.title)).toBe(normalizeText(entry.failures.over_sms_send_rate_limit));
    await expireMailInterval(shop.database);
    await buttonIn(page, entry.factor.sendText).click();
    const field = fieldIn(page, entry.factor.code);
    await field.waitFor();
    await expect.poll(() => isFocused(field)).toBe(true);
    expect(await buttonIn(page, entry.again).getAttribute('aria-disabled')).toBe('true');
    const { code } = await messageTo(shop.shop, number, 2);
    await field.fill(code);
    await buttonIn(page, entry.factor.submit).click();
    await waitForPath(page, '/products/cups');
    expect(await levelOn(page)).toBe('aal2');
    await leave();
  });

  testOnce('password recovery asks for the second factor too', async () => {
    const { page, t, entry, secret, customer, open, leave } = await openFactorStep(visitor);
    await shop.database.pool.query('update auth.users set email_verified_at = now() where email = $1', [
      customer.email,
    ]);
    await open('/auth?mode=recover&to=/cart');
    await fieldIn(page, t.fields.email).fill(customer.email);
    await buttonIn(page, entry.send).click();
    await waitForHeading(page, entry.awaited.title);
    await open(linkIn(await messageTo(shop.shop, customer.email)));
    await buttonIn(page, entry.link.recovery.button).click();
    await waitForHeading(page, entry.factor.title);
    await fieldIn(page, entry.factor.code).fill(codeOf(secret));
    await buttonIn(page, entry.factor.submit).click();
    await waitForHeading(page, entry.newPassword.title);
    await fieldIn(page, entry.newPassword.label).fill('Turquoise-77');
    await buttonIn(page, entry.newPassword.submit).click();
    await toastText(page, entry.newPassword.saved.title);
    await waitForPath(page, '/cart');
    expect(await levelOn(page)).toBe('aal2');
    await leave();
  });

  testOnce('a factor added after the link was opened is asked for when the password is saved', async () => {
    const customer = await existingCustomer(shop.url);
    const entry = await loadMessages('authFlows', visitor.language, testSettings);
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/auth?mode=recover&to=/cart');
    await fieldIn(page, t.fields.email).fill(customer.email);
    await buttonIn(page, entry.send).click();
    const { code } = await messageTo(shop.shop, customer.email);
    await fieldIn(page, entry.awaited.code).fill(code);
    await buttonIn(page, entry.awaited.submit).click();
    await waitForHeading(page, entry.newPassword.title);
    await addPhoneElsewhere(page);
    await fieldIn(page, entry.newPassword.label).fill('Turquoise-77');
    await buttonIn(page, entry.newPassword.submit).click();
    await waitForHeading(page, entry.factor.title);
    expect(await levelOn(page)).toBe('aal1');
    await leave();
  });
});

/** Adds a phone on another device, which the session of the page does not contain. */
const addPhoneElsewhere = async (page: Page) => {
  const session = JSON.parse((await storedSessionOf(page)) ?? '{}');
  await shop.database.pool.query(
    `insert into auth.factors (user_id, factor_type, phone, status) values ($1, 'phone', '201012345678', 'verified')`,
    [session.user.id],
  );
};
