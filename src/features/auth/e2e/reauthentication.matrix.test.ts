import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dialogOn, type OwnProfile, openProfile } from '#features/customers/testing/profile-page.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { findTurnedFields } from '#tests/support/browser/bidi-order.ts';
import { errorUnder, normalizeText, toastText } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { messagesTo, messageTo } from '#tests/support/mail/dev-mailbox.ts';
import { signInElsewhere, writeAccountsFile } from '../testing/auth-page.ts';

/** A shop configured to require a code for changing the password in an old session. */
let shop: ShopInBrowser;
let file: Awaited<ReturnType<typeof writeAccountsFile>>;

beforeAll(async () => {
  file = await writeAccountsFile({ password: { requireReauthentication: true } });
  shop = await openShopInBrowser({ ACCOUNTS_FILE: file.path });
});

afterAll(async () => {
  await shop.close();
  await file.remove();
});

const newPassword = 'Lazuli-5678';

/** Opens the dialog, fills in the new password, and submits it. */
const beginChange = async ({ page, press, security }: OwnProfile) => {
  await press(security.password.change);
  const dialog = dialogOn(page);
  const code = dialog.getByLabel(security.password.mailedCode, { exact: true });
  const save = () => dialog.getByRole('button', { name: security.password.save, exact: true }).click();
  await dialog.getByLabel(security.password.next, { exact: true }).fill(newPassword);
  expect(await code.count()).toBe(0);
  await save();
  return { code, save };
};

const inDigitsOf = ({ language }: OwnProfile, code: string) =>
  language === 'ar' ? code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))) : code;

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('an old session needs a mailed code before it changes the password', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, security, customer, session } = profile;
    await shop.database.pool.query(
      `update auth.sessions set created_at = created_at - interval '25 hours' where user_id = $1`,
      [session.user.id],
    );
    const { code, save } = await beginChange(profile);
    await expect.poll(() => errorUnder(code)).toBe(security.failures.mailedCodeNeeded);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await signInElsewhere(shop.url, customer)).toBe('signed in');

    const mailed = await messageTo(shop.shop, customer.email);
    await code.fill(inDigitsOf(profile, mailed.code === '111111' ? '222222' : '111111'));
    await save();
    await expect.poll(() => errorUnder(code)).toBe(security.failures.mailedCodeWrong);
    await code.fill(inDigitsOf(profile, mailed.code));
    expect(await findTurnedFields(page)).toEqual([]);
    await save();
    const { title, body } = security.password.changed;
    expect(await toastText(page, title)).toBe(normalizeText(body));
    await dialogOn(page).waitFor({ state: 'hidden' });
    expect(await signInElsewhere(shop.url, customer)).toBe('invalid_credentials');
    expect(await signInElsewhere(shop.url, { ...customer, password: newPassword })).toBe('signed in');
    await profile.leave();
  });

  testOnce('a recent session changes the password at once, without a mail', async () => {
    const profile = await openProfile(shop, visitor);
    await beginChange(profile);
    await toastText(profile.page, profile.security.password.changed.title);
    expect(await messagesTo(shop.shop, profile.customer.email)).toEqual([]);
    await profile.leave();
  });
});
