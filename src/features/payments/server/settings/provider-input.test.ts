import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validationTexts as arabic } from '#generated/texts/ar/forms.gen.ts';
import { validationTexts as english } from '#generated/texts/en/forms.gen.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { openStripeGateway, type StripeGateway } from '../../providers/stripe/testing/stripe-gateway.ts';
import {
  fieldCodes,
  fieldIn,
  paymentSettingsCalls,
  resetPaymentSettings,
  stripeKeys,
  stripeSettings,
} from '../../testing/payment-settings-input.ts';

let shop: OpenShop;
let admin: SignedIn;
let gateway: StripeGateway;
beforeAll(async () => {
  shop = await openShop();
  [admin, gateway] = await Promise.all([shop.signUpAdmin(), openStripeGateway()]);
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
});
beforeEach(async () => {
  await resetPaymentSettings(shop);
  gateway.behave({ api: 'answers' });
});

const calls = () => paymentSettingsCalls(shop, admin);
const get = () => calls().get();
const save = (body: object) => calls().save(body);
const refuse = (body: object) => calls().refuse(body);
const call = (body: object) => calls().test(body);
const refuseCall = (body: object) => calls().refuseTest(body);

describe('rejected provider settings', () => {
  const at = (field: string) => `providers.stripe.${field}`;
  test.each([
    [{ secrets: {} }, { 'secrets.secretKey': 'required', 'secrets.webhookSecret': 'required' }],
    [{ secrets: { ...stripeKeys, secretKey: 'pk_test_1' } }, { 'secrets.secretKey': 'setting.keyMalformed' }],
    [{ secrets: { ...stripeKeys, secretKey: '' } }, { 'secrets.secretKey': 'required' }],
    [{ values: { url: 'nowhere' } }, { 'values.url': 'setting.keyMalformed' }],
    [{ values: { url: `https://${'a'.repeat(260)}.example` } }, { 'values.url': 'text.max' }],
    [{ values: { secretKey: 'sk_test_1' } }, { 'values.secretKey': 'generic' }],
    [{ secrets: { ...stripeKeys, other: 'x' } }, { 'secrets.other': 'generic' }],
    [{ isEnabled: false, secrets: { secretKey: 'nonsense' } }, { 'secrets.secretKey': 'setting.keyMalformed' }],
  ])('provider input %j is refused at its field, in both languages', async (input, expected) => {
    const { status, body } = await refuse(stripeSettings(0, input));
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(fieldCodes(body)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([field, code]) => [at(field), code])),
    );
    for (const { code, localizedMessage } of body.data.issues ?? [])
      expect(localizedMessage).toEqual({
        ar: arabic[code as keyof typeof arabic],
        en: english[code as keyof typeof english],
      });
    expect((await get()).version).toBe(0);
  });

  test.each([
    [{ holdMinutes: 14 }, { holdMinutes: 'setting.range' }],
    [{ holdMinutes: 'soon' }, { holdMinutes: 'number.whole' }],
    [{ holdMinutes: '' }, { holdMinutes: 'required' }],
    [{ transferHoldHours: 169 }, { transferHoldHours: 'setting.range' }],
    [
      { providers: { cash_on_delivery: { isEnabled: true, values: {}, secrets: {} } } },
      { 'providers.cash_on_delivery': 'generic' },
    ],
  ])('the input %j is refused', async (changes, expected) => {
    const { body } = await refuse({ ...stripeSettings(0), ...changes });
    expect(fieldCodes(body)).toEqual(expected);
  });

  test('an incomplete provider can be saved while disabled', async () => {
    const { body } = await save(stripeSettings(0, { isEnabled: false, secrets: { secretKey: stripeKeys.secretKey } }));
    expect(fieldIn(body, 'secretKey')).toMatchObject({ isSet: true, problem: null });
    expect(fieldIn(body, 'webhookSecret')).toMatchObject({ isSet: false, problem: null });
  });

  test('stored secrets are dropped with a changed URL, in the settings and in a connection test', async () => {
    await save(stripeSettings(0));
    const values = { url: gateway.values.url };
    const before = gateway.requests.length;
    const refused = {
      'providers.stripe.secrets.secretKey': 'setting.keyRetype',
      'providers.stripe.secrets.webhookSecret': 'setting.keyRetype',
    };
    expect(fieldCodes((await refuse(stripeSettings(1, { values, secrets: {} }))).body)).toEqual(refused);
    expect(fieldCodes((await refuseCall({ provider: 'stripe', values, secrets: {} })).body)).toEqual(refused);
    expect(gateway.requests.length).toBe(before);
    const saved = await save(stripeSettings(1, { values }));
    expect(fieldIn(saved.body, 'url')?.value).toBe(values.url);
    expect((await save(stripeSettings(2, { values, secrets: {} }))).status).toBe(200);
  });
});

describe('connection tests', () => {
  const createInput = () => {
    const { url, ...secrets } = gateway.values;
    return { provider: 'stripe', values: { url }, secrets };
  };

  test('a connection test calls the gateway once with the entered keys and stores nothing', async () => {
    const before = gateway.requests.length;
    expect((await call(createInput())).body).toEqual({ result: 'ok', mode: 'test' });
    expect(gateway.requests.length - before).toBe(1);
    expect((await get()).version).toBe(0);
  });

  test('a connection test uses stored secrets where none were entered', async () => {
    const { values, secrets } = createInput();
    await save(stripeSettings(0, { values, secrets }));
    expect((await call({ provider: 'stripe', values, secrets: {} })).body).toEqual({ result: 'ok', mode: 'test' });
  });

  test('a connection test reports refused keys', async () => {
    const { secrets, ...values } = createInput();
    const { body } = await call({ ...values, secrets: { ...secrets, secretKey: 'sk_live_other' } });
    expect(body).toEqual({ result: 'keys', mode: 'live' });
  });

  test('a connection test reports a gateway that did not respond', async () => {
    gateway.behave({ api: 'away' });
    expect((await call(createInput())).body.result).toBe('unreachable');
    gateway.behave({ api: 'hangs_up' });
    expect((await call(createInput())).body.result).toBe('unreachable');
    const { secrets } = createInput();
    const nobody = { provider: 'stripe', values: { url: 'http://127.0.0.1:1' }, secrets };
    expect((await call(nobody)).body.result).toBe('unreachable');
  });

  test('a connection test with incomplete values is refused at their fields', async () => {
    const { body } = await refuseCall({ provider: 'stripe', values: {}, secrets: {} });
    expect(fieldCodes(body)).toEqual({
      'providers.stripe.secrets.secretKey': 'required',
      'providers.stripe.secrets.webhookSecret': 'required',
    });
  });

  test('connection tests are limited per admin', async () => {
    const incomplete = { provider: 'stripe', values: {}, secrets: {} };
    for (let count = 0; count < 20; count += 1) await refuseCall(incomplete);
    const { status, body } = await refuseCall(incomplete);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(body.data['seconds']).toBeGreaterThan(0);
  });
});
