/** How the captcha is shown that the accounts ask for. */
export interface Captcha {
  readonly provider: 'hcaptcha' | 'turnstile';
  readonly site_key: string;
  readonly script_url: string;
}

/** What the accounts say of themselves (accounts contract, GET /settings). */
export interface AccountsFacts {
  /** The ways in, by their keys. */
  readonly external?: Readonly<Record<string, unknown>>;
  readonly captcha?: Captcha | null;
}

let facts: Promise<AccountsFacts> | undefined;

/** Asks once a page; a question that got no answer may be asked again, and is thrown. */
export const accountsFacts = (): Promise<AccountsFacts> => {
  facts ??= ask().catch((error: unknown) => {
    facts = undefined;
    throw error;
  });
  return facts;
};

const ask = async (): Promise<AccountsFacts> => (await fetch('/auth/v1/settings')).json();
