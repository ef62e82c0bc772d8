import { resolve } from 'node:path';
import * as v from 'valibot';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import type { ProviderValues } from '#features/payments/server/payment-provider.ts';
import {
  isLocalAddress,
  paymentVariables,
  readPaymentEnvironment,
} from '#features/payments/server/settings/payment-environment.ts';
import { type SettingName, settingRules, settingsTable } from './environment-variables.ts';

export { settingsMarkdown } from './environment-variables.ts';

/** The shop's settings; `settingsTable` describes each of them. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. Null while PORT is 0, because the address is not known before listening. */
  readonly publicUrl: string | null;
  /** Whether customers may order although payment data are placeholders or no mail server is set (decision 237). */
  readonly isDemonstration: boolean;
  /** An absolute path. */
  readonly dataDir: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** URL of the database without the pooler; null if `databaseUrl` has none. */
  readonly databaseDirectUrl: string | null;
  /** Whether frequent statements are prepared with a name. */
  readonly hasNamedStatements: boolean;
  readonly databasePool: number;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly maxUnpaidOrders: number;
  readonly maxUnpaidItems: number;
  readonly maxOrdersPerHour: number;
  readonly maxMailedOrdersPerDay: number;
  readonly maxUnprovenOrders: number;
  readonly maxUnprovenItems: number;
  readonly unprovenNetworkFactor: number;
  readonly unprovenStockPercent: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly mailsPerHour: number;
  readonly textsPerHour: number;
  /** The SMS adapter. */
  readonly texts: { readonly url: string; readonly token: string } | null;
  /** Values of payment providers by variable name; others are set in the admin area. */
  readonly payments: Readonly<Partial<Record<PaymentProviderName, ProviderValues>>>;
  /** An absolute path; null for the default settings of the accounts service. */
  readonly accountsFile: string | null;
  /** Null for the key in the data folder. */
  readonly secretKey: Buffer | null;
  readonly trustedProxies: number;
  readonly drainSeconds: number;
  readonly logLevel: v.InferOutput<typeof settingRules.LOG_LEVEL>;
  /** Null disables metrics. */
  readonly metricsToken: string | null;
  /** Without a trailing slash; null disables tracing. */
  readonly tracesUrl: string | null;
};

