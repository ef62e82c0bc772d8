import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../contract/admin/audit-log.ts';
import type { PaymentSettings } from '../../contract/admin/payment-settings.ts';
import type { PageOf } from '../../contract/pagination.ts';
import type { PublicSettings } from '../../domain/settings/shop-settings.ts';
import { validation as arabic } from '../../locales/ar/forms/validation.ts';
import { validation as english } from '../../locales/en/forms/validation.ts';
import { stripeKeys, stripeSettings } from '../../tests/support/payments/payment-settings-input.ts';
import { openStripeGateway, type StripeGateway } from '../../tests/support/payments/stripe-gateway.ts';
import { everyByteOf } from '../../tests/support/privacy/database-dump.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/support/shop/in-process-shop.ts';

let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
let gateway: StripeGateway;
beforeAll(async () => {
  shop = await openShop();
  [admin, customer, gateway] = await Promise.all([shop.signUpAdmin(), shop.signUp(), openStripeGateway()]);
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
});
beforeEach(async () => {
  await shop.database.pool.query(`delete from setting_versions where section = 'payments'`);
  await shop.database.pool.query('delete from request_limits');
  shop.context.shopSettings.forget();
  gateway.behave({ api: 'answers' });
  shop.logged.length = 0;
});

const get = async () => (await shop.ask<PaymentSettings>('/admin/payment-settings', { token: admin.token })).body;
const save = (body: object, { token } = admin) =>
  shop.ask<PaymentSettings>('/admin/payment-settings', { method: 'PUT', body, token });
const refuse = (body: object, { token } = admin) => shop.ask('/admin/payment-settings', { method: 'PUT', body, token });
const call = (body: object, { token } = admin) =>
  shop.ask<{ result: string; mode: string }>('/admin/payment-connection-tests', { body, token });
const refuseCall = (body: object) => shop.ask('/admin/payment-connection-tests', { body, token: admin.token });
const stripeIn = ({ providers }: PaymentSettings) => providers.find(({ name }) => name === 'stripe');
const fieldIn = (settings: PaymentSettings, name: string) =>
  stripeIn(settings)?.fields.find((field) => field.name === name);
const codesIn = (body: Awaited<ReturnType<typeof refuse>>['body']) =>
  Object.fromEntries((body.data.issues ?? []).map(({ path, code }) => [path, code]));
const publicSettings = async () => (await shop.ask<PublicSettings>('/settings?language=ar')).body;

describe('access', () => {
  test('a guest and a customer neither read, save nor test payment settings', async () => {
    for (const [token, code] of [
      [undefined, 'SIGN_IN_REQUIRED'],
      [customer.token, 'ADMIN_REQUIRED'],
    ] as const) {
      const body = { provider: 'stripe', values: { url: gateway.values.url }, secrets: stripeKeys };
      const calls = [
        shop.ask('/admin/payment-settings', { token }),
        shop.ask('/admin/payment-settings', { method: 'PUT', body: stripeSettings(0), token }),
        shop.ask('/admin/payment-connection-tests', { body, token }),
      ];
      expect((await Promise.all(calls)).map((answer) => answer.body.code)).toEqual(calls.map(() => code));
    }
    expect((await get()).version).toBe(0);
    expect(gateway.requests).toEqual([]);
  });

  test('the sections of other settings do not contain those of payments', async () => {
    const { token } = admin;
    await save(stripeSettings(0));
    expect(JSON.stringify((await shop.ask('/admin/settings', { token })).body)).not.toContain('stripe');
    expect((await shop.ask('/admin/settings/payments/versions', { token })).body.code).toBe('VALIDATION_FAILED');
    const restored = await shop.ask('/admin/settings/payments/restorations', {
      body: { version: 1, restored: 1 },
      token,
    });
    expect(restored.body.code).toBe('VALIDATION_FAILED');
  });
});

