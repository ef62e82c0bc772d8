import type { ShopContext } from '#core/server/context.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { amountDue } from '#features/orders/order-money.ts';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import { isOnlineMethod, type PaymentMethod } from '#features/orders/payment-methods.ts';
import { amountPayable } from '#features/orders/server/lock-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { acceptsCashOnDelivery } from '#features/shipping/shipping-policy.ts';
import { canPayOnline, customerPaymentState, type PaymentFacts } from '../payment-view.ts';
import { findAttempts, type StoredAttempt } from './payment-attempts.repository.ts';
import { findTransactions, type StoredTransaction } from './payments.repository.ts';
import { providerOfMethod } from './settings/payment-settings.ts';
import { findNewestProofs } from './transfers/transfer-proofs.repository.ts';
import { transferReference } from './transfers/transfer-reference.ts';

/** Returns the customers' view of these orders' payments, by order id. */
export const orderPayments = async (
  { database, shopSettings, clock }: Pick<ShopContext, 'database' | 'shopSettings' | 'clock'>,
  orders: readonly StoredOrder[],
): Promise<ReadonlyMap<string, OrderPayment>> => {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const [attempts, ledger, proofs, settings] = await Promise.all([
    findAttempts(database.kysely, ids),
    findTransactions(database.kysely, ids),
    findNewestProofs(database.kysely, ids),
    shopSettings.current(),
  ]);
  const now = clock();
  return new Map(
    orders.map((order) => {
      const own = <Row extends { readonly order_id: string }>(rows: readonly Row[]) =>
        rows.filter(({ order_id }) => order_id === order.id);
      const proof = own(proofs)[0] ?? null;
      return [
        order.id,
        present({ order, attempts: own(attempts), ledger: own(ledger), proof, settings, now }),
      ] as const;
    }),
  );
};

type Presented = {
  readonly order: StoredOrder;
  readonly attempts: readonly StoredAttempt[];
  readonly ledger: readonly StoredTransaction[];
  readonly proof: Awaited<ReturnType<typeof findNewestProofs>>[number] | null;
  readonly settings: CurrentSettings;
  readonly now: Date;
};

const present = ({ order, attempts, ledger, proof, settings, now }: Presented): OrderPayment => {
  const online = attempts.filter(({ method }) => isOnlineMethod(method)).at(-1);
  const facts: PaymentFacts = {
    status: order.status,
    paymentStatus: order.payment_status,
    method: order.payment_method,
    paymentDeadline: order.payment_deadline,
    total: amountPayable(order),
    paid: order.paid_amount,
    refunded: order.refunded_amount,
    overpaymentRefunded: order.overpayment_refunded_amount,
    retained: order.retained_amount,
    attempt: online ? { state: online.state, returnedAt: online.returned_at, checkedAt: online.checked_at } : null,
    proof: proof?.state ?? null,
  };
  const isOpen = canPayOnline(facts, now);
  const charge = ledger.findLast(
    ({ kind, outcome, is_counted }) => kind === 'charge' && outcome === 'succeeded' && is_counted,
  );
  return {
    state: customerPaymentState(facts, now),
    paymentDeadline: order.payment_deadline?.toISOString() ?? null,
    canPay: isOpen && providerOfMethod(settings.payments, order.payment_method)?.open !== undefined,
    otherMethods: isOpen && isOnlineMethod(order.payment_method) ? otherMethods(order, settings) : [],
    canCancel: isOpen && isOnlineMethod(order.payment_method) && order.paid_amount === 0,
    instrument: charge ? { kind: charge.instrument, brand: charge.brand, last4: charge.last4 } : null,
    paid: order.paid_amount,
    refunded: order.refunded_amount,
    open: order.status === 'cancelled' ? 0 : amountDue(facts),
    isTest: settings.payments.isTest && isOnlineMethod(order.payment_method),
    transfer:
      order.payment_method === 'bank_transfer'
        ? {
            reference: transferReference(order.order_number),
            proof:
              proof === null
                ? null
                : {
                    id: proof.id,
                    state: proof.state,
                    reason: proof.reason,
                    sentAt: proof.created_at.toISOString(),
                    hasPicture: proof.has_picture,
                  },
          }
        : null,
  };
};

/** Returns the methods to which an unpaid order can switch. */
export const otherMethods = (order: StoredOrder, settings: CurrentSettings): PaymentMethod[] =>
  settings.payments.methods.filter(
    (method) =>
      method !== order.payment_method &&
      (method !== 'cash_on_delivery' ||
        acceptsCashOnDelivery(settings.shipping, order.shipping_info.governorate ?? null)),
  );
