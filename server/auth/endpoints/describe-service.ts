import type { AccountsSettings } from '../accounts-settings.ts';

/** GET /settings (accounts contract, section 2): which ways in are open. */
export const describeSettings = (settings: AccountsSettings) => ({
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: !settings.isSignUpOpen,
  mailer_autoconfirm: settings.isAutoconfirm,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
});

/** GET /health (accounts contract, section 2). */
export const describeHealth = () => ({
  version: 'v1',
  name: 'Lazaward accounts',
  description: 'Sign-up, sign-in and sessions of the shop',
});