describe('a new shop', () => {
  test('has every provider switched off, with its fields and the address of its webhooks', async () => {
    const settings = await get();
    expect(settings).toMatchObject({
      version: 0,
      savedAt: null,
      savedBy: null,
      holdMinutes: 60,
      transferHoldHours: null,
    });
    expect(stripeIn(settings)).toEqual({
      name: 'stripe',
      isEnabled: false,
      isFromEnvironment: false,
      mode: null,
      webhookUrl: 'http://127.0.0.1/payments/webhooks/stripe',
      fields: [
        ['secretKey', true, true, 'STRIPE_SECRET_KEY'],
        ['webhookSecret', true, true, 'STRIPE_WEBHOOK_SECRET'],
        ['url', false, false, 'STRIPE_URL'],
      ].map(([name, isSecret, isRequired, variable]) => ({
        name,
        isSecret,
        isRequired,
        maxLength: 255,
        variable,
        isSet: false,
        value: '',
        problem: null,
      })),
    });
  });
});

describe('saved settings', () => {
  test('are in force at once: cards replace the links of the seller, and a test key is test mode', async () => {
    expect((await publicSettings()).payments).toEqual({
      methods: ['cash_on_delivery', 'bank_transfer', 'card_link'],
      isTest: false,
    });
    const { revision } = await publicSettings();
    const { status, body } = await save({ ...stripeSettings(0), holdMinutes: 30, transferHoldHours: 48 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, savedBy: admin.email, holdMinutes: 30, transferHoldHours: 48 });
    expect(stripeIn(body)).toMatchObject({ isEnabled: true, mode: 'test' });
    expect(await get()).toEqual(body);
    const shown = await publicSettings();
    expect(shown.payments).toEqual({ methods: ['cash_on_delivery', 'bank_transfer', 'card'], isTest: true });
    expect(shown.revision).toBeGreaterThan(revision);
    expect(await shop.context.shopSettings.current()).toMatchObject({
      payments: { holdMinutes: 30, transferHoldHours: 48 },
    });
  });

  test('with live keys are live, and switched off offer what the shop offered before', async () => {
    const live = { ...stripeKeys, secretKey: 'rk_live_51Habc' };
    const { body } = await save(stripeSettings(0, { secrets: live }));
    expect(stripeIn(body)?.mode).toBe('live');
    expect((await publicSettings()).payments.isTest).toBe(false);
    const off = await save(stripeSettings(1, { isEnabled: false, secrets: {} }));
    expect(stripeIn(off.body)).toMatchObject({ isEnabled: false, mode: null });
    expect(fieldIn(off.body, 'secretKey')?.isSet).toBe(true);
    expect((await publicSettings()).payments.methods).toContain('card_link');
  });

  test('keep, replace and remove each secret by itself', async () => {
    await save(stripeSettings(0));
    const valuesNow = async () => {
      const { rows } = await shop.database.pool.query(
        `select value from setting_versions where section = 'payments' order by version desc limit 1`,
      );
      const { paymentSettings } = shop.context;
      return paymentSettings.valuesOf(paymentSettings.stored(rows[0].value), 'stripe');
    };
    await save(stripeSettings(1, { secrets: { webhookSecret: 'whsec_another' } }));
    expect(await valuesNow()).toEqual({ ...stripeKeys, webhookSecret: 'whsec_another' });
    const { body } = await save(stripeSettings(2, { isEnabled: false, secrets: { secretKey: null } }));
    expect(await valuesNow()).toEqual({ webhookSecret: 'whsec_another' });
    expect(body.providers.flatMap(({ fields }) => fields).filter(({ isSet }) => isSet)).toMatchObject([
      { name: 'webhookSecret', value: '' },
    ]);
    await save({ ...stripeSettings(3), providers: {} });
    expect(await valuesNow()).toEqual({ webhookSecret: 'whsec_another' });
  });

  test('over an older version are refused with the newer one, and nothing is saved', async () => {
    await save(stripeSettings(0));
    for (const version of [0, 2]) {
      const { status, body } = await refuse({ ...stripeSettings(version), holdMinutes: 15 });
      expect([status, body.code]).toEqual([409, 'SETTINGS_CHANGED']);
      expect(body.data['current']).toEqual(await get());
    }
    expect(await get()).toMatchObject({ version: 1, holdMinutes: 60 });
  });

  test('of two admins at once are saved once', async () => {
    const answers = await Promise.all([save(stripeSettings(0)), save(stripeSettings(0)), save(stripeSettings(0))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await get()).version).toBe(1);
  });

  test('are in the audit log without any value', async () => {
    await save(stripeSettings(0));
    const { body } = await shop.ask<PageOf<AuditEntry>>('/admin/audit-log?action=payment_settings.saved', {
      token: admin.token,
    });
    expect(body.items[0]).toMatchObject({
      action: 'payment_settings.saved',
      subject: 'payments',
      details: { from: 0, to: 1 },
    });
  });
});

