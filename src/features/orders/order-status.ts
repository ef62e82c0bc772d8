/** Statuses of an order, in sequence (specification 4). */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Payment statuses as they are stored; a new order is pending (specification 4). */
export const storedPaymentStatuses = ['pending', 'paid', 'partly_refunded', 'refunded'] as const;
export type StoredPaymentStatus = (typeof storedPaymentStatuses)[number];

/** Payment statuses in responses and filters. `nothing_due`: pending, with an amount due of 0 (decision 215). */
export const paymentStatuses = ['pending', 'nothing_due', 'paid', 'partly_refunded', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Returns the payment status for responses and filters; `cost` is the current price of the order, in piastres. */
export const toPaymentStatus = (stored: StoredPaymentStatus, status: OrderStatus, cost: number): PaymentStatus =>
  stored === 'pending' && (status === 'cancelled' || cost <= 0) ? 'nothing_due' : stored;

export const storedPaymentStatus = (status: PaymentStatus): StoredPaymentStatus =>
  status === 'nothing_due' ? 'pending' : status;

/**
 * Payment filters of orders: a payment status, `owed` for orders with an outstanding refund, `ready` for orders that need no payment
 * before they are packed, or `overdue` for pending orders that are unpaid after their deadline.
 */
export const paymentFilters = [...paymentStatuses, 'owed', 'ready', 'overdue'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** Whether an order may change to a status: one step forward, or cancelled before delivery (decision 16). */
export const canTransitionTo = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);

const nextPayment: Readonly<Record<StoredPaymentStatus, readonly StoredPaymentStatus[]>> = {
  pending: ['paid'],
  paid: ['refunded', 'pending'],
  partly_refunded: ['refunded'],
  refunded: [],
};

/** Whether the payment status may change: `paid` can be reverted as a mistake, a refund cannot (decision 81). */
export const canPaymentTransitionTo = (from: StoredPaymentStatus, to: StoredPaymentStatus): boolean =>
  nextPayment[from].includes(to);

/** Returns the possible next statuses, in sequence. */
export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => next[from];
export const nextPayments = (from: StoredPaymentStatus): readonly StoredPaymentStatus[] => nextPayment[from];

/** Whether an order is not delivered yet, so that its estimated delivery is useful. */
export const isOnItsWay = ({ status }: { readonly status: OrderStatus }): boolean =>
  status !== 'delivered' && status !== 'cancelled';
