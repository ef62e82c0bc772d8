import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { dumpDatabase } from '#features/privacy/testing/database-dump.ts';
import type { AuditEntry } from '#features/staff/audit-log.admin.contract.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { openStripeGateway, type StripeGateway } from '../../providers/stripe/testing/stripe-gateway.ts';
import {
  fieldCodes,
  fieldIn,
  paymentSettingsCalls,
  resetPaymentSettings,
  stripeIn,
  stripeKeys,
  stripeSettings,
} from '../../testing/payment-settings-input.ts';

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
  await resetPaymentSettings(shop);
  gateway.behave({ api: 'answers' });
});

const calls = () => paymentSettingsCalls(shop, admin);
const get = () => calls().get();
const save = (body: object) => calls().save(body);
const refuse = (body: object) => calls().refuse(body);
const call = (body: object) => calls().test(body);
const refuseCall = (body: object) => calls().refuseTest(body);
const publicSettings = async () => (await shop.request<PublicSettings>('/settings?language=ar')).body;

describe('access to payment settings', () => {
  test('guests and customers cannot read, save or test payment settings', async () => {
    for (const [token, code] of [
      [undefined, 'SIGN_IN_REQUIRED'],
      [customer.token, 'ADMIN_REQUIRED'],
    ] as const) {
      const body = { provider: 'stripe', values: { url: gateway.values.url }, secrets: stripeKeys };
      const responses = [
        shop.request('/admin/payment-settings', { token }),
        shop.request('/admin/payment-settings', { method: 'PUT', body: stripeSettings(0), token }),
        shop.request('/admin/payment-connection-tests', { body, token }),
      ];
      expect((await Promise.all(responses)).map((response) => response.body.code)).toEqual(responses.map(() => code));
    }
    expect((await get()).version).toBe(0);
    expect(gateway.requests).toEqual([]);
  });

  test('other settings sections do not contain payment settings', async () => {
    const { token } = admin;
    await save(stripeSettings(0));
    expect(JSON.stringify((await shop.request('/admin/settings', { token })).body)).not.toContain('stripe');
    expect((await shop.request('/admin/settings/payments/versions', { token })).body.code).toBe('VALIDATION_FAILED');
    const restored = await shop.request('/admin/settings/payments/restorations', {
      body: { version: 1, restored: 1 },
      token,
    });
    expect(restored.body.code).toBe('VALIDATION_FAILED');
  });
});

