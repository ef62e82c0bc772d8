import type { CaptchaSettings } from '../settings.ts';

/** What a page's policy lets a provider bring along. */
type Brought = 'script-src' | 'frame-src' | 'style-src' | 'connect-src';
export type CaptchaSources = Readonly<Partial<Record<Brought, readonly string[]>>>;

/** Where the providers are reached, and what their guides say that a page's policy has to let them bring. */
const providers = {
  hcaptcha: {
    verifyUrl: 'https://hcaptcha.com/siteverify',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    brings: ['script-src', 'frame-src', 'style-src', 'connect-src'],
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    origins: ['https://challenges.cloudflare.com'],
    brings: ['script-src', 'frame-src'],
  },
} as const;

/** Where tokens are checked. */
export const verifyUrlOf = ({ provider, verifyUrl }: CaptchaSettings): string =>
  verifyUrl ?? providers[provider].verifyUrl;

/** Where pages have the script from that shows the captcha. */
export const scriptUrlOf = ({ provider, scriptUrl }: CaptchaSettings): string =>
  scriptUrl ?? providers[provider].scriptUrl;

/** What a page that shows the captcha lets in besides its own; nothing without a captcha. */
export const captchaSources = (captcha: CaptchaSettings | null): CaptchaSources => {
  if (captcha === null) return {};
  const { origins, brings } = providers[captcha.provider];
  const allowed = captcha.scriptUrl === undefined ? origins : [new URL(captcha.scriptUrl).origin];
  return Object.fromEntries(brings.map((each) => [each, allowed]));
};