/** All problems of the settings, one per line; `message` is for the owner. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The shop cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads the settings from environment variables. An empty value counts as not set. Throws SettingsError with all problems at
 * once, without secrets.
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const problems: string[] = [];
  const read = <Name extends SettingName>(name: Name) => readOne(name, env, problems);

  const port = read('PORT');
  const host = read('HOST');
  const publicUrl = read('PUBLIC_URL');
  const demonstration = read('DEMONSTRATION');
  const dataDir = read('DATA_DIR');
  const databaseUrl = read('DATABASE_URL');
  const databaseDirectUrl = read('DATABASE_DIRECT_URL');
  const databaseStatements = read('DATABASE_STATEMENTS');
  const databasePool = read('DATABASE_POOL');
  const email = read('ADMIN_EMAIL');
  const password = read('ADMIN_PASSWORD');
  const maxUnpaidOrders = read('MAX_UNPAID_ORDERS');
  const maxUnpaidItems = read('MAX_UNPAID_ITEMS');
  const maxOrdersPerHour = read('MAX_ORDERS_PER_HOUR');
  const maxMailedOrdersPerDay = read('MAX_MAILED_ORDERS_PER_DAY');
  const maxUnprovenOrders = read('MAX_UNPROVEN_ORDERS');
  const maxUnprovenItems = read('MAX_UNPROVEN_ITEMS');
  const unprovenNetworkFactor = read('UNPROVEN_NETWORK_FACTOR');
  const unprovenStockPercent = read('UNPROVEN_STOCK_PERCENT');
  const smtpUrl = read('SMTP_URL');
  const mailFrom = read('MAIL_FROM');
  const mailsPerHour = read('MAX_MAILS_PER_HOUR');
  const textsPerHour = read('MAX_SMS_PER_HOUR');
  const smsUrl = read('SMS_URL');
  const smsToken = read('SMS_TOKEN');
  const secretKey = read('SECRET_KEY');
  const accountsFile = read('ACCOUNTS_FILE');
  const trustedProxies = read('TRUST_PROXY');
  const drainSeconds = read('DRAIN_SECONDS');
  const logLevel = read('LOG_LEVEL');
  const metricsToken = read('METRICS_TOKEN');
  const tracesUrl = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  const ownUrl = publicUrl ?? (port === 0 ? null : `http://localhost:${port}`);
  const isLocal = ownUrl === null || isLocalAddress(ownUrl);
  const payments = readPaymentEnvironment(env, { isLocal });
  problems.push(...payments.problems);
  for (const { name, suggestion } of findTypos(Object.keys(env), [
    ...Object.keys(settingsTable),
    ...paymentVariables(),
  ])) {
    problems.push(`${name} is no setting; did you mean ${suggestion}? Rename it, or unset it.`);
  }
  if (isSet(env, 'ADMIN_EMAIL') !== isSet(env, 'ADMIN_PASSWORD')) {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither.');
  }
  if (isSet(env, 'SMS_URL') !== isSet(env, 'SMS_TOKEN')) {
    problems.push('SMS_URL and SMS_TOKEN belong together: set both, or neither.');
  }
  if (isSet(env, 'DATABASE_DIRECT_URL') && !isSet(env, 'DATABASE_URL')) {
    problems.push('DATABASE_DIRECT_URL needs DATABASE_URL: set both, or neither.');
  }
  if (problems.length > 0) throw new SettingsError(problems);

  return {
    port: requireValue(port),
    host: requireValue(host),
    publicUrl: ownUrl,
    isDemonstration:
      demonstration === undefined
        ? isLocal && isLoopback(requireValue(host)) && trustedProxies === 0
        : demonstration === 'yes',
    dataDir: resolve(requireValue(dataDir)),
    databaseUrl: databaseUrl ?? null,
    databaseDirectUrl: databaseDirectUrl ?? null,
    hasNamedStatements: (databaseStatements ?? (databaseDirectUrl === undefined ? 'named' : 'unnamed')) === 'named',
    databasePool: requireValue(databasePool),
    admin: email !== undefined && password !== undefined ? { email, password } : null,
    maxUnpaidOrders: requireValue(maxUnpaidOrders),
    maxUnpaidItems: requireValue(maxUnpaidItems),
    maxOrdersPerHour: requireValue(maxOrdersPerHour),
    maxMailedOrdersPerDay: requireValue(maxMailedOrdersPerDay),
    maxUnprovenOrders: requireValue(maxUnprovenOrders),
    maxUnprovenItems: requireValue(maxUnprovenItems),
    unprovenNetworkFactor: requireValue(unprovenNetworkFactor),
    unprovenStockPercent: requireValue(unprovenStockPercent),
    smtpUrl: smtpUrl ?? null,
    mailFrom: requireValue(mailFrom),
    mailsPerHour: requireValue(mailsPerHour),
    textsPerHour: requireValue(textsPerHour),
    texts: smsUrl !== undefined && smsToken !== undefined ? { url: smsUrl, token: smsToken } : null,
    secretKey: secretKey ?? null,
    accountsFile: accountsFile === undefined ? null : resolve(accountsFile),
    payments: payments.values,
    trustedProxies: requireValue(trustedProxies),
    drainSeconds: requireValue(drainSeconds),
    logLevel: requireValue(logLevel),
    metricsToken: metricsToken ?? null,
    tracesUrl: tracesUrl?.replace(/\/$/, '') ?? null,
  };
};

/** Whether a server that listens on this host is reachable only from this machine. */
const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/.test(host);

const isSet = (env: Readonly<Record<string, string | undefined>>, name: SettingName): boolean =>
  (env[name] ?? '').trim() !== '';

const readOne = <Name extends SettingName>(
  name: Name,
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): v.InferOutput<(typeof settingRules)[Name]> | undefined => {
  const { fallback, expected, isSecret } = settingsTable[name];
  const value = isSet(env, name) ? env[name] : fallback;
  if (value === null || value === undefined) return undefined;
  const result = v.safeParse(settingRules[name], name === 'ADMIN_PASSWORD' ? value : value.trim());
  if (result.success) return result.output;
  problems.push(`${name} is ${isSecret ? 'not right (its value is not shown)' : `"${value}"`}; expected ${expected}.`);
  return undefined;
};

/** Asserts a value: without problems, only optional settings can be missing. */
const requireValue = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A setting without a problem has a value');
  return value;
};

/** Minimum length of a name for typo detection; shorter names are similar to too many others. */
const MIN_NAME_LENGTH = 6;

/** Length from which a typo may have two differences; one in shorter names. */
const LONG_NAME_LENGTH = 9;

/**
 * Finds probable typos of known names (`SMTP_ULR`, `smtp_url`), each with the probable name. Known names are never
 * reported.
 */
const findTypos = (
  names: readonly string[],
  knownNames: readonly string[],
): readonly { readonly name: string; readonly suggestion: string }[] =>
  names
    .filter((name) => !knownNames.includes(name))
    .flatMap((name) => {
      const suggestion = knownNames.find((each) => isSimilar(name.toUpperCase(), each));
      return suggestion === undefined ? [] : [{ name, suggestion }];
    });

const isSimilar = (name: string, other: string): boolean => {
  if (other.length < MIN_NAME_LENGTH) return false;
  const max = other.length < LONG_NAME_LENGTH ? 1 : 2;
  return Math.abs(name.length - other.length) <= max && distance(name, other) <= max;
};

/** Edit distance, counting a swap of neighbouring characters as one edit. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (rows[row - 1]?.[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && column > 1 ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(current);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};
