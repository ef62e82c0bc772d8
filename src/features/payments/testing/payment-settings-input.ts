import type { OpenShop, Refused, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { PaymentSettings, SavePaymentSettings } from '../payment-settings.admin.contract.ts';

/** Stripe keys without an account. */
export const stripeKeys = { secretKey: 'sk_test_51Habc', webhookSecret: 'whsec_abc123' };

type Stripe = NonNullable<SavePaymentSettings['providers']['stripe']>;

/** Input that enables Stripe, by default with `stripeKeys`. */
export const stripeSettings = (
  version: number,
  { secrets = stripeKeys, ...stripe }: Partial<Stripe> = {},
): SavePaymentSettings => ({
  version,
  holdMinutes: 60,
  transferHoldHours: null,
  providers: { stripe: { isEnabled: true, values: {}, secrets, ...stripe } },
});

/** Calls the API as an admin. */
export const paymentSettingsCalls = (shop: OpenShop, { token }: SignedIn) => {
  const path = '/admin/payment-settings';
  return {
    get: async () => (await shop.request<PaymentSettings>(path, { token })).body,
    save: (body: object) => shop.request<PaymentSettings>(path, { method: 'PUT', body, token }),
    refuse: (body: object) => shop.request(path, { method: 'PUT', body, token }),
    test: (body: object) =>
      shop.request<{ result: string; mode: string }>('/admin/payment-connection-tests', { body, token }),
    refuseTest: (body: object) => shop.request('/admin/payment-connection-tests', { body, token }),
  };
};

/** Returns the code of each refused field by its path. */
export const fieldCodes = ({ data }: Refused): Readonly<Record<string, string>> =>
  Object.fromEntries((data.issues ?? []).map(({ path, code }) => [path, code]));

/** Returns the Stripe settings. */
export const stripeIn = ({ providers }: PaymentSettings) => providers.find(({ name }) => name === 'stripe');

/** Returns a field of the Stripe settings. */
export const fieldIn = (settings: PaymentSettings, name: string) =>
  stripeIn(settings)?.fields.find((field) => field.name === name);

/** Resets a shop's payment settings and limits to those of a new shop. */
export const resetPaymentSettings = async ({ database, context, logged }: OpenShop): Promise<void> => {
  await database.pool.query(`delete from setting_versions where section = 'payments'`);
  await database.pool.query('delete from request_limits');
  context.shopSettings.invalidate();
  logged.length = 0;
};
