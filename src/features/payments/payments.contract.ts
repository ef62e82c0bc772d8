import * as v from 'valibot';
import { customer, customerWith } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { paymentMethods } from '#features/orders/payment-methods.ts';
import { customerPaymentStates } from './payment-view.ts';
import { paymentErrors, proofPictures } from './payments.errors.ts';
import { BankReference, proofStates } from './transfer-proof.ts';
import { MAX_PROOF_BYTES } from './transfer-proof-limits.ts';

/** The money of an order, as its customer sees it; amounts in piastres. */
export const OrderPayment = v.object({
  state: v.picklist(customerPaymentStates),
  /** ISO 8601, UTC: until when the order holds its stock unpaid; null for ever. */
  payBy: v.nullable(v.string()),
  /** Whether the customer can pay on a payment page now. */
  canPay: v.boolean(),
  /** Other methods that the customer may choose for the unpaid order. */
  otherMethods: v.array(v.picklist(paymentMethods)),
  /** Whether the customer may cancel the order, because it waits for an online payment. */
  canCancel: v.boolean(),
  /** How it was paid. */
  means: v.nullable(
    v.object({
      kind: v.picklist(['card', 'wallet', 'transfer', 'cash', 'other']),
      brand: v.nullable(v.string()),
      last4: v.nullable(v.string()),
    }),
  ),
  paid: v.number(),
  refunded: v.number(),
  /** What is still to be paid. */
  open: v.number(),
  /** Whether a payment would not be real money. */
  isTest: v.boolean(),
  /** What to write in the note of a bank transfer, and what became of its proof; null for other methods. */
  transfer: v.nullable(
    v.object({
      reference: v.string(),
      proof: v.nullable(
        v.object({
          id: v.string(),
          state: v.picklist(proofStates),
          /** Why it was rejected. */
          reason: v.nullable(v.string()),
          /** ISO 8601, UTC. */
          sentAt: v.string(),
          /** False when the retention time of its picture is over. */
          hasPicture: v.boolean(),
        }),
      ),
    }),
  ),
});
export type OrderPayment = v.InferOutput<typeof OrderPayment>;

const OwnOrder = { orderNumber: v.pipe(v.string(), v.maxLength(60)), language: LanguageInput };

export const paymentsContract = {
  open: customer
    .route({
      method: 'POST',
      path: '/orders/{orderNumber}/payments',
      summary: 'The page to pay an own order on; the open one again, if there is one',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_PAID', 'ORDER_NOT_PAYABLE'))
    .errors(paymentErrors.pick('PAYMENT_METHOD_UNAVAILABLE', 'GATEWAY_UNAVAILABLE'))
    .input(v.strictObject({ ...OwnOrder, method: v.optional(v.picklist(paymentMethods)) }))
    /** `until` is ISO 8601, UTC. */
    .output(v.object({ url: v.string(), until: v.string() })),
  changeMethod: customer
    .route({
      method: 'PUT',
      path: '/orders/{orderNumber}/payment-method',
      summary: 'Pay an own order in another way than by its payment page',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_PAID', 'ORDER_NOT_PAYABLE'))
    .errors(paymentErrors.pick('PAYMENT_METHOD_UNAVAILABLE'))
    .input(v.strictObject({ ...OwnOrder, method: v.picklist(paymentMethods) }))
    .output(OrderPayment),
  sendProof: customerWith({ queue: 'proofs', maxFileBytes: MAX_PROOF_BYTES })
    .route({
      method: 'POST',
      path: '/orders/{orderNumber}/transfer-proofs',
      summary: 'Send the picture of the bank transfer for an own order; it replaces one that still waits',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_PAID', 'ORDER_NOT_PAYABLE'))
    .errors(paymentErrors.pick('PAYMENT_METHOD_UNAVAILABLE', 'TRANSFER_PROOF_REUSED', 'TOO_MANY_PROOFS'))
    .errors(proofPictures.pick('PICTURE_INVALID'))
    .input(
      form({
        orderNumber: OwnOrder.orderNumber,
        bankReference: BankReference,
        picture: v.optional(v.file(validationCode('generic'))),
      }),
    )
    .output(OrderPayment),
  getProofPicture: customer
    .route({
      method: 'GET',
      path: '/transfer-proofs/{id}/picture',
      summary: 'The picture of a bank transfer, for the owner of its order and for admins',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'))
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
    .output(v.file()),
};