describe('a secret', () => {
  test('is in no answer, log line, audit entry, data export or row of the database, in no common encoding', async () => {
    const secrets = { secretKey: `sk_test_${'Qx7'.repeat(12)}`, webhookSecret: `whsec_${'Zw9'.repeat(12)}` };
    const { token } = admin;
    const said = [
      await save(stripeSettings(0, { secrets })),
      await refuse(stripeSettings(0, { secrets })),
      await refuse(stripeSettings(1, { secrets: { ...secrets, secretKey: `${secrets.secretKey} x` } })),
      await refuseCall({ provider: 'stripe', values: { url: 'no address' }, secrets }),
      await call({ provider: 'stripe', values: { url: gateway.values.url }, secrets }),
      await shop.ask('/admin/payment-settings', { token }),
      await shop.ask('/admin/settings', { token }),
      await shop.ask('/admin/audit-log', { token }),
      await shop.ask('/personal-data', { token }),
      await shop.ask('/settings?language=en', { token }),
      shop.logged,
      await everyByteOf(shop.database.pool),
    ];
    const text = said.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');
    expect(text).toContain('"isSet":true');
    for (const secret of Object.values(secrets)) {
      for (const encoding of ['utf8', 'base64', 'base64url', 'hex'] as const)
        expect(text).not.toContain(Buffer.from(secret).toString(encoding).slice(0, 30));
    }
  });

  test('does not tell its length', async () => {
    await save(stripeSettings(0));
    const short = fieldIn(await get(), 'secretKey');
    await save(stripeSettings(1, { secrets: { secretKey: `sk_test_${'a'.repeat(200)}` } }));
    expect(fieldIn(await get(), 'secretKey')).toEqual(short);
  });

  test('of another key than the shop has now is unreadable: the provider is off, the shop works, and the log names it', async () => {
    await save(stripeSettings(0));
    await shop.database.pool.query(
      `update setting_versions set value = jsonb_set(value, '{providers,stripe,secrets,secretKey}', $1) where section = 'payments'`,
      [JSON.stringify(Buffer.alloc(60, 7).toString('base64'))],
    );
    shop.context.shopSettings.forget();
    expect((await publicSettings()).payments.methods).toContain('card_link');
    const settings = await get();
    expect(stripeIn(settings)).toMatchObject({ isEnabled: true, mode: null });
    expect(fieldIn(settings, 'secretKey')).toMatchObject({ isSet: false, problem: 'setting.keyUnreadable' });
    expect(JSON.stringify(shop.logged)).toContain('cannot be decrypted');
    const { body } = await refuse(stripeSettings(1, { secrets: {} }));
    expect(codesIn(body)).toEqual({ 'providers.stripe.secrets.secretKey': 'required' });
    const typed = await save(stripeSettings(1, { secrets: { secretKey: stripeKeys.secretKey } }));
    expect(stripeIn(typed.body)?.mode).toBe('test');
  });
});

