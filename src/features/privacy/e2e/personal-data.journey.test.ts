import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionFailed } from '#core/errors/unreachable.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { cartKey, sessionKey, storedCart } from '#features/auth/testing/users.ts';
import { dialogOn, type OwnProfile, openProfile, statusOf } from '#features/customers/testing/profile-page.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { findCutText } from '#tests/support/browser/clipped-text.ts';
import { normalizeText, toastText, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
} from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { linkTo } from '#tests/support/mail/link-to.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { waitForStart } from '../../../../scripts/lib/page.ts';
import type { ExportedData } from '../testing/exported-data.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const passwordOn = ({ page, t }: OwnProfile) => dialogOn(page).getByLabel(t.fields.password, { exact: true });

const openDialog = async (profile: OwnProfile, { farewell }: Messages['personalData']) => {
  await profile.press(farewell.button);
  await dialogOn(profile.page).getByRole('heading', { name: farewell.title, exact: true }).waitFor();
};

const confirm = ({ page }: OwnProfile, { farewell }: Messages['personalData']) =>
  dialogOn(page).getByRole('button', { name: farewell.confirm, exact: true }).click();

/** Waits until the customer is signed out on the home page, with the notice about the deletion. */
const untilGone = async ({ page, session }: OwnProfile, { farewell }: Messages['personalData']) => {
  await waitForPath(page, '/');
  expect(await toastText(page, farewell.done.title)).toBe(normalizeText(farewell.done.body));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  expect(await statusOf(shop, session)).toBe(403);
  expect(new URL(page.url()).pathname).toBe('/');
};

const accountExists = async ({ session }: OwnProfile) =>
  (await shop.database.pool.query('select from auth.users where id = $1', [session.user.id])).rowCount === 1;

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('a customer sees the given consents and withdraws one', async () => {
    const messages = await loadMessages('personalData', visitor.language, testSettings);
    const { agreed } = messages;
    const profile = await openProfile(shop, visitor);
    const { page, panel, t, customer, faults, leave } = profile;
    const { footer } = t.layout;
    const part = panel.getByRole('region', { name: agreed.title, exact: true });
    await part.getByText(agreed.purposes.account, { exact: true }).waitFor();
    const withdrawButton = part.getByRole('button', {
      name: agreed.withdrawOf({ purpose: agreed.purposes.newsletter }),
    });
    expect(await withdrawButton.count()).toBe(0);

    const form = page.locator('footer form');
    await form.getByRole('textbox').fill(customer.email);
    await form.getByRole('button', { name: footer.subscribe, exact: true }).click();
    await toastText(page, t.notices.newsletter.confirmationRequired.title);
    const account = page.url();
    const { newsletterConfirmation } = serverTexts(visitor.language, testSettings);
    await page.goto(await linkTo(shop, customer.email, '/confirm-newsletter?'));
    const press = page.getByRole('button', { name: newsletterConfirmation.button, exact: true });
    await waitForStart(press);
    await press.click();
    await waitForHeading(page, newsletterConfirmation.done.title);
    await page.goto(account);
    await part.getByText(footer.newsletterText, { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await withdrawButton.click();
    expect(await toastText(page, agreed.withdrawn.newsletter.title)).toBe(
      normalizeText(agreed.withdrawn.newsletter.body),
    );
    await withdrawButton.waitFor({ state: 'detached' });
    const { rowCount } = await shop.database.pool.query('select from newsletter_subscriptions where email = $1', [
      customer.email,
    ]);
    expect(rowCount).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('a customer downloads all personal data', async () => {
    const messages = await loadMessages('personalData', visitor.language, testSettings);
    const profile = await openProfile(shop, visitor);
    const { page, context, panel, t, customer, faults, leave } = profile;
    await panel.getByText(messages.download.what, { exact: true }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), profile.press(messages.download.button)]);
    expect(file.suggestedFilename()).toBe('lazaward-my-data.json');
    const data: ExportedData = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({ account: { email: customer.email }, profile: { name: customer.name } });
    expect(faults).toEqual([]);

    await context.route('**/api/personal-data', (route) => route.abort());
    await profile.press(messages.download.button);
    expect(await toastText(page, t.general.error)).toBe(normalizeText(connectionFailed[visitor.language]));
    await leave();
  });

  testOnce(
    'deleting the account asks for the password and removes the account; the cart stays on the device',
    async () => {
      const messages = await loadMessages('personalData', visitor.language, testSettings);
      const profile = await openProfile(shop, visitor);
      const { page, faults, leave } = profile;
      const cart = storedCart({ 'cup-tea-01': 2 }, visitor.language);
      await page.evaluate(([key, items]) => localStorage.setItem(key, items), [cartKey, cart] as const);
      await page.evaluate(() => sessionStorage.setItem('lazaward-checkout', '{"shipping":{"fullName":"x"}}'));
      await page.evaluate(() => localStorage.setItem('lazaward-destination', 'aswan'));
      await openDialog(profile, messages);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await findCutText(page)).toEqual([]);
      expect(await accountExists(profile)).toBe(true);

      await passwordOn(profile).fill(profile.customer.password);
      await confirm(profile, messages);
      await untilGone(profile, messages);
      expect(await accountExists(profile)).toBe(false);
      expect(JSON.parse((await page.evaluate((key) => localStorage.getItem(key), cartKey)) ?? '')).toHaveLength(1);
      expect(await page.evaluate(() => sessionStorage.getItem('lazaward-checkout'))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('lazaward-destination'))).toBeNull();
      // the browser also logs the response to the sign-out of a deleted account
      expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
      await leave();
    },
  );

  testOnce('the deletion of the last admin is refused, with the reason', async () => {
    const messages = await loadMessages('personalData', visitor.language, testSettings);
    await shop.database.pool.query('delete from user_roles');
    const profile = await openProfile(shop, visitor);
    const { page, t, leave } = profile;
    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
      profile.session.user.id,
    ]);
    await openDialog(profile, messages);
    await passwordOn(profile).fill(profile.customer.password);
    await confirm(profile, messages);
    expect(await toastText(page, t.general.error)).toBe(normalizeText(errorText('LAST_OWNER', visitor.language)));
    expect(await accountExists(profile)).toBe(true);
    await leave();
  });
});
