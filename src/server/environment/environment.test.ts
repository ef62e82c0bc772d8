import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '#features/settings/default-store-details.ts';
import { readSettings, SettingsError } from './environment.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

test('defaults: localhost, port 3000, embedded database', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isDemonstration: true,
    dataDir: resolve('.data'),
    databaseUrl: null,
    databaseDirectUrl: null,
    hasNamedStatements: true,
    databasePool: 10,
    admin: null,
    maxUnpaidOrders: 10,
    maxUnpaidItems: 300,
    maxOrdersPerHour: 20,
    maxMailedOrdersPerDay: 1,
    maxUnprovenOrders: 5,
    maxUnprovenItems: 300,
    unprovenNetworkFactor: 3,
    unprovenStockPercent: 75,
    smtpUrl: null,
    mailFrom: owner.email,
    mailsPerHour: 1000,
    textsPerHour: 200,
    texts: null,
    secretKey: null,
    payments: {},
    accountsFile: null,
    trustedProxies: 0,
    drainSeconds: 0,
    logLevel: 'info',
    metricsToken: null,
    tracesUrl: null,
  });
});

test('uses configured values, normalized', () => {
  const settings = readSettings({
    PORT: ' 8080 ',
    PUBLIC_URL: 'https://Shop.Example/',
    DATABASE_URL: 'postgres://shop:secret@db.example/shop',
    ADMIN_EMAIL: 'amina@example.com',
    ADMIN_PASSWORD: ' Pass word1 ',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'mails@shop.example',
    SMS_URL: 'https://sms.example/send',
    SMS_TOKEN: 'a-token',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '5',
    METRICS_TOKEN: 'sixteen-or-more-of-them',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
  });
  expect(settings).toMatchObject({
    port: 8080,
    publicUrl: 'https://shop.example',
    databaseUrl: 'postgres://shop:secret@db.example/shop',
    admin: { email: 'amina@example.com', password: ' Pass word1 ' },
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'mails@shop.example',
    texts: { url: 'https://sms.example/send', token: 'a-token' },
    trustedProxies: 1,
    drainSeconds: 5,
    metricsToken: 'sixteen-or-more-of-them',
    tracesUrl: 'http://127.0.0.1:4318',
  });
});

