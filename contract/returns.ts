import * as v from 'valibot';
import { Quantity } from '../domain/cart/quantity.ts';
import { ProductId } from '../domain/product-id.ts';
import {
  ReturnWords,
  refusedDeliveryReasons,
  returnKinds,
  returnReasons,
  returnStates,
} from '../domain/returns/return.ts';
import { form } from '../domain/validation.ts';
import { customer } from './access.ts';
import { LanguageInput } from './base.ts';
import { Picture } from './products.ts';
import { refusals } from './refusals.ts';

/** A return of an order; amounts in piastres, times ISO 8601, UTC. */
export const ReturnView = v.object({
  id: v.string(),
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  requestedAt: v.string(),
  changedAt: v.string(),
  /** Words of the customer. */
  comment: v.nullable(v.string()),
  /** Last words of the shop. */
  answer: v.nullable(v.string()),
  lines: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
      quantity: v.number(),
      reason: v.picklist([...returnReasons, ...refusedDeliveryReasons]),
      /** Pieces that have reached the shop; null until then. */
      received: v.nullable(v.number()),
    }),
  ),
  /** What goes back for them, at most what was paid; null until the pieces have reached the shop. */
  refund: v.nullable(v.number()),
});
export type ReturnView = v.InferOutput<typeof ReturnView>;

/** The returns of an order, and what its customer can still return. */
export const OrderReturns = v.object({
  /** Null for an order that has not been shipped or is cancelled. */
  period: v.nullable(
    v.object({
      /** YYYY-MM-DD in Cairo's calendar; it counts to its end. */
      lastDay: v.string(),
      /** 0 on the last day, negative when it is over. */
      daysLeft: v.number(),
      /** Whether it counts from the estimated delivery, because the delivery is not written down. */
      isEstimated: v.boolean(),
    }),
  ),
  items: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
      picture: v.nullable(Picture),
      ordered: v.number(),
      /** Pieces that are in no return and were not refunded otherwise. */
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
  /** Names the request; the same one is made once. */
  key: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(form({ productId: ProductId, quantity: Quantity, reason: v.picklist(returnReasons) })),
    v.minLength(1),
    v.maxLength(100),
    v.check((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length),
  ),
  comment: ReturnWords,
});
export type RequestReturn = v.InferOutput<typeof RequestReturn>;

export const returns = {
  get: customer
    .route({
      method: 'GET',
      path: '/orders/{orderNumber}/returns',
      summary: 'Returns of an own order, and what of it can be returned',
    })
    .errors(refusals('ORDER_NOT_FOUND'))
    .input(v.strictObject(OwnOrder))
    .output(OrderReturns),
  request: customer
    .route({ method: 'POST', path: '/orders/{orderNumber}/returns', summary: 'Ask to return pieces of an own order' })
    .errors(
      refusals('ORDER_NOT_FOUND', 'RETURN_NOT_POSSIBLE', 'RETURN_PERIOD_OVER', 'RETURN_TOO_MUCH', 'TOO_MANY_RETURNS'),
    )
    .input(RequestReturn)
    .output(OrderReturns),
  withdraw: customer
    .route({
      method: 'POST',
      path: '/orders/{orderNumber}/returns/{id}/withdrawal',
      summary: 'Withdraw a return whose pieces have not reached the shop',
    })
    .errors(refusals('ORDER_NOT_FOUND', 'RESOURCE_NOT_FOUND', 'RETURN_CHANGED'))
    .input(v.strictObject({ ...OwnOrder, id: v.pipe(v.string(), v.uuid()) }))
    .output(OrderReturns),
};
