import { pageLanguage } from '#core/i18n/page-language.ts';
import { captchaContainer, type PublicCaptchaSettings } from './public-auth-settings.ts';

/** The API that both providers' scripts offer. */
interface Script {
  readonly render: (container: HTMLElement, inputs: Readonly<Record<string, unknown>>) => string;
  readonly remove: (widget: string) => void;
  /** Starts the check; hCaptcha only, Turnstile starts by itself. */
  readonly execute: (widget: string) => unknown;
}

/** Timeout of loading the script, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Runs the provider's check, which displays a challenge only when in doubt. Throws when the check fails. */
export const runCaptcha = async (captcha: PublicCaptchaSettings): Promise<string> => {
  const script = await loadCaptcha(captcha);
  const container = document.createElement('div');
  (document.getElementById(captchaContainer) ?? document.body).append(container);
  let widget: string | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => {
        reject(new Error('The captcha was not solved'));
        // marks the error as handled for the script
        return true;
      };
      widget = script.render(container, {
        sitekey: captcha.site_key,
        callback: resolve,
        ...Object.fromEntries(endings.map((ending) => [ending, fail])),
        ...(captcha.provider === 'hcaptcha' ? hcaptchaOptions() : turnstileOptions(container)),
      });
      if (captcha.provider === 'hcaptcha') script.execute(widget);
    });
  } finally {
    // a token is valid once
    if (widget !== undefined) script.remove(widget);
    container.remove();
  }
};

/** Failure callbacks of both providers. */
const endings = [
  'error-callback',
  'expired-callback',
  'chalexpired-callback',
  'close-callback',
  'timeout-callback',
  'unsupported-callback',
] as const;

const hcaptchaOptions = () => ({ size: 'invisible', hl: pageLanguage() });

const turnstileOptions = (container: HTMLElement) => ({
  appearance: 'interaction-only',
  size: 'flexible',
  theme: 'light',
  retry: 'never',
  language: pageLanguage(),
  'before-interactive-callback': () => container.scrollIntoView({ block: 'nearest' }),
});

let script: Promise<Script> | undefined;

/** Loads the provider's script once; retries after a failure. */
export const loadCaptcha = (captcha: PublicCaptchaSettings): Promise<Script> => {
  script ??= load(captcha).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
};

/** Name of the global callback that the script calls when it is ready. */
const READY = 'captchaIsReady';

const load = ({ provider, script_url: address }: PublicCaptchaSettings): Promise<Script> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const fail = () => {
      element.remove();
      reject(new Error('The captcha could not be loaded'));
    };
    const timeout = setTimeout(fail, TIMEOUT_MS);
    Reflect.set(window, READY, () => {
      clearTimeout(timeout);
      resolve(Reflect.get(window, provider));
    });
    const url = new URL(address);
    url.searchParams.set('render', 'explicit');
    url.searchParams.set('onload', READY);
    if (provider === 'hcaptcha') url.searchParams.set('recaptchacompat', 'off');
    element.src = url.href;
    element.addEventListener('error', fail);
    document.head.append(element);
  });
