import { MIN_PASSWORD_LENGTH } from '../domain/limits.ts';

/** So many tries in so many seconds. */
export type TryLimit = { readonly max: number; readonly windowSeconds: number };

export type PasswordStrength = {
  /** In code points. */
  readonly minimumLength: number;
  /** A new password holds at least one character of each. */
  readonly requiredClasses: readonly ('lower' | 'upper' | 'digit' | 'symbol')[];
};

export type PasswordRules = PasswordStrength & {
  /** Whoever changes the password must give the current one, except after a recovery. */
  readonly requireCurrent: boolean;
  /** A session older than a day must first prove itself by a code (`/reauthenticate`). */
  readonly requireReauthentication: boolean;
};

export type EmailSettings = {
  readonly enabled: boolean;
  /** On: an address counts as confirmed at sign-up, which then answers a session (decision 22). */
  readonly autoConfirm: boolean;
  /** A change of address is agreed to from the old address too. */
  readonly confirmChangeOnBoth: boolean;
  readonly codeLength: number;
  readonly tokenTtlSeconds: number;
  /** Between two mails of a kind to one address. */
  readonly minIntervalSeconds: number;
};

export type PhoneSettings = {
  readonly enabled: boolean;
  readonly autoConfirm: boolean;
  readonly codeLength: number;
  readonly codeTtlSeconds: number;
  /** Between two messages to one number. */
  readonly minIntervalSeconds: number;
  /** As `/settings` names it. */
  readonly provider: string;
};

export type FactorSettings = {
  readonly totp: { readonly enrollEnabled: boolean; readonly verifyEnabled: boolean };
  readonly phone: { readonly enrollEnabled: boolean; readonly verifyEnabled: boolean };
  /** A passkey may be enrolled, but nothing here could verify it: it stays unverified. */
  readonly webauthn: { readonly enrollEnabled: boolean; readonly verifyEnabled: false };
  readonly maxPerUser: number;
  readonly challengeTtlSeconds: number;
  /** Wrong codes for one factor, after which it rests for `seconds`. */
  readonly lockout: TryLimit;
  /** A challenge is answered from the address that asked for it. */
  readonly bindToIp: boolean;
};

export type SessionSettings = {
  /** Null: a session lives until it is ended. */
  readonly timeboxSeconds: number | null;
  /** Null: a session may rest as long as it likes. */
  readonly inactivitySeconds: number | null;
  /** A new sign-in ends the person's other sessions at their next refresh. */
  readonly singlePerUser: boolean;
};

/** An OpenID Connect provider. */
export type ProviderSettings = {
  /** The issuer, whose `/.well-known/openid-configuration` says the rest. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** As the button calls it; the provider's key when not said. */
  readonly name?: string;
};

export type CaptchaSettings = {
  readonly provider: 'hcaptcha' | 'turnstile';
  readonly secret: string;
  /** What the provider calls this site; a shop's own pages need it to show the captcha. */
  readonly siteKey?: string;
  /** Where pages have the provider's script from; the provider's own address when not said. */
  readonly scriptUrl?: string;
  /** Where tokens are checked; the provider's own address when not said. */
  readonly verifyUrl?: string;
};

export type KeySettings = {
  /** Signs with this shared secret (HS256) instead of the kept ES256 keys; at least 32 bytes. */
  readonly hs256Secret: string | null;
  /** Public keys of others whose tokens are accepted too, as JWKs with a `kid`. */
  readonly trusted: readonly Readonly<Record<string, unknown>>[];
};

