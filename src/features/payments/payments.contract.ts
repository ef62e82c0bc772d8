import * as v from 'valibot';
import { customer, customerWith } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { OrderPayment } from '#features/orders/order-payment.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { paymentMethods } from '#features/orders/payment-methods.ts';
import { paymentErrors, proofPictures } from './payments.errors.ts';
import { BankReference } from './transfer-proof.ts';
import { MAX_PROOF_BYTES } from './transfer-proof-limits.ts';

const OwnOrder = { orderNumber: v.pipe(v.string(), v.maxLength(60)), language: LanguageInput };

export const paymentsContract = {
  open: customer
    .route({
      method: 'POST',
      path: '/orders/{orderNumber}/payments',
      summary: 'Payment page of an own order: the open one, or a new one',
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
      summary: 'Change the payment method of an own unpaid order',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_PAID', 'ORDER_NOT_PAYABLE'))
    .errors(paymentErrors.pick('PAYMENT_METHOD_UNAVAILABLE'))
    .input(v.strictObject({ ...OwnOrder, method: v.picklist(paymentMethods) }))
    .output(OrderPayment),
  sendProof: customerWith({ queue: 'proofs', maxFileBytes: MAX_PROOF_BYTES })
    .route({
      method: 'POST',
      path: '/orders/{orderNumber}/transfer-proofs',
      summary: 'Send the picture of the bank transfer for an own order; replaces a waiting one',
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
