import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { findAttempt, recordCheck, type StoredAttempt } from './payment-attempts.repository.ts';
import { openIssue } from './payment-issues.ts';
import type { UnmatchedCharge } from './payment-jobs.ts';
import { findTransactions } from './payments.repository.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { providerNamed } from './settings/payment-settings.ts';

/** Timeout of a gateway query, in milliseconds. */
const CHECK_MS = 10_000;

/** Outcome of a gateway query; `not-asked` when the gateway cannot be queried. */
export type CheckOutcome = 'answered' | 'unknown' | 'not-asked';

/**
 * Queries the gateway for an attempt and records the events. A success that only a webhook has reported and the gateway does not
 * confirm opens an issue, because the webhook secret may have leaked. Throws GatewayUnavailable.
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
  await recordCheck(kysely, attemptId, shop.clock());
  // ignore events of other orders in the response
  const own = events.filter((event) => event.providerOrderId === attempt.provider_order_id);
  for (const event of own) await recordPaymentEvent(shop, event, { by: 'check', adminId: null });
  shop.counts?.paymentChecked(attempt.provider, own.length > 0 ? 'answered' : 'unknown');
  const paid = charges.filter(
    ({ outcome, recorded_by, confirmed_at }) =>
      outcome === 'succeeded' && recorded_by === 'webhook' && confirmed_at === null,
  );
  for (const charge of paid) {
    const isConfirmed = own.some(
      ({ kind, outcome, transactionId }) =>
        kind === 'charge' && outcome === 'succeeded' && transactionId === charge.transaction_id,
    );
    if (!isConfirmed)
      await openUnconfirmedIssue(shop, attempt, {
        provider: attempt.provider,
        subject: charge.transaction_id,
        amount: charge.amount,
      });
  }
  return own.length > 0 ? 'answered' : 'unknown';
};

const openUnconfirmedIssue = (
  shop: ShopContext,
  { order_id: orderId }: StoredAttempt,
  about: { readonly provider: PaymentProviderName; readonly subject: string; readonly amount: number },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await lockOrder(transaction, orderId);
    await openIssue(shop, transaction, { kind: 'unconfirmed', orderId, ...about, at: shop.clock() });
  });

/**
 * Queries the gateway for a charge that a webhook has reported for an unknown order, and records what it confirms. An order that is
 * still unknown gets an issue; for a gateway without queries the webhook's signature is enough to open it. Throws
 * GatewayUnavailable.
 */
export const checkUnmatched = async (
  shop: ShopContext,
  { provider: name, providerOrderId, transactionId, amount }: UnmatchedCharge,
): Promise<void> => {
  const provider = providerNamed((await shop.shopSettings.current()).payments, name);
  if (provider?.fetchEvents === undefined) {
    const unmatched = { kind: 'unmatched', orderId: null, provider: name, subject: providerOrderId, amount } as const;
    return inTransaction(shop.database, (transaction) =>
      openIssue(shop, transaction, { ...unmatched, at: shop.clock() }),
    );
  }
  const attempt = { providerOrderId, reference: '', transactionIds: [transactionId] };
  const events = await provider.fetchEvents(attempt, AbortSignal.timeout(CHECK_MS));
  for (const event of events.filter((each) => each.providerOrderId === providerOrderId)) {
    await recordPaymentEvent(shop, event, { by: 'check', adminId: null });
  }
};