test.each<[boolean, Record<string, string>]>([
  [true, {}],
  [true, { HOST: '::1' }],
  [true, { PORT: '0' }],
  [true, { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  [false, { PUBLIC_URL: 'https://shop.example' }],
  [false, { PUBLIC_URL: 'http://192.168.1.20:3000' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '::' }],
  [false, { TRUST_PROXY: '1' }],
  [false, { DEMONSTRATION: 'no' }],
  [true, { DEMONSTRATION: 'yes', HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' }],
])('a shop is a demonstration by default (%s) only if the shop is reachable from this machine alone: %j', (is, env) => {
  expect(readSettings(env).isDemonstration).toBe(is);
});

test('uses unnamed statements with a pooler, unless DATABASE_STATEMENTS allows names', () => {
  const urls = { DATABASE_URL: 'postgres://pooler/shop', DATABASE_DIRECT_URL: 'postgres://database/shop' };
  expect(readSettings(urls)).toMatchObject({
    databaseDirectUrl: 'postgres://database/shop',
    hasNamedStatements: false,
  });
  expect(readSettings({ ...urls, DATABASE_STATEMENTS: 'named' }).hasNamedStatements).toBe(true);
  expect(readSettings({ DATABASE_STATEMENTS: 'unnamed' }).hasNamedStatements).toBe(false);
});

test('refuses DATABASE_DIRECT_URL without DATABASE_URL', () => {
  expect(problemsOf({ DATABASE_DIRECT_URL: 'postgres://database/shop' })).toEqual([
    'DATABASE_DIRECT_URL needs DATABASE_URL: set both, or neither.',
  ]);
});

test('treats an empty setting as not set', () => {
  expect(readSettings({ PORT: '', ADMIN_EMAIL: ' ', ADMIN_PASSWORD: '' })).toEqual(readSettings({}));
});

test('reports all problems together, with name, value and expectation', () => {
  expect(problemsOf({ PORT: 'http', PUBLIC_URL: 'shop.example', TRUST_PROXY: '-1', LOG_LEVEL: 'loud' })).toEqual([
    'PORT is "http"; expected a whole number from 0 to 65535.',
    'PUBLIC_URL is "shop.example"; expected an address such as https://shop.example, without a path.',
    'TRUST_PROXY is "-1"; expected a whole number from 0 to 10.',
    'LOG_LEVEL is "loud"; expected one of fatal, error, warn, info, debug, trace, silent.',
  ]);
});

test('does not include an invalid secret in the error', () => {
  const problems = problemsOf({
    ADMIN_EMAIL: 'amina@example.com',
    ADMIN_PASSWORD: 'hunter2',
    DATABASE_URL: 'mysql://root:hunter2@db/shop',
    SMTP_URL: 'hunter2',
    METRICS_TOKEN: 'hunter2',
  });
  expect(problems).toHaveLength(4);
  expect(problems.join()).not.toContain('hunter2');
});

test('requires address and password of the first admin together', () => {
  const complaint = ['ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither.'];
  expect(problemsOf({ ADMIN_EMAIL: 'amina@example.com' })).toEqual(complaint);
  expect(problemsOf({ ADMIN_PASSWORD: 'Passw0rd' })).toEqual(complaint);
});

test('requires URL and token of the SMS adapter together', () => {
  const complaint = ['SMS_URL and SMS_TOKEN belong together: set both, or neither.'];
  expect(problemsOf({ SMS_URL: 'https://sms.example/send' })).toEqual(complaint);
  expect(problemsOf({ SMS_TOKEN: 'a-token' })).toEqual(complaint);
});

test('reports an invalid token or mail address', () => {
  expect(problemsOf({ SMS_URL: 'sms.example', SMS_TOKEN: 'a token', MAIL_FROM: 'Lazaward' })).toEqual([
    'MAIL_FROM is "Lazaward"; expected an e-mail address.',
    'SMS_URL is "sms.example"; expected an address such as https://sms.example/send, without user and password.',
    'SMS_TOKEN is not right (its value is not shown); expected printable characters without blanks.',
  ]);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '1.5'],
  ['HOST', 'http://localhost'],
  ['PUBLIC_URL', 'https://shop.example/store'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['DATABASE_URL', 'postgres://db.example'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_STATEMENTS', 'prepared'],
  ['SMTP_URL', 'https://mail.example'],
  ['METRICS_TOKEN', 'too short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
])('%s refuses %s', (name, value) => {
  expect(problemsOf({ [name]: value })).toHaveLength(1);
});

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['ADMIN_MAIL', 'ADMIN_EMAIL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['SECRETKEY', 'SECRET_KEY'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOK_SECRET', 'STRIPE_WEBHOOK_SECRET'],
  ['stripe_url', 'STRIPE_URL'],
])('%s is reported as a probable typo of %s', (name, suggestion) => {
  expect(problemsOf({ [name]: 'whatever' })).toEqual([
    `${name} is no setting; did you mean ${suggestion}? Rename it, or unset it.`,
  ]);
});

test('ignores variables of other programs, and reports no correct name', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'POSTGRES_PASSWORD',
    'PGPASSWORD',
    'NODE_ENV',
    'LANG',
    'SHELL',
    'MAIL',
    'USER',
  ];
  const traces = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_SERVICE_NAME'];
  expect(problemsOf(Object.fromEntries([...others, ...traces].map((name) => [name, 'whatever'])))).toEqual([]);
  expect(problemsOf({ SMS_URL: 'https://sms.example/', SMS_TOKEN: 'token', SMTP_URL: 'smtp://mail.example' })).toEqual(
    [],
  );
});