describe('payment settings of a new shop', () => {
  test('a new shop has all providers disabled, with their fields and webhook URLs', async () => {
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
  test('saved settings apply at once: cards replace payment links, and a test key means test mode', async () => {
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
    const settings = await publicSettings();
    expect(settings.payments).toEqual({ methods: ['cash_on_delivery', 'bank_transfer', 'card'], isTest: true });
    expect(settings.revision).toBeGreaterThan(revision);
    expect(await shop.context.shopSettings.current()).toMatchObject({
      payments: { holdMinutes: 30, transferHoldHours: 48 },
    });
  });

  test('live keys mean live mode, and disabling the provider restores the previous methods', async () => {
    const live = { ...stripeKeys, secretKey: 'rk_live_51Habc' };
    const { body } = await save(stripeSettings(0, { secrets: live }));
    expect(stripeIn(body)?.mode).toBe('live');
    expect((await publicSettings()).payments.isTest).toBe(false);
    const off = await save(stripeSettings(1, { isEnabled: false, secrets: {} }));
    expect(stripeIn(off.body)).toMatchObject({ isEnabled: false, mode: null });
    expect(fieldIn(off.body, 'secretKey')?.isSet).toBe(true);
    expect((await publicSettings()).payments.methods).toContain('card_link');
  });

  test('saving keeps, replaces or removes each secret separately', async () => {
    await save(stripeSettings(0));
    const readStoredSecrets = async () => {
      const { rows } = await shop.database.pool.query(
        `select value from setting_versions where section = 'payments' order by version desc limit 1`,
      );
      const { paymentSettings } = shop.context;
      return paymentSettings.decryptValues(paymentSettings.stored(rows[0].value), 'stripe');
    };
    await save(stripeSettings(1, { secrets: { webhookSecret: 'whsec_another' } }));
    expect(await readStoredSecrets()).toEqual({ ...stripeKeys, webhookSecret: 'whsec_another' });
    const { body } = await save(stripeSettings(2, { isEnabled: false, secrets: { secretKey: null } }));
    expect(await readStoredSecrets()).toEqual({ webhookSecret: 'whsec_another' });
    expect(body.providers.flatMap(({ fields }) => fields).filter(({ isSet }) => isSet)).toMatchObject([
      { name: 'webhookSecret', value: '' },
    ]);
    await save({ ...stripeSettings(3), providers: {} });
    expect(await readStoredSecrets()).toEqual({ webhookSecret: 'whsec_another' });
  });

  test('saving over an older version is refused with the newer one and saves nothing', async () => {
    await save(stripeSettings(0));
    for (const version of [0, 2]) {
      const { status, body } = await refuse({ ...stripeSettings(version), holdMinutes: 15 });
      expect([status, body.code]).toEqual([409, 'SETTINGS_CHANGED']);
      expect(body.data['current']).toEqual(await get());
    }
    expect(await get()).toMatchObject({ version: 1, holdMinutes: 60 });
  });

  test('of two admins who save at once only one succeeds', async () => {
    const responses = await Promise.all([save(stripeSettings(0)), save(stripeSettings(0)), save(stripeSettings(0))]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await get()).version).toBe(1);
  });

  test('the audit log names changed settings without their values', async () => {
    await save(stripeSettings(0));
    const { body } = await shop.request<PageOf<AuditEntry>>('/admin/audit-log?action=payment_settings.saved', {
      token: admin.token,
    });
    expect(body.items[0]).toMatchObject({
      action: 'payment_settings.saved',
      subject: 'payments',
      details: { from: 0, to: 1 },
    });
  });
});

describe('payment secrets', () => {
  test('a secret never appears in a response, log line, audit entry, data export or database row, in any common encoding', async () => {
    const secrets = { secretKey: `sk_test_${'Qx7'.repeat(12)}`, webhookSecret: `whsec_${'Zw9'.repeat(12)}` };
    const { token } = admin;
    const output = [
      await save(stripeSettings(0, { secrets })),
      await refuse(stripeSettings(0, { secrets })),
      await refuse(stripeSettings(1, { secrets: { ...secrets, secretKey: `${secrets.secretKey} x` } })),
      await refuseCall({ provider: 'stripe', values: { url: 'no address' }, secrets }),
      await call({ provider: 'stripe', values: { url: gateway.values.url }, secrets }),
      await shop.request('/admin/payment-settings', { token }),
      await shop.request('/admin/settings', { token }),
      await shop.request('/admin/audit-log', { token }),
      await shop.request('/personal-data', { token }),
      await shop.request('/settings?language=en', { token }),
      shop.logged,
      await dumpDatabase(shop.database.pool),
    ];
    const text = output.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');
    expect(text).toContain('"isSet":true');
    for (const secret of Object.values(secrets)) {
      for (const encoding of ['utf8', 'base64', 'base64url', 'hex'] as const)
        expect(text).not.toContain(Buffer.from(secret).toString(encoding).slice(0, 30));
    }
  });

  test('a response does not reveal the length of a secret', async () => {
    await save(stripeSettings(0));
    const short = fieldIn(await get(), 'secretKey');
    await save(stripeSettings(1, { secrets: { secretKey: `sk_test_${'a'.repeat(200)}` } }));
    expect(fieldIn(await get(), 'secretKey')).toEqual(short);
  });

  test('a secret encrypted with another key disables its provider, is logged, and leaves the shop working', async () => {
    await save(stripeSettings(0));
    await shop.database.pool.query(
      `update setting_versions set value = jsonb_set(value, '{providers,stripe,secrets,secretKey}', $1) where section = 'payments'`,
      [JSON.stringify(Buffer.alloc(60, 7).toString('base64'))],
    );
    shop.context.shopSettings.invalidate();
    expect((await publicSettings()).payments.methods).toContain('card_link');
    const settings = await get();
    expect(stripeIn(settings)).toMatchObject({ isEnabled: true, mode: null });
    expect(fieldIn(settings, 'secretKey')).toMatchObject({ isSet: false, problem: 'setting.keyUnreadable' });
    expect(JSON.stringify(shop.logged)).toContain('could not be decrypted');
    const { body } = await refuse(stripeSettings(1, { secrets: {} }));
    expect(fieldCodes(body)).toEqual({ 'providers.stripe.secrets.secretKey': 'required' });
    const saved = await save(stripeSettings(1, { secrets: { secretKey: stripeKeys.secretKey } }));
    expect(stripeIn(saved.body)?.mode).toBe('test');
  });
});
