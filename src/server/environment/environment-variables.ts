import * as v from 'valibot';
import { EmailAddress } from '#core/forms/form-schemas.ts';
import { NewPassword } from '#features/auth/password-schema.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { BearerToken, HostName, HttpUrl, Origin, PostgresUrl, SecretKey, SmtpUrl, wholeNumber } from './rules.ts';

type Row = {
  /** Default value; null for none. */
  readonly fallback: string | null;
  /** Description of the default for the README, where the value alone is unclear. */
  readonly fallbackInWords?: string;
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
    purpose: 'The port the shop listens on; `0` takes any free one.',
    expected: 'a whole number from 0 to 65535',
  },
  HOST: {
    fallback: '127.0.0.1',
    purpose:
      'The address it listens on. The default is reachable from this machine only, where a reverse proxy with TLS ' +
      'belongs; `0.0.0.0` opens the shop to the network (and is needed inside a container).',
    expected: 'a host name or an IP address, without scheme and port',
  },
  PUBLIC_URL: {
    fallback: null,
    fallbackInWords: '`http://localhost:PORT`',
    purpose: 'The address shoppers see: in links, mails, canonical URLs, and as the issuer of sessions.',
    expected: 'an address such as https://shop.example, without a path',
  },
  DEMONSTRATION: {
    fallback: null,
    fallbackInWords:
      '`yes` while only this machine reaches the shop (`HOST` and `PUBLIC_URL` are local, `TRUST_PROXY` is 0), otherwise `no`',
    purpose:
      'Whether the shop takes orders although its payment data are placeholders or no mail server is set. Otherwise customers ' +
      'may only look around until both are in order; the dashboard says what is missing ([how](docs/settings.md#opening-the-shop)).',
    expected: 'yes or no',
  },
  DATA_DIR: {
    fallback: '.data',
    purpose:
      'The folder of everything the shop keeps, the embedded database included; `npm run backup` copies it ' +
      '([how](docs/operations.md)).',
    expected: 'the path of a folder',
  },
  DATABASE_URL: {
    fallback: null,
    fallbackInWords: 'the embedded PostgreSQL',
    purpose: 'A PostgreSQL of your own (version 15 or later, with ICU) instead of the embedded one.',
    expected: 'an address such as postgres://user:password@host:5432/database',
    isSecret: true,
  },
  DATABASE_DIRECT_URL: {
    fallback: null,
    fallbackInWords: '`DATABASE_URL`',
    purpose:
      'The same database without a pooler, when `DATABASE_URL` leads through one such as PgBouncer: for migrations, jobs, ' +
      'notifications and backups ([how](docs/scaling.md)).',
    expected: 'an address such as postgres://user:password@host:5432/database',
    isSecret: true,
  },
  DATABASE_STATEMENTS: {
    fallback: null,
    fallbackInWords: '`named`, and `unnamed` with `DATABASE_DIRECT_URL`',
    purpose:
      'Whether frequent statements are prepared under names, which a pooler must remember ([how](docs/scaling.md)).',
    expected: 'named or unnamed',
  },
  DATABASE_POOL: {
    fallback: '10',
    purpose:
      'How many connections to the database pages, calls and accounts share ([what else needs some](docs/scaling.md)).',
    expected: 'a whole number from 2 to 100',
  },
  ADMIN_EMAIL: {
    fallback: null,
    purpose: 'Makes this account an admin at start, together with `ADMIN_PASSWORD`.',
    expected: 'an e-mail address',
  },
  ADMIN_PASSWORD: {
    fallback: null,
    purpose: 'The password of that account when it is created; it changes no account that exists.',
    expected: '8 characters or more (72 bytes at most), with an upper-case letter, a lower-case letter and a digit',
    isSecret: true,
  },
  MAX_UNPAID_ORDERS: {
    fallback: '10',
    purpose:
      'How many orders one account may have at a time that are neither paid, shipped nor cancelled; another one is ' +
      'refused. An honest customer has one or two.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_UNPAID_ITEMS: {
    fallback: '300',
    purpose:
      'How many items these orders may hold together, so that one account cannot empty the shop. The default is a ' +
      'wedding of 100 guests with three pieces each.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_ORDERS_PER_HOUR: {
    fallback: '20',
    purpose: 'How many orders one account may place within an hour, whatever became of them.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_MAILED_ORDERS_PER_DAY: {
    fallback: '1',
    purpose:
      'About how many orders of a day an account is mailed while nobody has proven its e-mail address. The other orders of ' +
      'that day share one mail.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_UNPROVEN_ORDERS: {
    fallback: '5',
    purpose:
      'As `MAX_UNPAID_ORDERS`, for an account whose customer has not confirmed the e-mail address. Above this and the next three ' +
      'limits the checkout asks for the confirmation, with which they no longer apply.',
    expected: 'a whole number from 1 to 1000000',
  },
  MAX_UNPROVEN_ITEMS: {
    fallback: '300',
    purpose: 'As `MAX_UNPAID_ITEMS`, for an account whose customer has not confirmed the e-mail address.',
    expected: 'a whole number from 1 to 1000000',
  },
  UNPROVEN_NETWORK_FACTOR: {
    fallback: '3',
    purpose:
      'All accounts of one network that are younger than a day and have no confirmed e-mail address have together so many times ' +
      '`MAX_UNPAID_ORDERS`, `MAX_UNPAID_ITEMS` and `MAX_ORDERS_PER_HOUR`. A family or the customers of a mobile operator share one network.',
    expected: 'a whole number from 1 to 1000',
  },
  UNPROVEN_STOCK_PERCENT: {
    fallback: '75',
    purpose:
      'How much of a product the unpaid orders of all accounts without a confirmed e-mail address may hold together, in percent, rounded ' +
      'up to whole pieces. The rest is sold to the others. `100` holds nothing back.',
    expected: 'a whole number from 1 to 100',
  },
  SMTP_URL: {
    fallback: null,
    fallbackInWords: 'mails are shown at an address printed at start',
    purpose: 'The mail server, such as `smtp://user:password@mail.example:587`.',
    expected: 'an address such as smtp://user:password@host:587',
    isSecret: true,
  },
  MAIL_FROM: {
    fallback: owner.email,
    fallbackInWords: 'the e-mail address in `default-store-details.ts`',
    purpose: 'The address that mails come from; the mail server must be allowed to send for it.',
    expected: 'an e-mail address',
  },
  MAX_MAILS_PER_HOUR: {
    fallback: '1000',
    purpose:
      'How many mails the shop sends within an hour; further ones wait and are sent later, and the dashboard says so. Set it ' +
      'to what your mail server allows.',
    expected: 'a whole number from 1 to 1000000',
  },
  SMS_URL: {
    fallback: null,
    fallbackInWords: 'text messages are shown at an address printed at start',
    purpose:
      'An adapter of yours that sends text messages: asked by `POST` with the JSON `{ to, text, channel }`, where ' +
      '`channel` is `sms` or `whatsapp`. 2xx: sent; 4xx: not tried again; all else is.',
    expected: 'an address such as https://sms.example/send, without user and password',
  },
  SMS_TOKEN: {
    fallback: null,
    purpose: 'The bearer token that the adapter at `SMS_URL` asks for; the two belong together.',
    expected: 'printable characters without blanks',
    isSecret: true,
  },
  MAX_SMS_PER_HOUR: {
    fallback: '200',
    purpose:
      'How many text messages the shop sends within an hour; further ones wait, and one whose code is too old by then is ' +
      'not sent.',
    expected: 'a whole number from 1 to 1000000',
  },
  SECRET_KEY: {
    fallback: null,
    fallbackInWords: 'made at the first start, in the data folder',
    purpose:
      'The key that encrypts second factors and other secrets in the database. Keep it apart from backups of the ' +
      'database, and give every server of one database the same.',
    expected: '32 bytes in base64, as `openssl rand -base64 32` makes them',
    isSecret: true,
  },
  ACCOUNTS_FILE: {
    fallback: null,
    purpose:
      'A JSON file with what the accounts are to do otherwise: providers to sign in with, second factors by phone, ' +
      'limits and more ([all of it](docs/accounts.md)).',
    expected: 'the path of a file',
  },
  TRUST_PROXY: {
    fallback: '0',
    purpose:
      'How many reverse proxies stand in front of the shop and append to `X-Forwarded-For`. Too few: all visitors count as ' +
      'one network. Too many: anybody can claim to come from any network.',
    expected: 'a whole number from 0 to 10',
  },
  DRAIN_SECONDS: {
    fallback: '0',
    purpose:
      'How long the shop goes on when it is asked to stop (SIGTERM) while `/readyz` says 503, so that a balancer sends ' +
      'visitors elsewhere ([more](docs/scaling.md)).',
    expected: 'a whole number from 0 to 120',
  },
  LOG_LEVEL: {
    fallback: 'info',
    purpose:
      `What is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}. ` +
      'At `debug` a line for each request; personal data at none ([more](docs/operations.md)).',
    expected: `one of ${logLevels.join(', ')}`,
  },
  METRICS_TOKEN: {
    fallback: null,
    fallbackInWords: 'no metrics, `/metrics` answers 404',
    purpose: 'The bearer token with which Prometheus reads `/metrics`.',
    expected: 'at least 16 printable characters without blanks',
    isSecret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: null,
    fallbackInWords: 'nothing is traced',
    purpose:
      'Where traces of requests, calls and database queries go by OTLP over HTTP, such as `http://127.0.0.1:4318`; ' +
      'the other `OTEL_EXPORTER_OTLP_*` variables, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` hold too.',
    expected: 'an address such as http://127.0.0.1:4318, without user and password',
  },
};

/** Renders the settings table of the README. */
export const settingsMarkdown = (): string => {
  const rows = Object.entries(settingsTable).map(([name, { fallback, fallbackInWords, purpose }]) => {
    const words = fallbackInWords ?? (fallback === null ? '' : `\`${fallback}\``);
    return `| \`${name}\` | ${words} | ${purpose} |`;
  });
  return ['| Setting | Default | What for |', '|---|---|---|', ...rows].join('\n');
};
