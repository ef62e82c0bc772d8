import * as v from 'valibot';
import { proofStates } from '#features/orders/order-payment.ts';
import { orderStatuses, paymentStatuses } from '#features/orders/order-status.ts';

/** A customer's proof of a bank transfer and the data to compare it with; times ISO 8601, UTC. */
export const TransferProof = v.object({
  id: v.string(),
  orderId: v.string(),
  orderNumber: v.string(),
  orderedAt: v.string(),
  orderStatus: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  /** Name of the recipient; empty when the account is deleted. */
  customer: v.string(),
  /** Piastres. */
  total: v.number(),
  /** Amount due by transfer, in piastres: the total minus earlier payments; null after the decision. */
  due: v.nullable(v.number()),
  /** Reference that the customer has to put in the note of the transfer. */
  reference: v.string(),
  /** The bank's reference of the transfer, as entered by the customer. */
  bankReference: v.nullable(v.string()),
  state: v.picklist(proofStates),
  reason: v.nullable(v.string()),
  sentAt: v.string(),
  decidedAt: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  /** False when the retention time of its picture is over. */
  hasPicture: v.boolean(),
});
export type TransferProof = v.InferOutput<typeof TransferProof>;

/** Groups of transfer proofs in the admin area. */
export const proofGroups = ['waiting', 'decided'] as const;
