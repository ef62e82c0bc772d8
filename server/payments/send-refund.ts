import { inTransaction } from '../../platform/database/connect.ts';
import type { ShopContext } from '../shop-context.ts';
import { findAttempt, type StoredAttempt } from './payment-attempts.repository.ts';
import { openIssue } from './payment-issues.ts';
import { providerNamed } from './payment-settings.ts';
import { findTransactions, lockOrder, type StoredTransaction } from './payments.repository.ts';
import {
  GatewayRefused,
  type PaymentProvider,
  type RefundAnswer,
  type SentRefund,
} from './providers/payment-provider.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { refuseRefund } from './refund-requests.ts';
import { findRefund, type StoredRefund, updateRefund } from './refunds.repository.ts';

/** Limits of the calls, in milliseconds. */
const CHECK_MS = 10_000;
const REFUND_MS = 30_000;

/**
 * Has the gateway send a wanted refund back, once: the row says `sent` before the call, so that no second call follows whatever
 * happens to this process. A call without a certain answer leaves the refund `unclear`, with an issue; asking settles it later.
 */
export const sendRefund = async (shop: ShopContext, refundId: string): Promise<void> => {
  const known = await findSendable(shop, refundId);
  if (known === undefined || known.refund.state !== 'wanted') return;
  const { refund, charge, attempt, provider } = known;
  const toSend = toSentRefund(known);
  // a failure here leaves the refund wanted, and the job is tried again
  const refundedBefore =
    (await provider.refundedAmount?.(charge.transaction_id, AbortSignal.timeout(CHECK_MS))) ?? null;
  const isSending = await updateRefund(shop.database.kysely, refund.id, ['wanted'], {
    state: 'sent',
    sent_at: shop.clock(),
    refunded_before: refundedBefore,
  });
  if (!isSending) return;
  const answer = await provider.refund(toSend, AbortSignal.timeout(REFUND_MS)).catch(answerOfError);
  await takeAnswer(shop, { refund, charge, attempt, provider }, answer);
};

type Sendable = {
  readonly refund: StoredRefund;
  readonly charge: StoredTransaction;
  readonly attempt: StoredAttempt;
  readonly provider: PaymentProvider & Required<Pick<PaymentProvider, 'refund'>>;
};

/** Finds a refund with its charge; undefined when its provider sends nothing back or is no longer configured. */
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

const answerOfError = (error: unknown): RefundAnswer | { readonly state: 'unclear' } =>
  error instanceof GatewayRefused ? { state: 'refused', reason: error.message } : { state: 'unclear' };

/** Records how a call or a question about a refund ended. */
const takeAnswer = async (
  shop: ShopContext,
  { refund, charge, attempt }: Sendable,
  answer: RefundAnswer | { readonly state: 'unclear' | 'unknown' },
): Promise<void> => {
  switch (answer.state) {
    case 'done':
      // binds the event to this refund
      await updateRefund(shop.database.kysely, refund.id, ['sent', 'unclear'], {
        provider_refund_id: answer.providerRefundId,
      });
      await recordPaymentEvent(shop, refundEvent({ refund, charge, attempt }, answer.providerRefundId), {
        by: 'check',
        adminId: refund.admin_id,
      });
      return;
    case 'sent':
      await updateRefund(shop.database.kysely, refund.id, ['sent', 'unclear'], {
        state: 'sent',
        provider_refund_id: answer.providerRefundId,
      });
      return;
    case 'refused':
      shop.log.error(
        { provider: charge.provider, refund: refund.id, reason: answer.reason },
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
  means: { kind: charge.means, brand: charge.brand, last4: charge.last4 },
  reason: null,
});

/** Asks the gateway what became of a refund that was sent; one that nobody has sent yet is sent now. */
export const checkRefund = async (shop: ShopContext, refundId: string): Promise<void> => {
  const known = await findSendable(shop, refundId);
  if (known === undefined) return;
  const { refund, provider } = known;
  if (refund.state === 'wanted') return sendRefund(shop, refundId);
  if ((refund.state !== 'sent' && refund.state !== 'unclear') || provider.findRefund === undefined) return;
  // its call may still run
  if (refund.sent_at !== null && shop.clock().getTime() - refund.sent_at.getTime() < 2 * REFUND_MS) return;
  const answer = await provider.findRefund(toSentRefund(known), AbortSignal.timeout(CHECK_MS));
  // a process that ended during the call has left it without an answer
  await takeAnswer(shop, known, answer.state === 'unknown' && refund.state === 'sent' ? { state: 'unclear' } : answer);
};
