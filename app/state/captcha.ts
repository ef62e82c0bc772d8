import { pageLanguage } from '../i18n/page-language.ts';
import { captchaContainer, type PublicCaptchaSettings } from './public-auth-settings.ts';

/** What both providers' scripts put into the page. */
interface Script {
  readonly render: (place: HTMLElement, inputs: Readonly<Record<string, unknown>>) => string;
  readonly remove: (widget: string) => void;
  /** Of hCaptcha; the other begins by itself. */
  readonly execute: (widget: string) => unknown;
}

/** How long the script may take to come. */
const PATIENCE_MS = 15_000;

/** Has the provider look whether a person is here, who is asked only in doubt. Throws when it is not convinced. */
export const runCaptcha = async (captcha: PublicCaptchaSettings): Promise<string> => {
  const script = await loadCaptcha(captcha);
  const place = document.createElement('div');
  (document.getElementById(captchaContainer) ?? document.body).append(place);
  let widget: string | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => {
        reject(new Error('The captcha was not solved'));
        // the script need not complain too
        return true;
      };
      widget = script.render(place, {
        sitekey: captcha.site_key,
        callback: resolve,
        ...Object.fromEntries(endings.map((ending) => [ending, fail])),
        ...(captcha.provider === 'hcaptcha' ? unseen() : seenInDoubt(place)),
      });
      if (captcha.provider === 'hcaptcha') script.execute(widget);
    });
  } finally {
    // a token is good once
    if (widget !== undefined) script.remove(widget);
    place.remove();
  }
};

/** How a check can end otherwise, by the names of both providers. */
const endings = [
  'error-callback',
  'expired-callback',
  'chalexpired-callback',
  'close-callback',
  'timeout-callback',
  'unsupported-callback',
] as const;

const unseen = () => ({ size: 'invisible', hl: pageLanguage() });

const seenInDoubt = (place: HTMLElement) => ({
  appearance: 'interaction-only',
  size: 'flexible',
  theme: 'light',
  retry: 'never',
  language: pageLanguage(),
  'before-interactive-callback': () => place.scrollIntoView({ block: 'nearest' }),
});

let script: Promise<Script> | undefined;

/** The provider's script, loaded once; a load that failed may be tried again. */
export const loadCaptcha = (captcha: PublicCaptchaSettings): Promise<Script> => {
  script ??= load(captcha).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
};

/** The script calls this when it is ready. */
const READY = 'captchaIsReady';

const load = ({ provider, script_url: address }: PublicCaptchaSettings): Promise<Script> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const giveUp = () => {
      element.remove();
      reject(new Error('The captcha could not be loaded'));
    };
    const patience = setTimeout(giveUp, PATIENCE_MS);
    Reflect.set(window, READY, () => {
      clearTimeout(patience);
      resolve(Reflect.get(window, provider));
    });
    const url = new URL(address);
    url.searchParams.set('render', 'explicit');
    url.searchParams.set('onload', READY);
    if (provider === 'hcaptcha') url.searchParams.set('recaptchacompat', 'off');
    element.src = url.href;
    element.addEventListener('error', giveUp);
    document.head.append(element);
  });
