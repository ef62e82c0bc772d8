/** An order's states, in the order it passes through them (specification 4). */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What is known of the money; a new order is pending (specification 4). */
export const paymentStatuses = ['pending', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How an order may be paid; the first is what a new form shows (decision 15). */
export const paymentMethods = ['cash_on_delivery', 'bank_transfer', 'card_link'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** Whether an order may pass from one state to the other: one step on, or cancelled before it is delivered (decision 16). */
export const canTransitionTo = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);

const nextPayment: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['paid'],
  paid: ['refunded', 'pending'],
  refunded: [],
};

/** Whether what is known of the money may change so: paid may be taken back when it was a mistake, a refund may not (decision 81). */
export const canPaymentTransitionTo = (from: PaymentStatus, to: PaymentStatus): boolean =>
  nextPayment[from].includes(to);

/** What may follow a state, in the order of the states. */
export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => next[from];
export const nextPayments = (from: PaymentStatus): readonly PaymentStatus[] => nextPayment[from];
