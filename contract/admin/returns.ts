import * as v from 'valibot';
import { orderStatuses, paymentStatuses } from '../../domain/orders/status.ts';
import { ProductId } from '../../domain/product-id.ts';
import { ReturnWords, refusedDeliveryReasons, returnStates } from '../../domain/returns/return.ts';
import { form, validationCode } from '../../domain/validation.ts';
import { staff } from '../access.ts';
import { LanguageInput } from '../base.ts';
import { listing, pageOf } from '../pagination.ts';
import { refusals } from '../refusals.ts';
import { RequestReturn, ReturnView } from '../returns.ts';

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
      /** What goes back for this line; null until it is received. */
      amount: v.nullable(v.number()),
    }),
  ),
  /** Part of the refund that is shipping cost. */
  shippingDue: v.number(),
  /** What of its price had not been paid and is not owed any more. */
  waived: v.number(),
  /** What is open of its order. */
  open: v.number(),
  /** What was sent back for it, or is on its way. */
  refunded: v.number(),
  /** What can be sent back for it now: what is due and not sent yet, at most what is left of the payments. */
  refundable: v.number(),
  /** Who did what, oldest first; `by` is null for an account that is deleted. */
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
});
export type ReturnFilters = v.InferOutput<typeof ReturnFilters>;

/** A return that a customer has asked for by phone. */
const CreateReturn = form({
  ...OneReturn,
  key: RequestReturn.entries.key,
  lines: RequestReturn.entries.lines,
  comment: RequestReturn.entries.comment,
});
export type CreateReturn = v.InferOutput<typeof CreateReturn>;

const DecideReturn = v.strictObject({ ...OneReturn, answer: ReturnWords });
export type DecideReturn = v.InferOutput<typeof DecideReturn>;

const AnswerReturn = v.strictObject({ ...OneReturn, answer: v.nonNullable(ReturnWords, validationCode('required')) });
export type AnswerReturn = v.InferOutput<typeof AnswerReturn>;

const ReceiveReturn = v.strictObject({
  ...OneReturn,
  /** Received pieces of each line; a line that is missing has not come. */
  lines: v.pipe(
    v.array(v.strictObject({ ...Product, restocked: ItemCount, writtenOff: ItemCount })),
    v.maxLength(100),
    v.check((lines) => isEachOnce(lines)),
    v.check((lines) => lines.some(({ restocked, writtenOff }) => restocked + writtenOff > 0)),
  ),
  /** The customer has not paid for these pieces, and is not to: what is open of the order is less by their price. */
  isUnpaid: v.optional(v.boolean(), false),
});
export type ReceiveReturn = v.InferOutput<typeof ReceiveReturn>;

const RefundReturn = v.strictObject({
  ...OneReturn,
  /** Piastres. */
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000_000)),
  /** What could be sent back when the admin looked; another value is refused, so that two admins do not send it twice. */
  expectedRefundable: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type RefundReturn = v.InferOutput<typeof RefundReturn>;

const RefusedDelivery = v.strictObject({
  ...OneReturn,
  reason: v.picklist(refusedDeliveryReasons),
  /** Pieces that are not to be sold again; all others go back to stock. */
  writtenOff: v.pipe(
    v.array(v.strictObject({ ...Product, quantity: ItemCount })),
    v.maxLength(100),
    v.check((lines) => isEachOnce(lines)),
  ),
});
export type RefusedDelivery = v.InferOutput<typeof RefusedDelivery>;

export const returns = {
  list: staff('customers.read')
    .route({ method: 'GET', path: '/admin/returns', summary: 'Returns, newest first' })
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
      summary: 'Ask to return pieces of an order for its customer',
    })
    .errors(
      refusals('ORDER_NOT_FOUND', 'RETURN_NOT_POSSIBLE', 'RETURN_PERIOD_OVER', 'RETURN_TOO_MUCH', 'TOO_MANY_RETURNS'),
    )
    .input(CreateReturn)
    .output(v.array(AdminReturn)),
  approve: staff('orders.write')
    .route({ method: 'PUT', path: '/admin/returns/{id}/approval', summary: 'Approve a return' })
    .errors(refusals('RESOURCE_NOT_FOUND', 'RETURN_CHANGED'))
    .input(DecideReturn)
    .output(AdminReturn),
  refuse: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/refusal',
      summary: 'Refuse a return, and tell its customer why',
    })
    .errors(refusals('RESOURCE_NOT_FOUND', 'RETURN_CHANGED'))
    .input(AnswerReturn)
    .output(AdminReturn),
  receive: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/receipt',
      summary: 'Write down which pieces have come back: into stock, or written off',
    })
    .errors(refusals('RESOURCE_NOT_FOUND', 'RETURN_CHANGED', 'RETURN_TOO_MUCH'))
    .input(ReceiveReturn)
    .output(AdminReturn),
  refund: staff('refunds.write')
    .route({ method: 'POST', path: '/admin/returns/{id}/refunds', summary: 'Send money of received pieces back' })
    .errors(refusals('RESOURCE_NOT_FOUND', 'RETURN_CHANGED', 'REFUND_TOO_MUCH', 'REFUND_UNCLEAR'))
    .input(RefundReturn)
    .output(AdminReturn),
  close: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/returns/{id}/closing',
      summary: 'End a return without a further refund, and tell its customer why',
    })
    .errors(refusals('RESOURCE_NOT_FOUND', 'RETURN_CHANGED'))
    .input(AnswerReturn)
    .output(AdminReturn),
  refuseDelivery: staff('orders.write')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/refused-delivery',
      summary: 'A shipped order has come back: its pieces are received, and it is cancelled',
    })
    .errors(refusals('ORDER_NOT_FOUND', 'ORDER_CHANGED', 'RETURN_TOO_MUCH'))
    .input(RefusedDelivery)
    .output(AdminReturn),
};
