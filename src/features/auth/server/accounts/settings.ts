import { MIN_PASSWORD_LENGTH } from '#core/forms/limits.ts';

/** Maximum number of attempts within a time. */
export type TryLimit = { readonly max: number; readonly windowSeconds: number };

export type PasswordStrength = {
  /** In code points. */
  readonly minimumLength: number;
  /** Character classes of which a new password needs at least one character each. */
  readonly requiredClasses: readonly ('lower' | 'upper' | 'digit' | 'symbol')[];
};

export type PasswordRules = PasswordStrength & {
  /** A password change requires the current password, except after a recovery. */
  readonly requireCurrent: boolean;
  /** A password change in a session older than a day requires a code of `/reauthenticate`. */
  readonly requireReauthentication: boolean;
};

export type EmailSettings = {
  readonly enabled: boolean;
  /** If true, addresses are confirmed at sign-up, which then returns a session (decision 22). */
  readonly autoConfirm: boolean;
  readonly codeLength: number;
  readonly tokenTtlSeconds: number;
  /** Validity of an invitation link. */
  readonly inviteTtlSeconds: number;
  /** Minimum interval between two mails of one kind to one address. */
  readonly minIntervalSeconds: number;
};

/** Text messages: codes of factors by phone. */
export type SmsSettings = {
  /** Minimum interval between two messages to one factor. */
  readonly minIntervalSeconds: number;
};

export type FactorSettings = {
  readonly totp: { readonly enrollEnabled: boolean; readonly verifyEnabled: boolean };
  readonly phone: { readonly enrollEnabled: boolean; readonly verifyEnabled: boolean };
  readonly maxPerUser: number;
  readonly challengeTtlSeconds: number;
  /** Number of wrong codes that locks a factor for `windowSeconds`. */
  readonly lockout: TryLimit;
  /** A challenge must be answered from the address that created it. */
  readonly bindToIp: boolean;
};

export type SessionSettings = {
  /** Null: sessions have no maximum age. */
  readonly timeboxSeconds: number | null;
  /** Null: sessions do not expire by inactivity. */
  readonly inactivitySeconds: number | null;
  /** A new sign-in ends the user's other sessions at their next refresh. */
  readonly singlePerUser: boolean;
};

/** An OpenID Connect provider. */
export type ProviderSettings = {
  /** The issuer, which serves `/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Label of the button; the provider's key by default. */
  readonly name?: string;
};

export type CaptchaSettings = {
  readonly provider: 'hcaptcha' | 'turnstile';
  readonly secret: string;
  /** Public site key of the captcha provider. */
  readonly siteKey: string;
  /** URL of the provider's script; the provider's own by default. */
  readonly scriptUrl?: string;
  /** URL at which tokens are checked; the provider's own by default. */
  readonly verifyUrl?: string;
};

/** Settings of the accounts service. */
export type AccountsSettings = {
  /** Public URL of this service, without a trailing slash: issuer of the tokens, base of links and callbacks. */
  readonly externalUrl: string;
  /** Redirect target when a link's own target is not allowed. */
  readonly siteUrl: string;
  /** Patterns of other allowed redirect targets (contract, section 9). */
  readonly redirectAllowList: readonly string[];
  /** Target page of links in mails, which then calls `/verify`; null for `/verify` itself. */
  readonly confirmPage: string | null;
  readonly signUpEnabled: boolean;
  readonly manualLinkingEnabled: boolean;
  readonly email: EmailSettings;
  readonly sms: SmsSettings;
  readonly accessTokenTtlSeconds: number;
  /** Grace period of an outdated refresh token in seconds; 0 accepts only the one just before the current one. */
  readonly refreshReuseIntervalSeconds: number;
  readonly sessions: SessionSettings;
  readonly password: PasswordRules;
  readonly factors: FactorSettings;
  readonly providers: Readonly<Record<string, ProviderSettings>>;
  readonly captcha: CaptchaSettings | null;
  /** Number of proxies that append to `X-Forwarded-For`; 0 trusts only the socket. */
  readonly trustedProxies: number;
  /** A slower response becomes 504. */
  readonly requestTimeoutSeconds: number;
  readonly limits: {
    readonly signUpPerIp: TryLimit;
    readonly signInPerIp: TryLimit;
    /** Wrong passwords for one account from one network or from all its known devices; a correct one resets the count. */
    readonly signInPerAccount: TryLimit;
    /** Wrong passwords for one account from all unknown devices together. */
    readonly signInByUnknownDevices: TryLimit;
    readonly changePerAccount: TryLimit;
    /** `/recover` and `/resend` have separate counters. */
    readonly mailRequestsPerIp: TryLimit;
    readonly verifyPerIp: TryLimit;
    /** Challenges and codes have separate counters. */
    readonly factorPerIp: TryLimit;
    /** Mails of one kind requested by one network, to any address. */
    readonly mailsPerNetwork: TryLimit;
    /** Mails of one kind requested to one address, by any network. */
    readonly mailsToAddress: TryLimit;
    readonly textsPerNetwork: TryLimit;
    readonly textsToNumber: TryLimit;
  };
};

/** Settings that differ from the defaults; nested objects may be partial too. */
export type AccountsSettingsInput = Pick<AccountsSettings, 'externalUrl' | 'siteUrl'> & {
  readonly [Name in keyof AccountsSettings]?: AccountsSettings[Name] extends readonly unknown[] | string | null
    ? AccountsSettings[Name]
    : AccountsSettings[Name] extends object
      ? Partial<AccountsSettings[Name]>
      : AccountsSettings[Name];
};

/** Merges the given settings over the accounts contract's defaults (sections 2, 4, 5, 7 and 8). */
export const accountsSettings = (input: AccountsSettingsInput): AccountsSettings => ({
  redirectAllowList: [],
  confirmPage: null,
  signUpEnabled: true,
  manualLinkingEnabled: false,
  accessTokenTtlSeconds: 3600,
  refreshReuseIntervalSeconds: 10,
  providers: {},
  captcha: null,
  trustedProxies: 0,
  requestTimeoutSeconds: 10,
  ...(input as Partial<AccountsSettings> & AccountsSettingsInput),
  email: {
    enabled: true,
    autoConfirm: true,
    codeLength: 6,
    tokenTtlSeconds: 3600,
    inviteTtlSeconds: 7 * 86_400,
    minIntervalSeconds: 60,
    ...input.email,
  },
  sms: { minIntervalSeconds: 60, ...input.sms },
  sessions: { timeboxSeconds: null, inactivitySeconds: null, singlePerUser: false, ...input.sessions },
  password: {
    minimumLength: MIN_PASSWORD_LENGTH,
    requiredClasses: ['lower', 'upper', 'digit'],
    requireCurrent: false,
    requireReauthentication: false,
    ...input.password,
  },
  factors: {
    totp: { enrollEnabled: true, verifyEnabled: true },
    phone: { enrollEnabled: false, verifyEnabled: false },
    maxPerUser: 10,
    challengeTtlSeconds: 300,
    lockout: { max: 5, windowSeconds: 300 },
    bindToIp: false,
    ...input.factors,
  },
  limits: {
    signUpPerIp: { max: 30, windowSeconds: 300 },
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
    ...input.limits,
  },
});
