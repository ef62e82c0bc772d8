import type { AccountsSettings } from '../accounts-settings.ts';

/**
 * GET /settings (accounts contract, section 2): which ways in are open. The last two are ours: a page that offers no door
 * which is shut need not knock at it.
 */
export const describeSettings = (settings: AccountsSettings) => ({
  external: {
    email: settings.email.isOpen,
    phone: settings.phone.isOpen,
    anonymous_users: settings.areAnonymousUsersOpen,
    ...Object.fromEntries(Object.keys(settings.providers).map((provider) => [provider, true])),
  },
  disable_signup: !settings.isSignUpOpen,
  mailer_autoconfirm: settings.email.isAutoconfirm,
  phone_autoconfirm: settings.phone.isAutoconfirm,
  sms_provider: settings.phone.provider,
  saml_enabled: false,
  manual_linking_enabled: settings.isManualLinkingOpen,
  mfa_phone_enroll_enabled: settings.factors.phone.mayEnroll && settings.factors.phone.mayVerify,
});

/** GET /health (accounts contract, section 2). */
export const describeHealth = () => ({
  version: 'v1',
  name: 'Lazaward accounts',
  description: 'Sign-up, sign-in and sessions of the shop',
});
