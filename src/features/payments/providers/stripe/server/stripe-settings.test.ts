import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { stripeProvider } from './stripe.provider.ts';

const values = { secretKey: 'sk_test_51Habc', webhookSecret: 'whsec_abc123' };
const isLocal = false;

test('a key and a webhook secret are sufficient', () => {
  expect(stripeProvider.problems(values, { isLocal })).toEqual({});
  expect(stripeProvider.problems({ ...values, secretKey: 'rk_live_51Habc', url: '' }, { isLocal })).toEqual({});
});

test('the key and the webhook secret are required', () => {
  expect(stripeProvider.problems({}, { isLocal })).toEqual({ secretKey: 'required', webhookSecret: 'required' });
});

test.each(['pk_test_51Habc', 'sk_51Habc', 'sk_test_', 'sk_test_51 Habc', ' sk_test_51Habc', 'egy_sk_test_abc'])(
  'a key like "%s" is malformed',
  (secretKey) => {
    expect(stripeProvider.problems({ ...values, secretKey }, { isLocal })).toEqual({ secretKey: 'malformed' });
  },
);

test.each(['whsec_', 'abc123', 'whsec_a b'])('the secret of a webhook like "%s" is malformed', (webhookSecret) => {
  expect(stripeProvider.problems({ ...values, webhookSecret }, { isLocal })).toEqual({ webhookSecret: 'malformed' });
});

test.each([
  ['https://stripe.example:8443', false, {}],
  ['http://127.0.0.1:9000', true, {}],
  ['http://stripe.example', false, { url: 'address' }],
  ['https://stripe.example/v1', false, { url: 'malformed' }],
  ['https://user:secret@stripe.example', false, { url: 'malformed' }],
  ['ftp://stripe.example', true, { url: 'malformed' }],
  ['stripe', true, { url: 'malformed' }],
])('the API URL %s, in a local shop %s, has the problems %o', (url, isLocalShop, problems) => {
  expect(stripeProvider.problems({ ...values, url }, { isLocal: isLocalShop })).toEqual(problems);
});

test.each([
  ['sk_live_51Habc', true],
  ['rk_live_51Habc', true],
  ['sk_test_51live_', false],
  ['rk_test_51Habc', false],
])('the key %s is live: %s', async (secretKey, isLive) => {
  expect((await stripeProvider.create({ ...values, secretKey })).isLive).toBe(isLive);
});

test('payment pages are at Stripe, or also at the custom API URL', async () => {
  expect((await stripeProvider.create(values)).origins).toEqual(['https://checkout.stripe.com']);
  expect((await stripeProvider.create({ ...values, url: 'http://127.0.0.1:9000' })).origins).toEqual([
    'https://checkout.stripe.com',
    'http://127.0.0.1:9000',
  ]);
});

test('a payment has a test or live dashboard page; a refund has none', async () => {
  const { dashboardUrl } = await stripeProvider.create(values);
  expect(dashboardUrl?.({ transactionId: 'pi_3Abc', isLive: true })).toBe(
    'https://dashboard.stripe.com/payments/pi_3Abc',
  );
  expect(dashboardUrl?.({ transactionId: 'pi_3Abc', isLive: false })).toBe(
    'https://dashboard.stripe.com/test/payments/pi_3Abc',
  );
  for (const transactionId of ['re_3Abc', 'pi_3/../../x'])
    expect(dashboardUrl?.({ transactionId, isLive: true })).toBe(null);
});

test('the library is loaded when a provider is created, not before', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    let files = 0;
    registerHooks({ load: (url, context, next) => {
      if (url.includes('/node_modules/stripe/')) files += 1;
      return next(url, context);
    } });
    const { stripeProvider } = await import(${JSON.stringify(new URL('stripe.provider.ts', import.meta.url))});
    const before = files;
    await stripeProvider.create(${JSON.stringify(values)});
    console.log(JSON.stringify({ before, isLoaded: files > 0 }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toEqual({ before: 0, isLoaded: true });
});
