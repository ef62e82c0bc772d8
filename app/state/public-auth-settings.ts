/** How the captcha is shown that the accounts ask for. */
export interface PublicCaptchaSettings {
  readonly provider: 'hcaptcha' | 'turnstile';
  readonly site_key: string;
  readonly script_url: string;
}

/** What the accounts say of themselves (accounts contract, GET /settings). */
interface PublicAuthSettings {
  /** The ways in, by their keys. */
  readonly external?: Readonly<Record<string, unknown>>;
  readonly captcha?: PublicCaptchaSettings | null;
}

let facts: Promise<PublicAuthSettings> | undefined;

/** Asks once a page; a question that got no answer may be asked again, and is thrown. */
export const publicAuthSettings = (): Promise<PublicAuthSettings> => {
  facts ??= ask().catch((error: unknown) => {
    facts = undefined;
    throw error;
  });
  return facts;
};

const ask = async (): Promise<PublicAuthSettings> => (await fetch('/auth/v1/settings')).json();

/** Ways in that are no provider's. */
const own = ['email', 'phone', 'anonymous_users'];

/** The providers that the accounts take people from, by their keys; none when in doubt. */
export const enabledProviders = async (): Promise<readonly string[]> => {
  try {
    const { external = {} } = await publicAuthSettings();
    return Object.entries(external).flatMap(([key, isOpen]) => (isOpen === true && !own.includes(key) ? [key] : []));
  } catch {
    return [];
  }
};

/** The id of the element where a check that has something to ask is shown. */
export const captchaContainer = 'captcha';
