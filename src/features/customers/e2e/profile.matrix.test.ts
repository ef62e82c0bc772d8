import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionFailed } from '#core/errors/unreachable.ts';
import { formatDate } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { firstNameOf } from '#core/text/first-name-of.ts';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { isFocused, normalizeText, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { type OwnProfile, openProfile } from '../testing/profile-page.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

type Editable = 'name' | 'phone';

const fieldOf = ({ panel, t }: OwnProfile, name: Editable) =>
  panel.getByRole('textbox', { name: t.fields[name], exact: true });
const write = async (profile: OwnProfile, values: Readonly<Record<Editable, string>>) => {
  for (const name of ['name', 'phone'] as const) await fieldOf(profile, name).fill(values[name]);
  await profile.press(profile.account.profile.save);
};
const readProfile = async ({ session }: OwnProfile) =>
  (
    await shop.database.pool.query(
      'select name, phone_number, email, date_of_birth::text from profiles where id = $1',
      [session.user.id],
    )
  ).rows;

const right = { name: 'نادية السيد', phone: '٠١١ ٢٣٤٥-٦٧٨٩' };

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce(
    'the profile shows its data, accepts another name and phone number, and keeps the e-mail read-only',
    async () => {
      const profile = await openProfile(shop, visitor);
      const { page, panel, t, language, account, customer, leave } = profile;
      const [email, birth] = await panel.locator('dl > div').allInnerTexts();
      expect(normalizeText(email ?? '')).toBe(`${t.fields.email} ${customer.email} ${account.profile.emailLocked}`);
      expect(normalizeText(birth ?? '')).toBe(
        normalizeText(`${t.fields.dob} ${formatDate(new Date('1990-05-17T12:00:00Z'), language)}`),
      );
      expect(await panel.getByRole('textbox').count()).toBe(2);
      expect(await fieldOf(profile, 'phone').inputValue()).toBe('+201012345678');

      await write(profile, right);
      const { title, body } = account.notices.profileUpdated;
      expect(await toastText(page, title)).toBe(normalizeText(body));
      await page
        .getByRole('heading', { level: 1, name: account.hello({ name: firstNameOf(right.name) }), exact: true })
        .waitFor();
      await expect.poll(() => fieldOf(profile, 'phone').inputValue()).toBe('+201123456789');
      expect(await readProfile(profile)).toEqual([
        { name: right.name, phone_number: '+201123456789', email: customer.email, date_of_birth: '1990-05-17' },
      ]);
      await page.reload();
      await expect.poll(() => fieldOf(profile, 'name').inputValue()).toBe(right.name);
      expect(new URL(page.url()).search).toBe('?tab=profile');
      expect(profile.faults).toEqual([]);
      await leave();
    },
  );

  testOnce('a failed save of the profile keeps the entered values and shows the reason', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, context, t, language, account, leave } = profile;
    await context.route('**/api/profile', (route) => route.abort());
    await write(profile, right);
    expect(await toastText(page, t.general.error)).toBe(normalizeText(connectionFailed[language]));
    expect(await fieldOf(profile, 'name').inputValue()).toBe(right.name);
    await context.unroute('**/api/profile');
    await profile.press(account.profile.save);
    await toastText(page, account.notices.profileUpdated.title);
    await leave();
  });

  testOnce('an ended session redirects from the profile to sign-in, with a notice', async () => {
    const profile = await openProfile(shop, visitor);
    const { agreed } = await loadMessages('personalData', visitor.language, testSettings);
    const consents = profile.panel.getByRole('region', { name: agreed.title, exact: true });
    // their request would end the session too, before the save and without the notice
    await consents.getByText(agreed.purposes.account, { exact: true }).waitFor();
    await shop.database.pool.query('delete from auth.sessions where user_id = $1', [profile.session.user.id]);
    await write(profile, right);
    await waitForPath(profile.page, '/auth');
    const { auth, general } = profile.t;
    expect(await toastText(profile.page, general.error)).toBe(
      normalizeText(authErrorMessage(auth.errors, 'session_expired')),
    );
    await profile.leave();
  });

  testOnce('the arrow keys select the profile tab, which the URL keeps', async () => {
    const profile = await openProfile(shop, visitor);
    const { page, account, language } = profile;
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab(account.tabs.orders).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=orders');
    // without waiting for the panels in between
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    }
    await expect.poll(() => isFocused(tab(account.tabs.profile))).toBe(true);
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=profile');
    await expect.poll(() => tab(account.tabs.profile).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.title()).toContain(account.tabs.profile);
    const { x, width } = (await tab(account.tabs.profile).boundingBox()) ?? { x: -1, width: 0 };
    expect([x >= 0, x + width <= visitor.width]).toEqual([true, true]);
    await profile.leave();
  });
});
