import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { refusals } from '#core/api/errors.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form } from '#core/forms/validation.ts';
import { Quantity } from '#features/pricing/quantity.ts';
import { Picture } from '#features/products/products.contract.ts';
import { ReturnComment, refusedDeliveryReasons, returnKinds, returnReasons, returnStates } from './return.ts';

/** A return of an order; amounts in piastres, times ISO 8601, UTC. */
export const ReturnView = v.object({
  id: v.string(),
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  requestedAt: v.string(),
  changedAt: v.string(),
  /** Note of the customer. */
  comment: v.nullable(v.string()),
  /** Latest note of the shop. */
  answer: v.nullable(v.string()),
  lines: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
      quantity: v.number(),
      reason: v.picklist([...returnReasons, ...refusedDeliveryReasons]),
      /** Received quantity; null until receipt. */
      received: v.nullable(v.number()),
    }),
  ),
  /** Refund, at most the paid amount; null until receipt. */
  refund: v.nullable(v.number()),
});
export type ReturnView = v.InferOutput<typeof ReturnView>;

/** Returns of an order, and its returnable items. */
export const OrderReturns = v.object({
  /** Null for an order that was not shipped or is cancelled. */
  period: v.nullable(
    v.object({
      /** YYYY-MM-DD in Cairo's calendar, inclusive. */
      lastDay: v.string(),
      /** 0 on the last day, negative after it. */
      daysLeft: v.number(),
      /** Whether the period starts at the estimated delivery, because no delivery is recorded. */
      isEstimated: v.boolean(),
    }),
  ),
  items: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
      picture: v.nullable(Picture),
      ordered: v.number(),
      /** Quantity that is in no return and was not refunded otherwise. */
      left: v.number(),
    }),
  ),
  /** Newest first. */
  returns: v.array(ReturnView),
});
export type OrderReturns = v.InferOutput<typeof OrderReturns>;

const OwnOrder = { orderNumber: v.pipe(v.string(), v.maxLength(60)), language: LanguageInput };

export const RequestReturn = form({
  ...OwnOrder,
  /** Idempotency key. */
  key: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(form({ productId: ProductId, quantity: Quantity, reason: v.picklist(returnReasons) })),
    v.minLength(1),
    v.maxLength(100),
    v.check((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length),
  ),
  comment: ReturnComment,
});
export type RequestReturn = v.InferOutput<typeof RequestReturn>;

export const returnsContract = {
  get: customer
    .route({
      method: 'GET',
      path: '/orders/{orderNumber}/returns',
      summary: 'Returns and returnable items of an own order',
    })
    .errors(refusals('ORDER_NOT_FOUND'))
    .input(v.strictObject(OwnOrder))
    .output(OrderReturns),
  request: customer
    .route({ method: 'POST', path: '/orders/{orderNumber}/returns', summary: 'Request a return of an own order' })
    .errors(
      refusals('ORDER_NOT_FOUND', 'RETURN_NOT_POSSIBLE', 'RETURN_PERIOD_OVER', 'RETURN_TOO_MUCH', 'TOO_MANY_RETURNS'),
    )
    .input(RequestReturn)
    .output(OrderReturns),
  withdraw: customer
    .route({
      method: 'POST',
      path: '/orders/{orderNumber}/returns/{id}/withdrawal',
      summary: 'Withdraw a return before receipt',
    })
    .errors(refusals('ORDER_NOT_FOUND', 'RESOURCE_NOT_FOUND', 'RETURN_CHANGED'))
    .input(v.strictObject({ ...OwnOrder, id: v.pipe(v.string(), v.uuid()) }))
    .output(OrderReturns),
};
