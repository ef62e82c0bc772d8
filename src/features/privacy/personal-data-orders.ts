import * as v from 'valibot';
import { LanguageInput } from '#core/api/base.ts';
import { shipmentStates } from '#features/fulfillment/shipment-state.ts';
import { orderParts } from '#features/orders/order-edit.ts';
import { orderStatuses, paymentStatuses, storedPaymentStatuses } from '#features/orders/order-status.ts';
import { orderAmounts } from '#features/orders/orders.contract.ts';
import { paymentMethods, paymentProviderNames } from '#features/orders/payment-methods.ts';
import { refundReasons, refundStates } from '#features/orders/refund-price.ts';
import { attemptStates } from '#features/payments/attempt-state.ts';
import { transactionKinds, transactionOutcomes } from '#features/payments/payment-event.ts';
import { returnKinds, returnStates } from '#features/returns/return.ts';
import { ShippingForm } from '#features/shipping/shipping-address.ts';

/** ISO 8601, UTC. */
const Moment = v.string();
const Bilingual = v.object({ ar: v.string(), en: v.string() });

const ChangedLine = v.object({ productId: v.string(), name: Bilingual, quantity: v.number() });

/** What is stored about the payments of an order. */
const Payments = v.object({
  attempts: v.array(
    v.object({
      reference: v.string(),
      provider: v.picklist(paymentProviderNames),
      method: v.picklist(paymentMethods),
      amount: v.number(),
      state: v.picklist(attemptStates),
      reason: v.nullable(v.string()),
      createdAt: Moment,
      /** When the customer came back from the payment page. */
      returnedAt: v.nullable(Moment),
    }),
  ),
  transactions: v.array(
    v.object({
      kind: v.picklist(transactionKinds),
      outcome: v.picklist(transactionOutcomes),
      amount: v.number(),
      currency: v.string(),
      means: v.string(),
      brand: v.nullable(v.string()),
      last4: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      at: Moment,
    }),
  ),
  refunds: v.array(
    v.object({
      amount: v.number(),
      reason: v.picklist(refundReasons),
      state: v.picklist(refundStates),
      note: v.nullable(v.string()),
      createdAt: Moment,
      doneAt: v.nullable(Moment),
    }),
  ),
  transferProofs: v.array(
    v.object({
      bankReference: v.nullable(v.string()),
      state: v.picklist(['sent', 'accepted', 'rejected']),
      reason: v.nullable(v.string()),
      sentAt: Moment,
      decidedAt: v.nullable(Moment),
    }),
  ),
});

/** A return of an order, with what came back and what is due for it. */
const Return = v.object({
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  comment: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  goodsDue: v.nullable(v.number()),
  shippingDue: v.nullable(v.number()),
  createdAt: Moment,
  lines: v.array(
    v.object({
      productId: v.string(),
      quantity: v.number(),
      reason: v.string(),
      restocked: v.number(),
      writtenOff: v.number(),
      amount: v.nullable(v.number()),
    }),
  ),
  history: v.array(v.object({ state: v.picklist(returnStates), at: Moment })),
});

/** What is stored about a parcel of an order. */
const Parcel = v.object({
  number: v.number(),
  courier: Bilingual,
  trackingNumber: v.nullable(v.string()),
  cashToCollect: v.number(),
  cashReceived: v.number(),
  state: v.picklist(shipmentStates),
  /** Where it was, oldest first. */
  history: v.array(v.object({ state: v.picklist(shipmentStates), at: Moment })),
});

/** What a courier reported of the cash of an order. */
const Settlement = v.object({
  day: v.string(),
  trackingNumber: v.nullable(v.string()),
  orderNumber: v.nullable(v.string()),
  amount: v.number(),
  fee: v.nullable(v.number()),
  due: v.nullable(v.number()),
  booked: v.number(),
  outcome: v.string(),
  readAt: Moment,
  settledAt: v.nullable(Moment),
  note: v.nullable(v.string()),
});

/** An order of the data export, with its history. Money is in piastres. */
export const PersonalDataOrder = v.object({
  orderNumber: v.string(),
  createdAt: Moment,
  language: LanguageInput,
  status: v.picklist(orderStatuses),
  history: v.array(v.object({ status: v.string(), at: Moment })),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  /** Changes of the payment status after the order was placed. */
  paymentHistory: v.array(v.object({ paymentStatus: v.picklist(storedPaymentStatuses), at: Moment })),
  payments: Payments,
  /** What the shop has changed of the order before it was shipped; totals in piastres. */
  changes: v.array(
    v.object({
      at: Moment,
      parts: v.array(v.picklist(orderParts)),
      linesBefore: v.array(ChangedLine),
      linesAfter: v.array(ChangedLine),
      totalBefore: v.number(),
      totalAfter: v.number(),
    }),
  ),
  returns: v.array(Return),
  parcels: v.array(Parcel),
  settlements: v.array(Settlement),
  items: v.array(
    v.object({
      productId: v.string(),
      name: Bilingual,
      quantity: v.number(),
      unitPrice: v.number(),
      lineTotal: v.number(),
    }),
  ),
  // an order by phone may have no address
  shipping: v.object({ ...ShippingForm.entries, email: v.string() }),
  ...orderAmounts,
});
export type PersonalDataOrder = v.InferOutput<typeof PersonalDataOrder>;
