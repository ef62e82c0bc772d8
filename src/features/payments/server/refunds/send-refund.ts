import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { findAttempt, type StoredAttempt } from '../payment-attempts.repository.ts';
import { openIssue } from '../payment-issues.ts';
import { GatewayRejected, type PaymentGateway, type RefundResult, type SentRefund } from '../payment-provider.ts';
import { findTransactions, type StoredTransaction } from '../payments.repository.ts';
import { recordPaymentEvent } from '../record-payment-event.ts';
import { providerNamed } from '../settings/payment-settings.ts';
import { refuseRefund } from './refund-requests.ts';
import { findRefund, type StoredRefund, updateRefund } from './refunds.repository.ts';

/** Timeouts of gateway calls, in milliseconds. */
const CHECK_MS = 10_000;
const REFUND_MS = 30_000;

/**
 * Sends a refund in state `wanted` to the gateway once: its state is `sent` before the call, so a crash causes no second call. A call without
 * a definite response leaves the refund `unclear` and opens an issue; a later query settles it.
 */
export const sendRefund = async (shop: ShopContext, refundId: string): Promise<void> => {
  const sendable = await findSendable(shop, refundId);
  if (sendable === undefined || sendable.refund.state !== 'wanted') return;
  const { refund, charge, attempt, provider } = sendable;
  const toSend = toSentRefund(sendable);
  // a failure here leaves the refund `wanted`, and the job is retried
  const refundedBefore =
    (await provider.refundedAmount?.(charge.transaction_id, AbortSignal.timeout(CHECK_MS))) ?? null;
  const isSending = await updateRefund(shop.database.kysely, refund.id, ['wanted'], {
    state: 'sent',
    sent_at: shop.clock(),
    refunded_before: refundedBefore,
  });
  if (!isSending) return;
  const result = await provider.refund(toSend, AbortSignal.timeout(REFUND_MS)).catch(toFailedResult);
  await recordResult(shop, { refund, charge, attempt, provider }, result);
};

type Sendable = {
  readonly refund: StoredRefund;
  readonly charge: StoredTransaction;
  readonly attempt: StoredAttempt;
  readonly provider: PaymentGateway & Required<Pick<PaymentGateway, 'refund'>>;
};

/** Returns a refund with its charge; undefined when its provider cannot refund or is no longer configured. */
const findSendable = async (shop: ShopContext, refundId: string): Promise<Sendable | undefined> => {
  const { kysely } = shop.database;
  const refund = await findRefund(kysely, refundId);
  if (refund === undefined) return undefined;
  const charge = (await findTransactions(kysely, [refund.order_id])).find(({ id }) => id === refund.charge_id);
  const attempt = charge && (await findAttempt(kysely, charge.attempt_id));
  if (charge === undefined || attempt === undefined) return undefined;
  const provider = providerNamed((await shop.shopSettings.current()).payments, charge.provider);
  const refundPayment = provider?.refund;
  return provider && refundPayment && { refund, charge, attempt, provider: { ...provider, refund: refundPayment } };
};

const toSentRefund = ({ refund, charge, attempt }: Sendable): SentRefund => ({
  id: refund.id,
  providerOrderId: attempt.provider_order_id ?? '',
  transactionId: charge.transaction_id,
  amount: refund.amount,
  refundedBefore: refund.refunded_before,
});

const toFailedResult = (error: unknown): RefundResult | { readonly state: 'unclear' } =>
  error instanceof GatewayRejected ? { state: 'refused', reason: error.message } : { state: 'unclear' };

/** Records the outcome of a refund call or query. */
const recordResult = async (
  shop: ShopContext,
  { refund, charge, attempt }: Sendable,
  result: RefundResult | { readonly state: 'unclear' | 'unknown' },
): Promise<void> => {
  switch (result.state) {
    case 'done':
      // binds the event to this refund
      await updateRefund(shop.database.kysely, refund.id, ['sent', 'unclear'], {
        provider_refund_id: result.providerRefundId,
      });
      await recordPaymentEvent(shop, refundEvent({ refund, charge, attempt }, result.providerRefundId), {
        by: 'check',
        adminId: refund.admin_id,
      });
      return;
    case 'sent':
      await updateRefund(shop.database.kysely, refund.id, ['sent', 'unclear'], {
        state: 'sent',
        provider_refund_id: result.providerRefundId,
      });
      return;
    case 'refused':
      shop.log.error(
        { provider: charge.provider, refund: refund.id, reason: result.reason },
        'gateway refused a refund',
      );
      await inTransaction(shop.database, async (transaction) => {
        const order = await lockOrder(transaction, refund.order_id);
        if (order !== undefined) await refuseRefund(shop, transaction, refund, order, charge.provider);
      });
      return;
    case 'unclear':
      await inTransaction(shop.database, async (transaction) => {
        await lockOrder(transaction, refund.order_id);
        if (!(await updateRefund(transaction, refund.id, ['sent'], { state: 'unclear' }))) return;
        await openIssue(shop, transaction, {
          kind: 'refund_unclear',
          orderId: refund.order_id,
          provider: charge.provider,
          subject: refund.id,
          amount: refund.amount,
          at: shop.clock(),
        });
      });
      return;
    case 'unknown':
  }
};

const refundEvent = (
  { refund, charge, attempt }: Pick<Sendable, 'refund' | 'charge' | 'attempt'>,
  providerRefundId: string,
) => ({
  provider: charge.provider,
  providerOrderId: attempt.provider_order_id ?? '',
  transactionId: providerRefundId,
  parentId: charge.transaction_id,
  kind: 'refund' as const,
  outcome: 'succeeded' as const,
  amount: refund.amount,
  currency: charge.currency,
  isLive: charge.is_live,
  instrument: { kind: charge.instrument, brand: charge.brand, last4: charge.last4 },
  reason: null,
});

/** Queries the gateway for a sent refund; sends one that is still `wanted`. */
export const checkRefund = async (shop: ShopContext, refundId: string): Promise<void> => {
  const sendable = await findSendable(shop, refundId);
  if (sendable === undefined) return;
  const { refund, provider } = sendable;
  if (refund.state === 'wanted') return sendRefund(shop, refundId);
  if ((refund.state !== 'sent' && refund.state !== 'unclear') || provider.findRefund === undefined) return;
  // the refund call may still be running
  if (refund.sent_at !== null && shop.clock().getTime() - refund.sent_at.getTime() < 2 * REFUND_MS) return;
  const result = await provider.findRefund(toSentRefund(sendable), AbortSignal.timeout(CHECK_MS));
  // the process ended during the call, so the outcome is unknown
  await recordResult(
    shop,
    sendable,
    result.state === 'unknown' && refund.state === 'sent' ? { state: 'unclear' } : result,
  );
};
