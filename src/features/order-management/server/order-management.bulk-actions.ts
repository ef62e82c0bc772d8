import type { ShopContext } from '#core/server/context.ts';
import { defineBulkAction } from '#features/bulk-runs/server/define-bulk-action.ts';
import { isUnpaidOnline } from '#features/fulfillment/server/change-order-status.ts';
import {
  cancelSelectedOrder,
  findOrdersWithOpenParcel,
  isCancellableInBulk,
  moveSelectedOrder,
  packSelectedOrder,
  statusBefore,
} from '#features/fulfillment/server/selected-orders.ts';
import { amountDue, isPaidInPart } from '#features/orders/order-money.ts';
import { getManualProvider } from '#features/orders/payment-methods.ts';
import type { MailedOrder } from '#features/orders/server/find-order.ts';
import { getOrderSums, getPaymentStatus } from '#features/orders/server/lock-order.ts';
import { findOrdersWithWaitingProof } from '#features/payments/server/transfers/admin-transfer-proofs.ts';
import { type OrderBulkActionName, orderBulkInputs } from '../bulk-orders.admin.contract.ts';
import { recordSelectedPayment } from './update-order.ts';

export const orderBulkActions = [
  defineBulkAction({
    name: 'orders.process',
    input: orderBulkInputs['orders.process'],
    permissions: () => ['orders.write'],
    run: (shop, order) => moveSelectedOrder(shop, order, 'processing'),
  }),
  defineBulkAction({
    name: 'orders.ship',
    input: orderBulkInputs['orders.ship'],
    permissions: () => ['orders.write'],
    run: (shop, order) => moveSelectedOrder(shop, order, 'shipped'),
  }),
  defineBulkAction({
    name: 'orders.deliver',
    input: orderBulkInputs['orders.deliver'],
    permissions: () => ['orders.write'],
    run: (shop, order) => moveSelectedOrder(shop, order, 'delivered'),
  }),
  defineBulkAction({
    name: 'orders.pay',
    input: orderBulkInputs['orders.pay'],
    permissions: () => ['orders.write'],
    run: recordSelectedPayment,
  }),
  defineBulkAction({
    name: 'orders.pack',
    input: orderBulkInputs['orders.pack'],
    permissions: () => ['orders.write'],
    run: (shop, order, { courierId }) => packSelectedOrder(shop, order, courierId),
  }),
  defineBulkAction({
    name: 'orders.cancel',
    input: orderBulkInputs['orders.cancel'],
    // refunding needs its own right, also as part of another change (decision 201)
    permissions: ({ refund }) => (refund ? ['orders.write', 'refunds.write'] : ['orders.write']),
    run: (shop, order, { refund }) => cancelSelectedOrder(shop, order, refund),
  }),
];

/** Expected effect of a bulk action on an order, for the confirmation. */
type Preview = {
  readonly isEligible: (order: MailedOrder) => boolean;
  /** Returns those of the eligible orders that the action refuses. */
  readonly findRefused?: (shop: ShopContext, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether an eligible order's customer gets a mail, if the account has an address. */
  readonly isMailed: (order: MailedOrder) => boolean;
  /** Sum to confirm, in piastres; without it the action moves no money, or counts it by payment. */
  readonly amount?: (order: MailedOrder) => number;
};

const move = (to: keyof typeof statusBefore): Preview => ({
  isEligible: (order) => order.status === statusBefore[to] && !(to === 'processing' && isUnpaidOnline(order)),
  isMailed: () => true,
});

/** Previews of the bulk actions; the action itself decides under the lock of each order. */
export const orderPreviews: Readonly<Record<OrderBulkActionName, Preview>> = {
  'orders.process': move('processing'),
  'orders.ship': move('shipped'),
  'orders.deliver': move('delivered'),
  'orders.pay': {
    isEligible: (order) =>
      getPaymentStatus(order) === 'pending' &&
      amountDue(getOrderSums(order)) > 0 &&
      (getManualProvider(order.payment_method) !== null || isPaidInPart(getOrderSums(order))),
    findRefused: ({ database }, ids) => findOrdersWithWaitingProof(database.kysely, ids),
    // payments without a transfer are not mailed
    isMailed: (order) => getManualProvider(order.payment_method) === 'instapay',
    amount: (order) => amountDue(getOrderSums(order)),
  },
  'orders.pack': {
    isEligible: ({ status }) => status === 'processing' || status === 'shipped',
    findRefused: findOrdersWithOpenParcel,
    isMailed: () => false,
  },
  'orders.cancel': {
    isEligible: ({ status }) => isCancellableInBulk(status),
    isMailed: () => true,
  },
};
