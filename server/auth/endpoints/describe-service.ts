import type { AccountsSettings, CaptchaSettings } from '../accounts-settings.ts';
import { scriptUrlOf } from '../captcha/captcha-providers.ts';

/**
 * GET /settings (accounts contract, section 2): which ways in are open. The last three are ours: a page that offers no
 * door which is shut need not knock at it, and one that is to show a captcha has to know which.
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
  captcha: settings.captcha && describeCaptcha(settings.captcha),
});

/** Null where no page of ours is to show it. */
const describeCaptcha = (captcha: CaptchaSettings) =>
  captcha.siteKey === undefined
    ? null
    : { provider: captcha.provider, site_key: captcha.siteKey, script_url: scriptUrlOf(captcha) };

/** GET /health (accounts contract, section 2). */
export const describeHealth = () => ({
  version: 'v1',
  name: 'Lazaward accounts',
  description: 'Sign-up, sign-in and sessions of the shop',
});
