import * as v from 'valibot';
import { paymentMethods } from './payment-methods.ts';

/** Payment states that customers see. */
export const customerPaymentStates = [
  /** Payable on delivery, or by the seller's link. */
  'cash',
  'link',
  /** Transfer due; proof waiting for an admin; proof rejected. */
  'transfer',
  'transfer_sent',
  'transfer_rejected',
  /** Payable on a gateway's page; last attempt failed. */
  'unpaid',
  'failed',
  /** Returned from the gateway, which has not responded yet; or awaiting confirmation in an app. */
  'checking',
  'pending',
  'paid',
  'partly_refunded',
  'refunded',
  /** Nothing due, because the order is free or its unpaid items came back. */
  'nothing_due',
  /** Cancelled as unpaid; paid after that, so the payment is refunded. */
  'cancelled_unpaid',
  'paid_late',
  /** Overpaid, by a second payment or before the order was changed: the surplus is refunded. */
  'paid_twice',
  /** Partly paid, by a smaller transfer or before the order was changed: the balance is due. */
  'rest',
  /** The payment does not match the order. */
  'review',
  /** Cancelled because its parcel came back; its return has the refund. */
  'came_back',
  /** Cancelled without a payment. */
  'cancelled',
] as const;
export type CustomerPaymentState = (typeof customerPaymentStates)[number];

/** States of a transfer proof: waiting for an admin, accepted, rejected. */
export const proofStates = ['sent', 'accepted', 'rejected'] as const;

/** Payment of an order, as its customer sees it; amounts in piastres. */
export const OrderPayment = v.object({
  state: v.picklist(customerPaymentStates),
  /** ISO 8601, UTC: deadline until which the unpaid order reserves stock; null without one. */
  paymentDeadline: v.nullable(v.string()),
  /** Whether the customer can pay on a payment page now. */
  canPay: v.boolean(),
  /** Other methods that the customer may switch to while the order is unpaid. */
  otherMethods: v.array(v.picklist(paymentMethods)),
  /** Whether the customer may cancel the order, because it waits for an online payment. */
  canCancel: v.boolean(),
  /** Instrument of the payment; null before one. */
  instrument: v.nullable(
    v.object({
      kind: v.picklist(['card', 'wallet', 'transfer', 'cash', 'other']),
      brand: v.nullable(v.string()),
      last4: v.nullable(v.string()),
    }),
  ),
  paid: v.number(),
  refunded: v.number(),
  /** Amount due. */
  open: v.number(),
  /** Whether payments run in the gateway's test mode. */
  isTest: v.boolean(),
  /** Reference for a bank transfer and the state of its proof; null for other methods. */
  transfer: v.nullable(
    v.object({
      reference: v.string(),
      proof: v.nullable(
        v.object({
          id: v.string(),
          state: v.picklist(proofStates),
          /** Reason of a rejection. */
          reason: v.nullable(v.string()),
          /** ISO 8601, UTC. */
          sentAt: v.string(),
          /** False after the retention time of its picture. */
          hasPicture: v.boolean(),
        }),
      ),
    }),
  ),
});
export type OrderPayment = v.InferOutput<typeof OrderPayment>;
