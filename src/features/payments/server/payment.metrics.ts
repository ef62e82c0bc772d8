/** Gauges of the work that payments leave open, with their help texts. */
export const paymentGauges = {
  lazaward_payment_issues_open: 'Payments that do not fit and wait for a person.',
  lazaward_payment_issue_oldest_seconds: 'For how long the oldest payment that does not fit has waited.',
  lazaward_payment_orders_unpaid: 'Orders that hold stock until they are paid on a payment page.',
  lazaward_payment_refunds_unfinished: 'Refunds that were asked for and are neither done nor refused.',
} as const;

/** A value for each of the gauges. */
export type PaymentGaugeValues = Readonly<Record<keyof typeof paymentGauges, number>>;
