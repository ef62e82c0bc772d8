import * as v from 'valibot';
import { EmailAddress } from '#core/forms/form-schemas.ts';
import { NewPassword } from '#features/auth/password-schema.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { BearerToken, HostName, HttpUrl, Origin, PostgresUrl, SecretKey, SmtpUrl, wholeNumber } from './rules.ts';

type Row = {
  /** Default value; null for none. */
  readonly fallback: string | null;
  /** Description of the default for the README, where the value alone is unclear. */
  readonly fallbackDescription?: string;
  readonly purpose: string;
  /** Completes "expected …". */
  readonly expected: string;
  /** Never included in errors or logs. */
  readonly isSecret?: true;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Validation of each setting; the output is its value in the program. */
export const settingRules = {
  PORT: wholeNumber(0, 65_535),
  HOST: HostName,
  PUBLIC_URL: Origin,
  DEMONSTRATION: v.picklist(['yes', 'no']),
  DATA_DIR: v.string(),
  DATABASE_URL: PostgresUrl,
  DATABASE_DIRECT_URL: PostgresUrl,
  DATABASE_STATEMENTS: v.picklist(['named', 'unnamed']),
  DATABASE_POOL: wholeNumber(2, 100),
  ADMIN_EMAIL: EmailAddress,
  ADMIN_PASSWORD: NewPassword,
  MAX_UNPAID_ORDERS: wholeNumber(1, 1_000_000),
  MAX_UNPAID_ITEMS: wholeNumber(1, 1_000_000),
  MAX_ORDERS_PER_HOUR: wholeNumber(1, 1_000_000),
  MAX_MAILED_ORDERS_PER_DAY: wholeNumber(1, 1_000_000),
  MAX_UNPROVEN_ORDERS: wholeNumber(1, 1_000_000),
  MAX_UNPROVEN_ITEMS: wholeNumber(1, 1_000_000),
  UNPROVEN_NETWORK_FACTOR: wholeNumber(1, 1_000),
  UNPROVEN_STOCK_PERCENT: wholeNumber(1, 100),
  SMTP_URL: SmtpUrl,
  MAX_MAILS_PER_HOUR: wholeNumber(1, 1_000_000),
  MAIL_FROM: EmailAddress,
  SMS_URL: HttpUrl,
  SMS_TOKEN: BearerToken,
  MAX_SMS_PER_HOUR: wholeNumber(1, 1_000_000),
  SECRET_KEY: SecretKey,
  ACCOUNTS_FILE: v.string(),
  TRUST_PROXY: wholeNumber(0, 10),
  DRAIN_SECONDS: wholeNumber(0, 120),
  LOG_LEVEL: v.picklist(logLevels),
  METRICS_TOKEN: v.pipe(BearerToken, v.minLength(16)),
  OTEL_EXPORTER_OTLP_ENDPOINT: HttpUrl,
};

export type SettingName = keyof typeof settingRules;

/** All settings of the shop in the order of the README; all are environment variables. */
export const settingsTable: Readonly<Record<SettingName, Row>> = {
  PORT: {
    fallback: '3000',
    purpose: 'The port the shop listens on; `0` picks a free one.',
    expected: 'a whole number from 0 to 65535',
  },
  HOST: {
    fallback: '127.0.0.1',
    purpose:
      'The address it listens on. By default only this machine can connect, such as a reverse proxy with TLS; `0.0.0.0` ' +
      'accepts connections from the network and is needed in a container.',
    expected: 'a host name or an IP address, without scheme and port',
  },
  PUBLIC_URL: {
    fallback: null,
    fallbackDescription: '`http://localhost:PORT`',
    purpose: 'The public address: used in links, mails and canonical URLs, and as the issuer of sessions.',
    expected: 'an address such as https://shop.example, without a path',
  },
  DEMONSTRATION: {
    fallback: null,
    fallbackDescription:
      '`yes` while only this machine can reach the shop (`HOST` and `PUBLIC_URL` are local, `TRUST_PROXY` is 0), else `no`',
    purpose:
      'Whether the shop takes orders with placeholder payment data or without a mail server. `no`: customers can only ' +
      'browse until both are set up; the dashboard lists what is missing ([how](docs/settings.md#opening-the-shop)).',
    expected: 'yes or no',
  },
  DATA_DIR: {
    fallback: '.data',
    purpose:
      'The data folder, which includes the embedded database; `npm run backup` copies it ([how](docs/operations.md)).',
    expected: 'the path of a folder',
  },
  DATABASE_URL: {
    fallback: null,
    fallbackDescription: 'the embedded PostgreSQL',
    purpose: 'Your own PostgreSQL (version 15 or later, with ICU) instead of the embedded one.',
    expected: 'an address such as postgres://user:password@host:5432/database',
    isSecret: true,
  },
  DATABASE_DIRECT_URL: {
    fallback: null,
    fallbackDescription: '`DATABASE_URL`',
    purpose:
      'The same database without the pooler when `DATABASE_URL` points to one, such as PgBouncer; used for migrations, ' +
      'jobs, notifications and backups ([how](docs/scaling.md)).',
    expected: 'an address such as postgres://user:password@host:5432/database',
    isSecret: true,
  },
  DATABASE_STATEMENTS: {
    fallback: null,
    fallbackDescription: '`named`, and `unnamed` with `DATABASE_DIRECT_URL`',
    purpose: 'Whether frequent statements are prepared by name, which a pooler must support ([how](docs/scaling.md)).',
    expected: 'named or unnamed',
  },
  DATABASE_POOL: {
    fallback: '10',
    purpose:
      'The number of database connections shared by pages, API calls and accounts ([further ' +
      'connections](docs/scaling.md)).',
    expected: 'a whole number from 2 to 100',
  },
  ADMIN_EMAIL: {
    fallback: null,
    purpose:
      'Creates an admin account with this address at start, or makes the existing account an admin; requires ' +
      '`ADMIN_PASSWORD`.',
    expected: 'an e-mail address',
  },
  ADMIN_PASSWORD: {
    fallback: null,
    purpose: 'The password of a newly created admin account; existing passwords stay.',
    expected: '8 characters or more (72 bytes at most), with an upper-case letter, a lower-case letter and a digit',
    isSecret: true,
  },
  MAX_UNPAID_ORDERS: {
    fallback: '10',
    purpose:
      'Maximum orders of an account that are neither paid, shipped nor cancelled; further orders are refused. Most ' +
      'customers have one or two.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_UNPAID_ITEMS: {
    fallback: '300',
    purpose:
      'Maximum items in these orders, so that one account cannot reserve the whole stock. The default covers a wedding ' +
      'with 100 guests and three items each.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_ORDERS_PER_HOUR: {
    fallback: '20',
    purpose: 'Maximum orders of an account per hour, whatever their status.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_MAILED_ORDERS_PER_DAY: {
    fallback: '1',
    purpose:
      'Approximate number of orders per day that send their own mails while the account has no confirmed e-mail ' +
      'address; the other orders of the day share one mail.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_UNPROVEN_ORDERS: {
    fallback: '5',
    purpose:
      '`MAX_UNPAID_ORDERS` for accounts without a confirmed e-mail address. Above this limit or the next three, the ' +
      'checkout asks the customer to confirm the address, which lifts them.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_UNPROVEN_ITEMS: {
    fallback: '300',
    purpose: '`MAX_UNPAID_ITEMS` for accounts without a confirmed e-mail address.',
    expected: 'a whole number from 1 to 1000000',
  },
  UNPROVEN_NETWORK_FACTOR: {
    fallback: '3',
    purpose:
      'All accounts of one network that are younger than a day and have no confirmed e-mail address share the limits ' +
      '`MAX_UNPAID_ORDERS`, `MAX_UNPAID_ITEMS` and `MAX_ORDERS_PER_HOUR`, multiplied by this factor. A family or the ' +
      'customers of a mobile operator share a network.',
    expected: 'a whole number from 1 to 1000',
  },
  UNPROVEN_STOCK_PERCENT: {
    fallback: '75',
    purpose:
      "Maximum share of a product's stock, in percent, that unpaid orders of accounts without a confirmed e-mail " +
      'address may reserve together, rounded up to whole items. `100` reserves nothing for other customers.',
    expected: 'a whole number from 1 to 100',
  },
  SMTP_URL: {
    fallback: null,
    fallbackDescription: 'mails appear at an address printed at start',
    purpose: 'The mail server, such as `smtp://user:password@mail.example:587`.',
    expected: 'an address such as smtp://user:password@host:587',
    isSecret: true,
  },
  MAIL_FROM: {
    fallback: owner.email,
    fallbackDescription: 'the e-mail address in `default-store-details.ts`',
    purpose: 'The sender address of mails; the mail server must be allowed to send for it.',
    expected: 'an e-mail address',
  },
  MAX_MAILS_PER_HOUR: {
    fallback: '1000',
    purpose:
      'Maximum mails per hour; further mails wait, and the dashboard shows it. Set it to the limit of your mail server.',
    expected: 'a whole number from 1 to 1000000',
  },
  SMS_URL: {
    fallback: null,
    fallbackDescription: 'text messages appear at an address printed at start',
    purpose:
      'Your adapter that sends text messages. The shop calls it by `POST` with the JSON `{ to, text, channel }`, where ' +
      '`channel` is `sms` or `whatsapp`. 2xx means sent; 4xx is final; all other responses are retried.',
    expected: 'an address such as https://sms.example/send, without user and password',
  },
  SMS_TOKEN: {
    fallback: null,
    purpose: 'The bearer token for the adapter; required with `SMS_URL`.',
    expected: 'printable characters without blanks',
    isSecret: true,
  },
  MAX_SMS_PER_HOUR: {
    fallback: '200',
    purpose: 'Maximum text messages per hour; further messages wait, and one whose code has expired is dropped.',
    expected: 'a whole number from 1 to 1000000',
  },
  SECRET_KEY: {
    fallback: null,
    fallbackDescription: 'created in the data folder at the first start',
    purpose:
      'The key that encrypts second factors and other secrets in the database. Store it separately from database ' +
      'backups; all servers of one database need the same key.',
    expected: '32 bytes in base64, as from `openssl rand -base64 32`',
    isSecret: true,
  },
  ACCOUNTS_FILE: {
    fallback: null,
    purpose:
      'A JSON file with account settings: sign-in providers, second factors by phone, limits and more ' +
      '([reference](docs/accounts.md)).',
    expected: 'the path of a file',
  },
  TRUST_PROXY: {
    fallback: '0',
    purpose:
      'The number of reverse proxies in front of the shop that append to `X-Forwarded-For`. If it is too low, all ' +
      'visitors count as one network; if it is too high, visitors can forge their network.',
    expected: 'a whole number from 0 to 10',
  },
  DRAIN_SECONDS: {
    fallback: '0',
    purpose:
      'How long the shop keeps serving after SIGTERM while `/readyz` answers 503, so that a load balancer stops sending ' +
      'visitors ([more](docs/scaling.md)).',
    expected: 'a whole number from 0 to 120',
  },
  LOG_LEVEL: {
    fallback: 'info',
    purpose:
      `The log level: ${logLevels.map((level) => `\`${level}\``).join(', ')}. ` +
      '`debug` adds a line for each request; no level logs personal data ([more](docs/operations.md)).',
    expected: `one of ${logLevels.join(', ')}`,
  },
  METRICS_TOKEN: {
    fallback: null,
    fallbackDescription: 'no metrics, `/metrics` answers 404',
    purpose: 'The bearer token with which Prometheus reads `/metrics`.',
    expected: 'at least 16 printable characters without blanks',
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: null,
    fallbackDescription: 'no traces',
    purpose:
      'The OTLP endpoint (HTTP) for traces of requests, calls and database queries, such as `http://127.0.0.1:4318`; ' +
      'the other `OTEL_EXPORTER_OTLP_*` variables, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` apply too.',
    expected: 'an address such as http://127.0.0.1:4318, without user and password',
  },
};

/** Renders the settings table of the README. */
export const settingsMarkdown = (): string => {
  const rows = Object.entries(settingsTable).map(([name, { fallback, fallbackDescription, purpose }]) => {
    const fallbackText = fallbackDescription ?? (fallback === null ? '' : `\`${fallback}\``);
    return `| \`${name}\` | ${fallbackText} | ${purpose} |`;
  });
  return ['| Setting | Default | Purpose |', '|---|---|---|', ...rows].join('\n');
};
