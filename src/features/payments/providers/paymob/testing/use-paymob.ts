import { afterEach, beforeEach } from 'vitest';
import type { AttemptToOpen, OpenedAttempt, PaymentGateway, ProviderValues } from '../../../server/payment-provider.ts';
import { openShopEndpoint, type ShopEndpoint } from '../../../testing/shop-endpoint.ts';
import { paymobProvider } from '../server/paymob.provider.ts';
import { openPaymobGateway, type PaymobGateway } from './paymob-gateway.ts';

/** Provider with a local gateway and an endpoint for its webhooks, new for each test of a file. */
export type PaymobTest = {
  readonly gateway: PaymobGateway;
  readonly shop: ShopEndpoint;
  readonly provider: Required<PaymentGateway>;
  readonly attempt: (changes?: Partial<AttemptToOpen>) => AttemptToOpen;
  readonly open: (changes?: Partial<AttemptToOpen>) => Promise<OpenedAttempt>;
};

/** The provider with all functions, as with an API key. */
export const createPaymob = (values: ProviderValues) => paymobProvider.create(values) as Required<PaymentGateway>;

export const timeout = (): AbortSignal => AbortSignal.timeout(10_000);

/** Runs the setup before each test of the file and returns its result. */
export const usePaymob = (): (() => PaymobTest) => {
  let current: PaymobTest | undefined;
  beforeEach(async () => {
    const [gateway, shop] = await Promise.all([openPaymobGateway(), openShopEndpoint()]);
    const provider = createPaymob(gateway.values);
    const attempt = (changes: Partial<AttemptToOpen> = {}): AttemptToOpen => ({
      reference: 'ORD-1-1',
      orderNumber: 'ORD-1',
      method: 'card',
      amount: 123_450,
      language: 'ar',
      customer: { fullName: 'منى أحمد علي', email: 'mona@example.com', phone: '+201000000000', city: 'القاهرة' },
      expiresAt: new Date('2026-11-25T11:00:00Z'),
      now: new Date('2026-11-25T10:00:00Z'),
      webhookUrl: shop.webhookUrl,
      returnUrl: shop.returnUrl,
      ...changes,
    });
    current = { gateway, shop, provider, attempt, open: (changes) => provider.open(attempt(changes), timeout()) };
  });
  afterEach(async () => {
    await current?.shop.close();
    await current?.gateway.close();
  });
  return () => {
    if (!current) throw new Error('no test is running');
    return current;
  };
};

/** Event of the first successful card payment. */
export const chargeEvent = {
  provider: 'paymob',
  providerOrderId: '700001',
  transactionId: '900001',
  parentId: null,
  kind: 'charge',
  outcome: 'succeeded',
  amount: 123_450,
  currency: 'EGP',
  isLive: false,
  instrument: { kind: 'card', brand: 'MasterCard', last4: '2346' },
  reason: null,
} as const;
