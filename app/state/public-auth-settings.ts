/** Public settings of the captcha. */
export interface PublicCaptchaSettings {
  readonly provider: 'hcaptcha' | 'turnstile';
  readonly site_key: string;
  readonly script_url: string;
}

/** Public settings of the accounts service (accounts contract, GET /settings). */
interface PublicAuthSettings {
  /** Enabled sign-in methods, by their keys. */
  readonly external?: Readonly<Record<string, unknown>>;
  readonly captcha?: PublicCaptchaSettings | null;
}

let facts: Promise<PublicAuthSettings> | undefined;

/** Loads the settings once per page; throws on failure and then retries on the next call. */
export const publicAuthSettings = (): Promise<PublicAuthSettings> => {
  facts ??= ask().catch((error: unknown) => {
    facts = undefined;
    throw error;
  });
  return facts;
};

const ask = async (): Promise<PublicAuthSettings> => (await fetch('/auth/v1/settings')).json();

/** Sign-in methods that are no providers. */
const own = ['email', 'phone', 'anonymous_users'];

/** Keys of the enabled providers; empty when the settings cannot be loaded. */
export const enabledProviders = async (): Promise<readonly string[]> => {
  try {
    const { external = {} } = await publicAuthSettings();
    return Object.entries(external).flatMap(([key, isOpen]) => (isOpen === true && !own.includes(key) ? [key] : []));
  } catch {
    return [];
  }
};

/** Id of the element in which a captcha challenge is shown. */
export const captchaContainer = 'captcha';