/** What the owner may change about the accounts service. */
export type AccountsSettings = {
  /** Where this service is reached, without a trailing slash; it issues the tokens, and links and callbacks start with it. */
  readonly externalUrl: string;
  /** Where whoever comes back by a link is sent when the link's own target is not allowed. */
  readonly siteUrl: string;
  /** Patterns of other addresses that may be returned to (contract, section 9). */
  readonly redirectAllowList: readonly string[];
  /** The page that links in mails lead to, which then asks `/verify`; null: `/verify` itself. */
  readonly confirmPage: string | null;
  /** A public key that clients without a session may send as their bearer; it is no secret and proves nobody. */
  readonly anonymousKey: string | null;
  /** The bearer of the service role, a secret for servers; null: only tokens that say so. */
  readonly serviceKey: string | null;
  readonly signUpEnabled: boolean;
  readonly anonymousSignInEnabled: boolean;
  readonly manualLinkingEnabled: boolean;
  readonly email: EmailSettings;
  readonly phone: PhoneSettings;
  readonly accessTokenTtlSeconds: number;
  /** How long an outdated refresh token is still forgiven; 0 forgives only the one just before the current one. */
  readonly refreshReuseIntervalSeconds: number;
  readonly sessions: SessionSettings;
  readonly password: PasswordRules;
  readonly factors: FactorSettings;
  readonly providers: Readonly<Record<string, ProviderSettings>>;
  readonly captcha: CaptchaSettings | null;
  readonly keys: KeySettings;
  /** How many proxies stand in front and append to `X-Forwarded-For`; 0 trusts only the socket. */
  readonly trustedProxies: number;
  /** An answer that takes longer is given up as 504. */
  readonly requestTimeoutSeconds: number;
  readonly limits: {
    readonly signUpPerIp: TryLimit;
    readonly anonymousPerIp: TryLimit;
    readonly signInPerIp: TryLimit;
    /** Wrong passwords for one account from one network or known device; a right one starts the count anew. */
    readonly signInPerAccount: TryLimit;
    /** Wrong passwords for one account from all devices together on which it has not signed in before. */
    readonly signInByUnknownDevices: TryLimit;
    readonly changePerAccount: TryLimit;
    /** Each of `/recover`, `/otp`, `/magiclink` and `/resend` counts for itself. */
    readonly mailRequestsPerIp: TryLimit;
    readonly verifyPerIp: TryLimit;
    /** Challenges and their answers count each for themselves. */
    readonly factorPerIp: TryLimit;
    /** Mails that one network asks for, to whomever. */
    readonly mailsPerNetwork: TryLimit;
    /** Mails that are asked for to one address, from wherever. */
    readonly mailsToAddress: TryLimit;
    readonly textsPerNetwork: TryLimit;
    readonly textsToNumber: TryLimit;
  };
};

/** Settings of which only what differs is said; the parts of a part may be left out too. */
export type AccountsSettingsInput = Pick<AccountsSettings, 'externalUrl' | 'siteUrl'> & {
  readonly [Name in keyof AccountsSettings]?: AccountsSettings[Name] extends readonly unknown[] | string | null
    ? AccountsSettings[Name]
    : AccountsSettings[Name] extends object
      ? Partial<AccountsSettings[Name]>
      : AccountsSettings[Name];
};

/** The settings with the accounts contract's defaults (sections 2, 4, 5, 7 and 8) under the given ones. */
export const accountsSettings = (given: AccountsSettingsInput): AccountsSettings => ({
  redirectAllowList: [],
  confirmPage: null,
  anonymousKey: null,
  serviceKey: null,
  signUpEnabled: true,
  anonymousSignInEnabled: false,
  manualLinkingEnabled: false,
  accessTokenTtlSeconds: 3600,
  refreshReuseIntervalSeconds: 10,
  providers: {},
  captcha: null,
  trustedProxies: 0,
  requestTimeoutSeconds: 10,
  ...(given as Partial<AccountsSettings> & AccountsSettingsInput),
  email: {
    enabled: true,
    autoConfirm: true,
    confirmChangeOnBoth: true,
    codeLength: 6,
    tokenTtlSeconds: 3600,
    minIntervalSeconds: 60,
    ...given.email,
  },
  phone: {
    enabled: false,
    autoConfirm: false,
    codeLength: 6,
    codeTtlSeconds: 60,
    minIntervalSeconds: 60,
    provider: '',
    ...given.phone,
  },
  sessions: { timeboxSeconds: null, inactivitySeconds: null, singlePerUser: false, ...given.sessions },
  password: {
    minimumLength: MIN_PASSWORD_LENGTH,
    requiredClasses: ['lower', 'upper', 'digit'],
    requireCurrent: false,
    requireReauthentication: false,
    ...given.password,
  },
  factors: {
    totp: { enrollEnabled: true, verifyEnabled: true },
    phone: { enrollEnabled: false, verifyEnabled: false },
    webauthn: { enrollEnabled: false, verifyEnabled: false },
    maxPerUser: 10,
    challengeTtlSeconds: 300,
    lockout: { max: 5, windowSeconds: 300 },
    bindToIp: false,
    ...given.factors,
  },
  keys: { hs256Secret: null, trusted: [], ...given.keys },
  limits: {
    signUpPerIp: { max: 30, windowSeconds: 300 },
    anonymousPerIp: { max: 30, windowSeconds: 3600 },
    signInPerIp: { max: 150, windowSeconds: 300 },
    signInPerAccount: { max: 10, windowSeconds: 300 },
    signInByUnknownDevices: { max: 100, windowSeconds: 3600 },
    changePerAccount: { max: 30, windowSeconds: 300 },
    mailRequestsPerIp: { max: 30, windowSeconds: 300 },
    verifyPerIp: { max: 30, windowSeconds: 300 },
    factorPerIp: { max: 15, windowSeconds: 60 },
    mailsPerNetwork: { max: 150, windowSeconds: 3600 },
    mailsToAddress: { max: 10, windowSeconds: 3600 },
    textsPerNetwork: { max: 30, windowSeconds: 3600 },
    textsToNumber: { max: 10, windowSeconds: 3600 },
    ...given.limits,
  },
});
