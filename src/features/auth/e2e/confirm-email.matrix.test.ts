import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
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
import {
  buttonIn,
  expireMailInterval,
  fieldIn,
  submitSignIn,
  waitForMails,
  writeAccountsFile,
} from '../testing/auth-page.ts';
import { newCustomer, sessionKey, submitSignUp } from '../testing/users.ts';

let shop: ShopInBrowser;
let file: Awaited<ReturnType<typeof writeAccountsFile>>;

beforeAll(async () => {
  file = await writeAccountsFile({ email: { autoConfirm: false } });
  shop = await openShopInBrowser({ ACCOUNTS_FILE: file.path });
});

afterAll(async () => {
  await shop.close();
  await file.remove();
});

/** Signs up a new customer coming from the cups page, up to the confirmation page. */
const signUpToConfirmation = async (visitor: Visitor) => {
  const customer = newCustomer();
  const visit = await shop.visit(visitor);
  const entry = await loadMessages('authFlows', visitor.language, testSettings);
  await visit.open('/auth?tab=signup&to=/products/cups');
  await submitSignUp(visit.page, visit.t, customer);
  await waitForHeading(visit.page, entry.awaited.title);
  return { ...visit, customer, entry };
};

const welcomeCodeOf = async (email: string): Promise<string> => {
  const { rows } = await shop.database.pool.query(
    'select code from promo_codes where user_id = (select id from auth.users where email = $1)',
    [email],
  );
  return rows[0].code;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('a sign-up with e-mail confirmation takes the mailed code and shows the welcome code', async () => {
    const { page, t, entry, customer, leave } = await signUpToConfirmation(visitor);
    await page.getByText(entry.awaited.signup, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    const { code } = await messageTo(shop.shop, customer.email);
    await fieldIn(page, entry.awaited.code).fill(code);
    await buttonIn(page, entry.awaited.submit).click();
    const { title, body } = t.notices.auth.signedUp({ code: await welcomeCodeOf(customer.email) });
    expect(await toastText(page, title)).toBe(normalizeText(body));
    await waitForPath(page, '/products/cups');
    await leave();
  });

  testOnce('the mailed link confirms in the same browser, and the chosen password stays', async () => {
    const { page, t, entry, customer, open, leave } = await signUpToConfirmation(visitor);
    await open(linkIn(await messageTo(shop.shop, customer.email)));
    await buttonIn(page, entry.link.signup.button).click();
    await waitForPath(page, '/');
    await toastText(page, t.notices.auth.signedUp({ code: '' }).title);
    await leave();
    const again = await shop.visit(visitor);
    await again.open('/auth?to=/cart');
    await submitSignIn(again.page, again.t, customer);
    await waitForPath(again.page, '/cart');
    await again.leave();
  });

  testOnce(
    'the mailed link on another device requires a new password, because another person may have set the old one',
    async () => {
      const { entry, customer, leave } = await signUpToConfirmation(visitor);
      const link = linkIn(await messageTo(shop.shop, customer.email));
      await leave();
      const elsewhere = await shop.visit(visitor);
      await elsewhere.open(link);
      await waitForHeading(elsewhere.page, entry.link.signup.title);
      expect(await findAccessibilityViolations(elsewhere.page)).toEqual([]);
      await buttonIn(elsewhere.page, entry.link.signup.button).click();
      await waitForHeading(elsewhere.page, entry.newPassword.first.title);
      await toastText(elsewhere.page, elsewhere.t.notices.auth.signedUp({ code: '' }).title);
      await elsewhere.leave();
    },
  );

  testOnce('signing in before confirmation asks for the code and can send another', async () => {
    const { page, t, entry, customer, open, leave } = await signUpToConfirmation(visitor);
    await messageTo(shop.shop, customer.email);
    await expireMailInterval(shop.database);
    await open('/auth?to=/cart');
    await submitSignIn(page, t, customer);
    expect(await toastText(page, t.notices.auth.error.title)).toBe(
      normalizeText(authErrorMessage(t.auth.errors, 'email_not_confirmed')),
    );
    await waitForHeading(page, entry.awaited.title);
    await page.getByText(entry.awaited.unconfirmed, { exact: true }).waitFor();
    await buttonIn(page, entry.again).click();
    const { code } = await messageTo(shop.shop, customer.email, 2);
    await fieldIn(page, entry.awaited.code).fill(code);
    await buttonIn(page, entry.awaited.submit).click();
    await waitForPath(page, '/cart');
    await leave();
  });

  testOnce('an expired link sends another mail to the entered address', async () => {
    const { page, t, entry, customer, open, leave } = await signUpToConfirmation(visitor);
    const link = linkIn(await messageTo(shop.shop, customer.email));
    await shop.database.pool.query(`update auth.one_time_tokens set expires_at = now() - interval '1 second'`);
    await expireMailInterval(shop.database);
    await open(link);
    await buttonIn(page, entry.link.signup.button).click();
    await waitForHeading(page, entry.expired.title);
    await page.getByRole('link', { name: entry.expired.newLink.signup, exact: true }).click();
    await waitForHeading(page, entry.confirmation.title);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fieldIn(page, t.fields.email).fill(customer.email);
    await buttonIn(page, entry.send).click();
    await page.getByText(entry.awaited.again, { exact: true }).waitFor();
    const { code } = await messageTo(shop.shop, customer.email, 2);
    await fieldIn(page, entry.awaited.code).fill(code);
    await buttonIn(page, entry.awaited.submit).click();
    await waitForPath(page, '/account');
    await leave();
  });

  testOnce('a second sign-up reveals nothing, and another address can be entered', async () => {
    const first = await signUpToConfirmation(visitor);
    const { code } = await messageTo(shop.shop, first.customer.email);
    await fieldIn(first.page, first.entry.awaited.code).fill(code);
    await buttonIn(first.page, first.entry.awaited.submit).click();
    await waitForPath(first.page, '/products/cups');
    await first.leave();
    await expireMailInterval(shop.database);

    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/auth?tab=signup');
    await submitSignUp(page, t, first.customer);
    await page.getByText(first.entry.awaited.signup, { exact: true }).waitFor();
    await waitForMails(shop.database);
    expect(await messagesTo(shop.shop, first.customer.email)).toHaveLength(1);
    await buttonIn(page, first.entry.awaited.otherEmail).click();
    await waitForHeading(page, t.auth.tabs);
    await leave();
  });
});
