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
  /** The owner's names of providers, by their keys. */
  readonly provider_names?: Readonly<Record<string, string>>;
  readonly captcha?: PublicCaptchaSettings | null;
}

let facts: Promise<PublicAuthSettings> | undefined;

/** Loads the settings once per page; throws on failure and then retries on the next call. */
export const publicAuthSettings = (): Promise<PublicAuthSettings> => {
  facts ??= fetchSettings().catch((error: unknown) => {
    facts = undefined;
    throw error;
  });
  return facts;
};

const fetchSettings = async (): Promise<PublicAuthSettings> => (await fetch('/auth/v1/settings')).json();

/** Sign-in methods that are no providers. */
const own = ['email', 'phone', 'anonymous_users'];

/** A provider to sign in with; `name` is the owner's, null without one. */
export interface EnabledProvider {
  readonly key: string;
  readonly name: string | null;
}

/** The enabled providers; empty when the settings cannot be loaded. */
export const enabledProviders = async (): Promise<readonly EnabledProvider[]> => {
  try {
    const { external = {}, provider_names: names = {} } = await publicAuthSettings();
    return Object.entries(external).flatMap(([key, isOpen]) =>
      isOpen === true && !own.includes(key) ? [{ key, name: names[key] ?? null }] : [],
    );
  } catch {
    return [];
  }
};

/** Id of the element that contains a captcha challenge. */
export const captchaContainer = 'captcha';
