import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AttemptToOpen, PaymentGateway, RefundToSend } from '../../../server/payment-provider.ts';
import { stripeProvider } from '../server/stripe.provider.ts';
import { openStripeGateway, type StripeGateway } from './stripe-gateway.ts';

/** A local gateway, and the shop's provider with its keys. */
export type StripeSetup = {
  readonly gateway: StripeGateway;
  readonly provider: Required<PaymentGateway>;
  /** Creates a provider with other values. */
  readonly createProvider: (values: Readonly<Record<string, string>>) => Promise<Required<PaymentGateway>>;
  /** Opens and pays a session; returns its id and the charge's. */
  readonly pay: () => Promise<{ readonly providerOrderId: string; readonly transactionId: string }>;
};

export const openStripe = async (): Promise<StripeSetup> => {
  const gateway = await openStripeGateway();
  const createProvider = async (values: Readonly<Record<string, string>>) =>
    (await stripeProvider.create({ ...gateway.values, ...values })) as Required<PaymentGateway>;
  const provider = await createProvider({});
  const pay = async () => {
    const { providerOrderId } = await provider.open(attemptToOpen(), soon());
    await gateway.pay(providerOrderId);
    return { providerOrderId, transactionId: gateway.account.sessions.get(providerOrderId)?.payment_intent ?? '' };
  };
  return { gateway, provider, createProvider, pay };
};

export const MINUTE_MS = 60_000;

export const soon = (): AbortSignal => AbortSignal.timeout(5000);

export const attemptToOpen = (changes: Partial<AttemptToOpen> = {}): AttemptToOpen => ({
  reference: 'ORD-1-1',
  orderNumber: 'ORD-1',
  method: 'card',
  amount: 123_450,
  language: 'ar',
  customer: { fullName: 'منى سعيد', email: 'mona@example.com', phone: '+201001234567', city: 'القاهرة' },
  expiresAt: new Date(Date.now() + 60 * MINUTE_MS),
  now: new Date(),
  webhookUrl: 'http://127.0.0.1/unused',
  returnUrl: 'http://127.0.0.1:1/payments/return/1',
  ...changes,
});

export const refundOf = (
  paid: { readonly providerOrderId: string; readonly transactionId: string },
  amount = 5000,
): RefundToSend => ({ id: '7f1c0f5e-54a8-4a6e-9d0b-0f4dbe6b3c11', amount, ...paid });

/** Opens a server on a free port with this handler. */
export const openServer = async (listener: NonNullable<Parameters<typeof createServer>[1]>) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
