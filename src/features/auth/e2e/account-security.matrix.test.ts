// starts first: takes a minute or more
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '#core/i18n/format.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import {
  addAuthenticator,
  authenticatorCode,
  dialogOn,
  type OwnProfile,
  openProfile,
  signInOnOtherDevice,
  startAuthenticator,
  statusOf,
} from '#features/customers/testing/profile-page.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { findBidiFaults, findTurnedFields } from '#tests/support/browser/bidi-order.ts';
import { readGlyphs } from '#tests/support/browser/glyph-boxes.ts';
import { errorUnder, normalizeText, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { sessionKey } from '../testing/users.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const factorsOf = async ({ session }: OwnProfile) =>
  (await shop.database.pool.query('select status from auth.factors where user_id = $1', [session.user.id])).rows;
const expectToast = async ({ page }: OwnProfile, { title, body }: { title: string; body: string }) =>
  expect(await toastText(page, title)).toBe(normalizeText(body));
const levelOf = ({ page }: OwnProfile): Promise<string> =>
  page.evaluate((key) => {
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).aal;
  }, sessionKey);
const stays = async (profile: OwnProfile) => {
  await profile.page.reload();
  await profile.panel.getByRole('heading', { name: profile.security.elsewhere.title, exact: true }).waitFor();
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce(
    'enrolling an authenticator by its QR code or key ends the other sessions, and it can be removed',
    async () => {
      const profile = await openProfile(shop, visitor);
      const { page, t, panel, security, language, customer } = profile;
      const other = JSON.parse(await signInOnOtherDevice(shop, customer));
      const name = 'iPhone 15';
      const secret = await startAuthenticator(profile, name);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const dialog = dialogOn(page);
      const picture = dialog.getByRole('img', { name: security.authenticator.picture, exact: true });
      const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.naturalWidth;
      });
      expect(drawn).toBeGreaterThan(0);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(findBidiFaults(await readGlyphs(page))).toEqual([]);

      const field = dialog.getByLabel(security.authenticator.code, { exact: true });
      const confirm = () => dialog.getByRole('button', { name: security.authenticator.confirm, exact: true }).click();
      const right = authenticatorCode(secret, { language: 'en' });
      for (const [input, sentence] of [
        ['', t.validation['code.digits']],
        ['١٢٣', t.validation['code.digits']],
        [right === '111111' ? '222222' : '111111', security.failures.wrongCode],
      ] as const) {
        await field.fill(input);
        await confirm();
        await expect.poll(() => errorUnder(field), { message: input }).toBe(sentence);
      }
      expect(await findTurnedFields(page)).toEqual([]);
      await field.fill(authenticatorCode(secret, visitor));
      await confirm();
      await expectToast(profile, security.authenticator.done);
      const row = panel.getByRole('list', { name: security.factors.list }).getByRole('listitem');
      const today = security.factors.since({ date: formatDate(new Date(), language) });
      await expect.poll(async () => normalizeText(await row.innerText())).toContain(normalizeText(today));
      expect(normalizeText(await row.innerText())).toContain(name);
      expect(await levelOf(profile)).toBe('aal2');
      expect(await statusOf(shop, other)).toBe(403);
      expect(findBidiFaults(await readGlyphs(page))).toEqual([]);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await row.getByRole('button', { name: `${security.factors.remove}: ${name}`, exact: true }).click();
      await dialog.getByText(security.removal.last, { exact: true }).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: security.removal.confirm, exact: true }).click();
      await page.getByText(security.removal.done.title, { exact: true }).waitFor();
      await row.waitFor({ state: 'detached' });
      expect(await factorsOf(profile)).toEqual([]);
      expect(await levelOf(profile)).toBe('aal1');
      await stays(profile);
      expect(profile.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
      await profile.leave();
    },
  );

  testOnce('an ended session redirects to sign-in with a notice', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, t, security, session, press } = profile;
    await press(security.factors.add);
    await shop.database.pool.query('delete from auth.sessions where user_id = $1', [session.user.id]);
    await dialogOn(page).getByRole('button', { name: security.code.goOn, exact: true }).click();
    await waitForPath(page, '/auth');
    const { title } = t.notices.auth.error;
    expect(await toastText(page, title)).toBe(normalizeText(authErrorMessage(t.auth.errors, 'session_not_found')));
    await profile.leave();
  });

  testOnce('admins without a second factor see a notice on every page of their account, customers do not', async () => {
    const customers = await openProfile(shop, visitor);
    const { advice } = customers.account.profile;
    const cardOn = ({ page }: OwnProfile) => page.getByRole('complementary', { name: advice.title, exact: true });
    expect(await cardOn(customers).count()).toBe(0);
    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
      customers.session.user.id,
    ]);
    await customers.leave();

    const profile = await openProfile(shop, visitor, { session: JSON.stringify(customers.session) });
    const { page, account } = profile;
    await cardOn(profile).waitFor();
    await page.getByRole('tab', { name: account.tabs.orders }).click();
    await page.getByRole('link', { name: advice.button, exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: advice.button, exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=profile');
    await addAuthenticator(profile, 'Office');
    await cardOn(profile).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: account.tabs.orders }).click();
    await page.getByRole('tabpanel', { name: account.tabs.orders }).waitFor();
    expect(await cardOn(profile).count()).toBe(0);
    await profile.leave();
  });
});
