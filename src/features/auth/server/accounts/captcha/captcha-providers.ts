import type { CaptchaSettings } from '../settings.ts';

/** Directives of a Content Security Policy that a provider needs. */
type Directive = 'script-src' | 'frame-src' | 'style-src' | 'connect-src';
export type CaptchaSources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** URLs of the providers, and the sources that they require in a Content Security Policy. */
const providers = {
  hcaptcha: {
    verifyUrl: 'https://hcaptcha.com/siteverify',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    directives: ['script-src', 'frame-src', 'style-src', 'connect-src'],
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    origins: ['https://challenges.cloudflare.com'],
    directives: ['script-src', 'frame-src'],
  },
} as const;

/** URL at which tokens are checked. */
export const verifyUrlOf = ({ provider, verifyUrl }: CaptchaSettings): string =>
  verifyUrl ?? providers[provider].verifyUrl;

/** URL of the script that shows the captcha. */
export const scriptUrlOf = ({ provider, scriptUrl }: CaptchaSettings): string =>
  scriptUrl ?? providers[provider].scriptUrl;

/** Returns the sources that a page with the captcha adds to its policy; empty without a captcha. */
export const captchaSources = (captcha: CaptchaSettings | null): CaptchaSources => {
  if (captcha === null) return {};
  const { origins, directives } = providers[captcha.provider];
  const allowed = captcha.scriptUrl === undefined ? origins : [new URL(captcha.scriptUrl).origin];
  return Object.fromEntries(directives.map((each) => [each, allowed]));
};
