import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { listSorts } from '#core/api/sort-orders.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { orderStatuses, paymentStatuses } from '#features/orders/order-status.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { paymentErrors } from '#features/payments/payments.errors.ts';
import { ReturnComment, refusedDeliveryReasons, returnKinds, returnStates } from './return.ts';
import { RequestReturn, ReturnView, returnErrors } from './returns.contract.ts';

/** A return in the admin area; amounts in piastres, times ISO 8601, UTC. */
export const AdminReturn = v.object({
  ...ReturnView.entries,
  orderId: v.string(),
  orderNumber: v.string(),
  orderStatus: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  /** Name of the recipient; empty when the account is deleted. */
  customer: v.string(),
  lines: v.array(
    v.object({
      ...ReturnView.entries.lines.item.entries,
      restocked: v.number(),
      writtenOff: v.number(),
      /** Refund of this line; null until receipt. */
      amount: v.nullable(v.number()),
    }),
  ),
  /** Part of the refund that is shipping cost. */
  shippingDue: v.number(),
  /** Part of the price that was unpaid and is waived. */
  waived: v.number(),
  /** Amount due of the order. */
  open: v.number(),
  /** Refunds of this return, completed or pending. */
  refunded: v.number(),
  /** Refundable now: the outstanding refund, at most the refundable balance of the order. */
  refundable: v.number(),
  /** State changes, oldest first; `by` is null for a deleted account. */
  history: v.array(v.object({ at: v.string(), by: v.nullable(v.string()), state: v.picklist(returnStates) })),
});
export type AdminReturn = v.InferOutput<typeof AdminReturn>;

const OneReturn = { id: v.pipe(v.string(), v.uuid()), language: LanguageInput };
const ItemCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const Product = { productId: ProductId };
const isEachOnce = (lines: readonly { readonly productId: string }[]): boolean =>
  new Set(lines.map(({ productId }) => productId)).size === lines.length;

const ReturnFilters = v.strictObject({
  ...listing,
  language: LanguageInput,
  state: v.optional(v.picklist(returnStates)),
  sort: v.optional(v.picklist(listSorts)),
});
export type ReturnFilters = v.InferOutput<typeof ReturnFilters>;

/** Return that a customer requested by phone. */
const CreateReturn = form({
  ...OneReturn,
  key: RequestReturn.entries.key,
  lines: RequestReturn.entries.lines,
  comment: RequestReturn.entries.comment,
});
export type CreateReturn = v.InferOutput<typeof CreateReturn>;

const DecideReturn = v.strictObject({ ...OneReturn, reply: ReturnComment });
export type DecideReturn = v.InferOutput<typeof DecideReturn>;

/** Input of a refusal and of a closing: both need a reply. */
const EndReturn = v.strictObject({ ...OneReturn, reply: v.nonNullable(ReturnComment, validationCode('required')) });
export type EndReturn = v.InferOutput<typeof EndReturn>;

const ReceiveReturn = v.strictObject({
  ...OneReturn,
  /** Received quantity of each line; an omitted line was not received. */
  lines: v.pipe(
    v.array(v.strictObject({ ...Product, restocked: ItemCount, writtenOff: ItemCount })),
    v.maxLength(100),
    v.check((lines) => isEachOnce(lines)),
    v.check((lines) => lines.some(({ restocked, writtenOff }) => restocked + writtenOff > 0)),
  ),
  /** The customer did not pay for these items: reduces the amount due of the order by their price. */
  isUnpaid: v.optional(v.boolean(), false),
});
export type ReceiveReturn = v.InferOutput<typeof ReceiveReturn>;

const RefundReturn = v.strictObject({
  ...OneReturn,
  /** Piastres. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000_000)),
  /** Refundable amount that the admin saw; a different current value is refused, so that two admins do not refund twice. */
  expectedRefundable: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type RefundReturn = v.InferOutput<typeof RefundReturn>;

const RefusedDelivery = v.strictObject({
  ...OneReturn,
  reason: v.picklist(refusedDeliveryReasons),
  /** Items that cannot be resold; all others are restocked. */
  writtenOff: v.pipe(
    v.array(v.strictObject({ ...Product, quantity: ItemCount })),
    v.maxLength(100),
    v.check((lines) => isEachOnce(lines)),
  ),
});
export type RefusedDelivery = v.InferOutput<typeof RefusedDelivery>;

/** A return in the list of its customer. */
export const CustomerReturn = v.object({
  id: v.string(),
  orderNumber: v.string(),
  kind: v.picklist(returnKinds),
  state: v.picklist(returnStates),
  /** Requested or refused items. */
  quantity: v.number(),
  requestedAt: v.string(),
});
export type CustomerReturn = v.InferOutput<typeof CustomerReturn>;

export const adminReturnsContract = {
  list: staff('customers.read')
    .route({ method: 'GET', path: '/admin/returns', summary: 'Returns, newest or oldest first' })
    .input(ReturnFilters)
    .output(pageOf(AdminReturn)),
  ofOrder: staff('customers.read')
    .route({ method: 'GET', path: '/admin/orders/{id}/returns', summary: 'Returns of an order, newest first' })
    .input(v.strictObject(OneReturn))
    .output(v.array(AdminReturn)),
  create: staff('orders.write')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/returns',
      summary: 'Request a return on behalf of the customer',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .errors(returnErrors.pick('RETURN_NOT_POSSIBLE', 'RETURN_PERIOD_OVER', 'RETURN_TOO_MUCH', 'TOO_MANY_RETURNS'))
    .input(CreateReturn)
    .output(v.array(AdminReturn)),
  approve: staff('orders.write')
    .route({ method: 'PUT', path: '/admin/returns/{id}/approval', summary: 'Approve a return' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(returnErrors.pick('RETURN_CHANGED'))
    .input(DecideReturn)
    .output(AdminReturn),
  refuse: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/refusal',
      summary: 'Refuse a return and notify the customer',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(returnErrors.pick('RETURN_CHANGED'))
    .input(EndReturn)
    .output(AdminReturn),
  receive: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/receipt',
      summary: 'Record received items as restocked or written off',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(returnErrors.pick('RETURN_CHANGED', 'RETURN_TOO_MUCH'))
    .input(ReceiveReturn)
    .output(AdminReturn),
  refund: staff('refunds.write')
    .route({ method: 'POST', path: '/admin/returns/{id}/refunds', summary: 'Refund a received return' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(returnErrors.pick('RETURN_CHANGED'))
    .errors(paymentErrors.pick('REFUND_TOO_MUCH', 'REFUND_UNCLEAR'))
    .input(RefundReturn)
    .output(AdminReturn),
  close: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/closing',
      summary: 'Close a return without a further refund and notify the customer',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(returnErrors.pick('RETURN_CHANGED'))
    .input(EndReturn)
    .output(AdminReturn),
  refuseDelivery: staff('orders.write')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/refused-delivery',
      summary: 'Record an undelivered parcel: receive its items and cancel the order',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_CHANGED'))
    .errors(returnErrors.pick('RETURN_TOO_MUCH'))
    .input(RefusedDelivery)
    .output(AdminReturn),
};
