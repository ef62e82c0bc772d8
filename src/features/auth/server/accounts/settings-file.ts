import * as v from 'valibot';
import type {
  AccountsSettings,
  CaptchaSettings,
  EmailSettings,
  FactorSettings,
  PasswordRules,
  ProviderSettings,
  SessionSettings,
  SmsSettings,
} from './settings.ts';

/**
 * Parses the owner's accounts settings from JSON. Throws an error with a line per problem and its path, without values, which may be
 * secret.
 */
export const readOwnersAccounts = (json: string): AccountsFile => {
  const parsed = v.safeParse(AccountsFile, parse(json));
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `  - ${v.getDotPath(issue) ?? 'the whole'}: ${describeIssue(issue)}`);
  throw new Error(`The configuration is not right:\n${problems.join('\n')}`);
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('The configuration is no JSON');
  }
};

const describeIssue = ({ kind, expected, received, message }: v.BaseIssue<unknown>): string => {
  if (kind === 'validation') return message;
  if (expected === 'never') return 'there is no such setting';
  return received === 'undefined' ? 'is missing' : `expected ${expected}`;
};

type Rules<Part> = { readonly [Name in keyof Required<Part>]: v.GenericSchema };

type OptionalEntries<Entries extends v.ObjectEntries> = {
  [Name in keyof Entries]: Entries[Name] extends v.GenericSchema
    ? v.ExactOptionalSchema<Entries[Name], undefined>
    : never;
};

/** A strict object with optional members. */
const partOf = <Entries extends Record<string, v.GenericSchema>>(entries: Entries) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(entries).map(([name, rule]) => [name, v.exactOptional(rule)]),
    ) as OptionalEntries<Entries>,
  );

const isWebAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);

const WebAddress = v.pipe(v.string(), v.check(isWebAddress, 'expected an address such as https://shop.example'));

const Text = v.pipe(
  v.string(),
  v.check((text) => text !== '', 'expected a text that is not empty'),
);

const isIntegerBetween = (min: number, max: number) => (value: number) =>
  Number.isSafeInteger(value) && value >= min && value <= max;

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.check(isIntegerBetween(min, max), `expected a whole number from ${min} to ${max}`));

const aYear = 366 * 24 * 3600;

const seconds = (min = 1) => whole(min, aYear);

const digits = whole(6, 10);

const TryLimit = v.strictObject({ max: whole(0, 1_000_000_000), windowSeconds: seconds() });

const email = partOf({
  enabled: v.boolean(),
  autoConfirm: v.boolean(),
  codeLength: digits,
  tokenTtlSeconds: seconds(),
  inviteTtlSeconds: seconds(),
  minIntervalSeconds: seconds(0),
} satisfies Rules<EmailSettings>);

const sms = partOf({ minIntervalSeconds: seconds(0) } satisfies Rules<SmsSettings>);

const sessions = partOf({
  timeboxSeconds: v.nullable(seconds()),
  inactivitySeconds: v.nullable(seconds()),
  singlePerUser: v.boolean(),
} satisfies Rules<SessionSettings>);

const password = partOf({
  minimumLength: whole(1, 72),
  requiredClasses: v.array(v.picklist(['lower', 'upper', 'digit', 'symbol'])),
  requireCurrent: v.boolean(),
  requireReauthentication: v.boolean(),
} satisfies Rules<PasswordRules>);

const FactorSwitches = v.strictObject({ enrollEnabled: v.boolean(), verifyEnabled: v.boolean() });

const factors = partOf({
  totp: FactorSwitches,
  phone: FactorSwitches,
  maxPerUser: whole(0, 1000),
  challengeTtlSeconds: seconds(),
  lockout: TryLimit,
  bindToIp: v.boolean(),
} satisfies Rules<FactorSettings>);

const Provider = v.strictObject({
  issuer: WebAddress,
  clientId: Text,
  clientSecret: Text,
  scopes: v.array(Text),
  name: v.exactOptional(Text),
} satisfies Rules<ProviderSettings>);

const Captcha = v.strictObject({
  provider: v.picklist(['hcaptcha', 'turnstile']),
  secret: Text,
  siteKey: Text,
  scriptUrl: v.exactOptional(WebAddress),
  verifyUrl: v.exactOptional(WebAddress),
} satisfies Rules<CaptchaSettings>);

const limits = partOf({
  signUpPerIp: TryLimit,
  signInPerIp: TryLimit,
  signInPerAccount: TryLimit,
  signInByUnknownDevices: TryLimit,
  changePerAccount: TryLimit,
  mailRequestsPerIp: TryLimit,
  verifyPerIp: TryLimit,
  factorPerIp: TryLimit,
  mailsPerNetwork: TryLimit,
  mailsToAddress: TryLimit,
  textsPerNetwork: TryLimit,
  textsToNumber: TryLimit,
} satisfies Rules<AccountsSettings['limits']>);

/** Accounts settings of the owner's file (`docs/accounts.md`); addresses and proxies come from the shop. */
export const AccountsFile = partOf({
  redirectAllowList: v.array(Text),
  signUpEnabled: v.boolean(),
  manualLinkingEnabled: v.boolean(),
  email,
  sms,
  accessTokenTtlSeconds: seconds(),
  refreshReuseIntervalSeconds: seconds(0),
  sessions,
  password,
  factors,
  providers: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_-]+$/, 'expected a key such as google')), Provider),
  captcha: v.nullable(Captcha),
  requestTimeoutSeconds: seconds(),
  limits,
} satisfies Rules<Omit<AccountsSettings, 'externalUrl' | 'siteUrl' | 'confirmPage' | 'trustedProxies'>>);

export type AccountsFile = v.InferOutput<typeof AccountsFile>;
