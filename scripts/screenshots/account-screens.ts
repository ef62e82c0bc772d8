import type { Page } from 'playwright-core';
import { loadMessages } from '#core/i18n/messages.ts';
import { defaultPublicSettings } from '#features/settings/server/default-settings.ts';
import type { Customer } from './demo-customer.ts';
import { press, type Screen, session } from './screen.ts';

/** The stored session of a user with an authenticator who has entered only the password. */
const withAuthenticator = ({ session: storedSession }: Customer) => {
  const parsed = JSON.parse(storedSession);
  const factor = { id: '0', status: 'verified', factor_type: 'totp' };
  return { 'lazaward-session': JSON.stringify({ ...parsed, user: { ...parsed.user, factors: [factor] } }) };
};

/** Screens of the account, and of signing in. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'account',
    path: '/account',
    stored: session,
    prepare: async (page) => {
      await page.getByText(/^ORD-/).first().waitFor();
    },
  },
  {
    name: 'account-addresses',
    path: '/account?tab=addresses',
    stored: session,
    prepare: (page) => waitForAddresses(page),
  },
  {
    name: 'account-address-form',
    path: '/account?tab=addresses',
    stored: session,
    isWindow: true,
    prepare: async (page, _texts, language) => {
      await waitForAddresses(page);
      const { add } = await loadMessages('savedAddresses', language, defaultPublicSettings);
      await page.getByRole('tabpanel').getByRole('button', { name: add, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account-profile',
    path: '/account?tab=profile',
    stored: session,
    prepare: async (page) => {
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
  { name: 'sign-in', path: '/auth' },
  {
    name: 'sign-up',
    path: '/auth',
    prepare: (page, { auth }) => press(page.getByRole('tab', { name: auth.signup })),
  },
  { name: 'recover', path: '/auth?mode=recover' },
  { name: 'link-from-mail', path: '/auth/confirm?token_hash=0&type=recovery' },
  { name: 'new-password', path: '/auth?mode=new-password', stored: session },
  { name: 'first-password', path: '/auth?mode=first-password', stored: session },
  {
    name: 'second-factor',
    path: '/auth',
    stored: withAuthenticator,
    prepare: (page) => page.locator('input[name=code]').waitFor(),
  },
];

const waitForAddresses = (page: Page): Promise<void> =>
  page.getByRole('tabpanel').getByRole('article').first().waitFor();
