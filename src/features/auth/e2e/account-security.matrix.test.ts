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
import { obstaclesOn } from '#tests/support/browser/accessibility-violations.ts';
import { disorderIn, turnedFieldsOn } from '#tests/support/browser/bidi-order.ts';
import { glyphsOn } from '#tests/support/browser/glyph-boxes.ts';
import { asRead, errorUnder, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { newCustomer, sessionKey } from '../testing/users.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const factorsOf = async ({ session }: OwnProfile) =>
  (await shop.database.pool.query('select status from auth.factors where user_id = $1', [session.user.id])).rows;
const expectToast = async ({ page }: OwnProfile, { title, body }: { title: string; body: string }) =>
  expect(await toastText(page, title)).toBe(asRead(body));
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

  testOnce('changing the password signs out the other devices and keeps this one', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, t, security, customer, press } = profile;
    const other = JSON.parse(await signInOnOtherDevice(shop, customer));
    await press(security.password.change);
    const dialog = dialogOn(page);
    const field = dialog.getByLabel(security.password.next, { exact: true });
    expect(await dialog.getByLabel(security.password.current, { exact: true }).count()).toBe(0);
    const save = () => dialog.getByRole('button', { name: security.password.save, exact: true }).click();
    for (const [input, sentence] of [
      ['', t.validation['password.min']],
      ['Lapis-1', t.validation['password.min']],
      ['lapis-1234', t.validation['password.upper']],
      ['LAPIS-1234', t.validation['password.lower']],
      ['Lapis-Lazuli', t.validation['password.number']],
      [`Lapis-1${'s'.repeat(70)}`, t.validation['password.max']],
      [customer.password, authErrorMessage(t.auth.errors, 'same_password')],
    ] as const) {
      await field.fill(input);
      await save();
      await expect.poll(() => errorUnder(field), { message: input }).toBe(sentence);
    }
    expect(await obstaclesOn(page)).toEqual([]);
    await field.fill('Lazuli-5678');
    await save();
    await expectToast(profile, security.password.changed);
    await dialog.waitFor({ state: 'hidden' });
    expect(await statusOf(shop, other)).toBe(403);
    expect(await statusOf(shop, profile.session)).toBe(200);
    await stays(profile);
    await signInOnOtherDevice(shop, { ...customer, password: 'Lazuli-5678' });
    await profile.leave();
  });

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
      expect(await obstaclesOn(page)).toEqual([]);
      expect(disorderIn(await glyphsOn(page))).toEqual([]);

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
      expect(await turnedFieldsOn(page)).toEqual([]);
      await field.fill(authenticatorCode(secret, visitor));
      await confirm();
      await expectToast(profile, security.authenticator.done);
      const row = panel.getByRole('list', { name: security.factors.list }).getByRole('listitem');
      const today = security.factors.since({ date: formatDate(new Date(), language) });
      await expect.poll(async () => asRead(await row.innerText())).toContain(asRead(today));
      expect(asRead(await row.innerText())).toContain(name);
      expect(await levelOf(profile)).toBe('aal2');
      expect(await statusOf(shop, other)).toBe(403);
      expect(disorderIn(await glyphsOn(page))).toEqual([]);
      expect(await obstaclesOn(page)).toEqual([]);

      await row.getByRole('button', { name: `${security.factors.remove}: ${name}`, exact: true }).click();
      await dialog.getByText(security.removal.last, { exact: true }).waitFor();
      expect(await obstaclesOn(page)).toEqual([]);
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

  testOnce('cancelling an unfinished enrolment removes the factor and frees its name', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, t } = profile;
    await startAuthenticator(profile, 'Tablet');
    expect(await factorsOf(profile)).toEqual([{ status: 'unverified' }]);
    await dialogOn(page).getByRole('button', { name: t.fields.close, exact: true }).click();
    await expect.poll(() => factorsOf(profile)).toEqual([]);
    await startAuthenticator(profile, 'Tablet');
    await stays(profile);
    await addAuthenticator(profile, 'Tablet');
    expect(await factorsOf(profile)).toEqual([{ status: 'verified' }]);

    const { security } = profile;
    await profile.press(security.factors.addAnother);
    const name = dialogOn(page).getByLabel(security.authenticator.name, { exact: true });
    for (const [input, sentence] of [
      [' ', t.validation.required],
      ['Tablet', security.failures.nameTaken],
    ] as const) {
      await name.fill(input);
      await dialogOn(page).getByRole('button', { name: security.code.goOn, exact: true }).click();
      await expect.poll(() => errorUnder(name)).toBe(sentence);
    }
    await profile.leave();
  });

  testOnce('a session with only the password requires a code of an existing factor first', async () => {
    const customer = newCustomer();
    const first = await openProfile(shop, visitor, { customer });
    await addAuthenticator(first, 'One');
    const secret = await addAuthenticator(first, 'Two');
    await first.leave();

    const profile = await openProfile(shop, visitor, { customer, session: await signInOnOtherDevice(shop, customer) });
    const { page, panel, security, press } = profile;
    const { first: prompt, goOn, label } = security.code;
    const dialog = dialogOn(page);
    for (const button of [security.password.change, security.factors.addAnother]) {
      await press(button);
      await dialog.getByText(prompt, { exact: true }).waitFor();
      await page.keyboard.press('Escape');
    }
    await panel.getByRole('button', { name: `${security.factors.remove}: One`, exact: true }).click();
    await dialog.getByText(prompt, { exact: true }).waitFor();
    expect(await obstaclesOn(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Two' }).check();
    // the last code was used in the current time step, and a code is accepted only once
    await shop.database.pool.query('update auth.factors set last_totp_step = last_totp_step - 10');
    await dialog.getByLabel(label, { exact: true }).fill(authenticatorCode(secret, visitor));
    await dialog.getByRole('button', { name: goOn, exact: true }).click();
    await dialog.getByRole('button', { name: security.removal.confirm, exact: true }).click();
    await page.getByText(security.removal.done.title, { exact: true }).waitFor();
    expect(await factorsOf(profile)).toHaveLength(1);
    expect(await levelOf(profile)).toBe('aal2');
    await profile.leave();
  });

  testOnce('a button signs out all other devices, and a failure changes nothing', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, context, t, security, customer, press } = profile;
    const other = JSON.parse(await signInOnOtherDevice(shop, customer));
    await context.route('**/auth/v1/logout*', (route) => route.abort());
    await press(security.elsewhere.leave);
    expect(await toastText(page, t.notices.auth.error.title)).toBe(asRead(authErrorMessage(t.auth.errors, 'network')));
    expect(await statusOf(shop, other)).toBe(200);
    await context.unroute('**/auth/v1/logout*');
    await press(security.elsewhere.leave);
    await expectToast(profile, security.elsewhere.left);
    expect(await statusOf(shop, other)).toBe(403);
    await stays(profile);
    await profile.leave();
  });

  test.each(['settings', 'user'])(
    'a security section that fails to load shows an error and a retry button: %s',
    async (path) => {
      const profile = await openProfile(shop, visitor);
      const { page, context, t, security, panel } = profile;
      await context.route(`**/auth/v1/${path}`, (route) => route.abort());
      await page.reload();
      await panel.getByText(t.states.couldNotLoad, { exact: true }).waitFor();
      expect(await panel.getByRole('textbox').count()).toBe(2);
      expect(await obstaclesOn(page)).toEqual([]);
      await context.unroute(`**/auth/v1/${path}`);
      await panel.getByRole('button', { name: t.fields.tryAgain, exact: true }).click();
      await panel.getByRole('heading', { name: security.factors.title, exact: true }).waitFor();
      await profile.leave();
    },
  );

  test.each(['factors', 'user'])('a failed accounts request shows an error under the field: %s', async (path) => {
    const profile = await openProfile(shop, visitor);
    const { page, context, t, security, press } = profile;
    const dialog = dialogOn(page);
    const isUser = path === 'user';
    await press(isUser ? security.password.change : security.factors.add);
    const label = isUser ? security.password.next : security.authenticator.name;
    const field = dialog.getByLabel(label, { exact: true });
    await field.fill('Lazuli-5678');
    await context.route(`**/auth/v1/${path}`, (route) => route.abort());
    await dialog.locator('button[type=submit]').click();
    await expect.poll(() => errorUnder(field)).toBe(authErrorMessage(t.auth.errors, 'network'));
    await profile.leave();
  });

  testOnce('an ended session redirects to sign-in with a notice', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, t, security, session, press } = profile;
    await press(security.factors.add);
    await shop.database.pool.query('delete from auth.sessions where user_id = $1', [session.user.id]);
    await dialogOn(page).getByRole('button', { name: security.code.goOn, exact: true }).click();
    await waitForPath(page, '/auth');
    const { title } = t.notices.auth.error;
    expect(await toastText(page, title)).toBe(asRead(authErrorMessage(t.auth.errors, 'session_not_found')));
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
    expect(await obstaclesOn(page)).toEqual([]);
    await page.getByRole('link', { name: advice.button, exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=profile');
    await addAuthenticator(profile, 'Office');
    await cardOn(profile).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: account.tabs.orders }).click();
    expect(await cardOn(profile).count()).toBe(0);
    await profile.leave();
  });
});