describe('values that are not accepted', () => {
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
  ])('%j is refused at its field, in both languages', async (typed, expected) => {
    const { status, body } = await refuse(stripeSettings(0, typed as Parameters<typeof stripeSettings>[1]));
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(codesIn(body)).toEqual(
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
  ])('%j is refused', async (changes, expected) => {
    const { body } = await refuse({ ...stripeSettings(0), ...changes });
    expect(codesIn(body)).toEqual(expected);
  });

  test('an incomplete provider may be saved while it is switched off', async () => {
    const { body } = await save(stripeSettings(0, { isEnabled: false, secrets: { secretKey: stripeKeys.secretKey } }));
    expect(fieldIn(body, 'secretKey')).toMatchObject({ isSet: true, problem: null });
    expect(fieldIn(body, 'webhookSecret')).toMatchObject({ isSet: false, problem: null });
  });

  test('stored secrets do not follow a changed address, neither into the settings nor into a test', async () => {
    await save(stripeSettings(0));
    const values = { url: gateway.values.url };
    const before = gateway.requests.length;
    const refused = {
      'providers.stripe.secrets.secretKey': 'setting.keyRetype',
      'providers.stripe.secrets.webhookSecret': 'setting.keyRetype',
    };
    expect(codesIn((await refuse(stripeSettings(1, { values, secrets: {} }))).body)).toEqual(refused);
    expect(codesIn((await refuseCall({ provider: 'stripe', values, secrets: {} })).body)).toEqual(refused);
    expect(gateway.requests.length).toBe(before);
    const typed = await save(stripeSettings(1, { values }));
    expect(fieldIn(typed.body, 'url')?.value).toBe(values.url);
    expect((await save(stripeSettings(2, { values, secrets: {} }))).status).toBe(200);
  });
});

describe('a test of the connection', () => {
  const typed = () => {
    const { url, ...secrets } = gateway.values;
    return { provider: 'stripe', values: { url }, secrets };
  };

  test('calls the gateway once with typed keys, and stores nothing', async () => {
    const before = gateway.requests.length;
    expect((await call(typed())).body).toEqual({ result: 'ok', mode: 'test' });
    expect(gateway.requests.length - before).toBe(1);
    expect((await get()).version).toBe(0);
  });

  test('uses the stored secrets that were not typed', async () => {
    const { values, secrets } = typed();
    await save(stripeSettings(0, { values, secrets }));
    expect((await call({ provider: 'stripe', values, secrets: {} })).body).toEqual({ result: 'ok', mode: 'test' });
  });

  test('says that the gateway refused the keys', async () => {
    const { secrets, ...rest } = typed();
    const { body } = await call({ ...rest, secrets: { ...secrets, secretKey: 'sk_live_other' } });
    expect(body).toEqual({ result: 'keys', mode: 'live' });
  });

  test('says that the gateway did not answer', async () => {
    gateway.behave({ api: 'away' });
    expect((await call(typed())).body.result).toBe('unreachable');
    gateway.behave({ api: 'hangs_up' });
    expect((await call(typed())).body.result).toBe('unreachable');
    const { secrets } = typed();
    const nobody = { provider: 'stripe', values: { url: 'http://127.0.0.1:1' }, secrets };
    expect((await call(nobody)).body.result).toBe('unreachable');
  });

  test('with incomplete values is refused at their fields', async () => {
    const { body } = await refuseCall({ provider: 'stripe', values: {}, secrets: {} });
    expect(codesIn(body)).toEqual({
      'providers.stripe.secrets.secretKey': 'required',
      'providers.stripe.secrets.webhookSecret': 'required',
    });
  });

  test('is limited per admin', async () => {
    const incomplete = { provider: 'stripe', values: {}, secrets: {} };
    for (let count = 0; count < 20; count += 1) await refuseCall(incomplete);
    const { status, body } = await refuseCall(incomplete);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(body.data['seconds']).toBeGreaterThan(0);
  });
});
