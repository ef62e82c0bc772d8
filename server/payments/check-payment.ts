import type { PaymentProviderName } from '../../domain/payments/payment-methods.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { ShopContext } from '../shop-context.ts';
import { findAttempt, noteCheck, type StoredAttempt } from './payment-attempts.repository.ts';
import { openIssue } from './payment-issues.ts';
import { providerNamed } from './payment-settings.ts';
import { findTransactions, lockOrder } from './payments.repository.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

/** Limit of a question to a gateway, in milliseconds. */
const CHECK_MS = 10_000;

/** What the gateway said: something, nothing, or that the shop cannot ask it. */
export type CheckOutcome = 'answered' | 'unknown' | 'not-asked';

/**
 * Asks the gateway what it knows of an attempt, and records it. A success that only a webhook has reported and of which the gateway
 * knows nothing becomes an issue: somebody may have the webhook secret. Throws GatewayUnavailable.
 */
export const checkAttempt = async (shop: ShopContext, attemptId: string): Promise<CheckOutcome> => {
  const { kysely } = shop.database;
  const attempt = await findAttempt(kysely, attemptId);
  if (attempt === undefined || attempt.provider_order_id === null) return 'not-asked';
  const provider = providerNamed((await shop.shopSettings.current()).payments, attempt.provider);
  if (provider?.fetchEvents === undefined) return 'not-asked';
  const ledger = (await findTransactions(kysely, [attempt.order_id])).filter(
    ({ attempt_id }) => attempt_id === attemptId,
  );
  const charges = ledger.filter(({ kind }) => kind === 'charge');
  const events = await provider.fetchEvents(
    {
      providerOrderId: attempt.provider_order_id,
      reference: attempt.reference,
      transactionIds: charges.map(({ transaction_id }) => transaction_id),
    },
    AbortSignal.timeout(CHECK_MS),
  );
  await noteCheck(kysely, attemptId, shop.clock());
  // what the gateway says about other orders of its answer is not believed
  const own = events.filter((event) => event.providerOrderId === attempt.provider_order_id);
  for (const event of own) await recordPaymentEvent(shop, event, { by: 'check', adminId: null });
  shop.counts?.paymentChecked(attempt.provider, own.length > 0 ? 'answered' : 'unknown');
  const paid = charges.filter(
    ({ outcome, recorded_by, confirmed_at }) =>
      outcome === 'succeeded' && recorded_by === 'webhook' && confirmed_at === null,
  );
  for (const charge of paid) {
    const isKnown = own.some(
      ({ kind, outcome, transactionId }) =>
        kind === 'charge' && outcome === 'succeeded' && transactionId === charge.transaction_id,
    );
    if (!isKnown)
      await openUnconfirmed(shop, attempt, {
        provider: attempt.provider,
        subject: charge.transaction_id,
        amount: charge.amount,
      });
  }
  return own.length > 0 ? 'answered' : 'unknown';
};

const openUnconfirmed = (
  shop: ShopContext,
  { order_id: orderId }: StoredAttempt,
  about: { readonly provider: PaymentProviderName; readonly subject: string; readonly amount: number },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await lockOrder(transaction, orderId);
    await openIssue(shop, transaction, { kind: 'unconfirmed', orderId, ...about, at: shop.clock() });
  });
