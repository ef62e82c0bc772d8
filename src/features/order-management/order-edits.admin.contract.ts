import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { bilingual } from '#core/fields/field.ts';
import { GiftOptions } from '#core/forms/forms.ts';
import { orderParts, pricedBy } from '#features/orders/order-edit.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { paymentErrors } from '#features/payments/payments.errors.ts';
import { OrderLines } from '#features/pricing/price-lines.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { PhoneShippingForm } from './draft-order-form.ts';
import { AdminOrder } from './orders.admin.contract.ts';

/** Errors of editing orders. */
export const orderEditErrors = defineErrors({
  ORDER_EDITED: {
    status: 409,
    text: { ar: 'عدّل مشرف آخر هذا الطلب في هذه الأثناء.', en: 'Another admin has changed this order meanwhile.' },
  },
  ORDER_PARTLY_RETURNED: {
    status: 409,
    text: {
      ar: 'أُعيدت قطع من هذا الطلب، فلا تتغيّر قطعه بعد ذلك إلا برد المبالغ.',
      en: 'Pieces of this order were returned, so its pieces change only by refunds now.',
    },
  },
});

/** A change of an order before it is shipped; omitted parts stay unchanged. */
const changeFields = {
  id: v.pipe(v.string(), v.uuid()),
  language: LanguageInput,
  /** The version of the order that the admin saw. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lines: v.optional(OrderLines),
  shipping: v.optional(PhoneShippingForm),
  gift: v.optional(GiftOptions),
  pricedBy: v.picklist(pricedBy),
};

const OrderChangeInput = v.strictObject(changeFields);
export type OrderChangeInput = v.InferOutput<typeof OrderChangeInput>;

/** An amount displayed to the admin, in piastres. */
const ExpectedAmount = v.pipe(v.number(), v.integer(), v.minValue(0));

const ChangeOrder = v.strictObject({
  ...changeFields,
  expectedTotal: ExpectedAmount,
  expectedRetained: ExpectedAmount,
  /** Whether to refund the overpayment now. */
  refund: v.boolean(),
});
export type ChangeOrder = v.InferOutput<typeof ChangeOrder>;

/** Quote of an order; amounts in piastres. */
export const PricedQuote = v.object({
  lines: v.array(
    v.object({
      productId: v.string(),
      quantity: v.number(),
      unitPrice: v.number(),
      lineTotal: v.number(),
      togetherDiscount: v.number(),
    }),
  ),
  subtotal: v.number(),
  bundleDiscount: v.number(),
  bundlePercent: v.number(),
  togetherDiscount: v.number(),
  togetherPercent: v.number(),
  promoDiscount: v.number(),
  promo: v.nullable(v.object({ code: v.string() })),
  shipping: v.number(),
  zone: v.object({
    name: bilingual(v.string()),
    freeFrom: v.nullable(v.number()),
    days: v.object({ min: v.number(), max: v.number() }),
  }),
  tax: v.number(),
  taxPercent: v.number(),
  total: v.number(),
});
export type PricedQuote = v.InferOutput<typeof PricedQuote>;

/** Quote of a changed order, with the amount due or refunded; amounts in piastres. */
const OrderChangeQuote = v.object({
  quote: PricedQuote,
  /** Changed parts of the order. */
  parts: v.array(v.picklist(orderParts)),
  /** Names of the products of the lines. */
  names: v.array(v.object({ productId: v.string(), name: v.string() })),
  /** Whether the order loses its promo code. */
  losesPromo: v.boolean(),
  /** Payments minus refunds. */
  kept: v.number(),
  toPay: v.number(),
  toGiveBack: v.number(),
});
export type OrderChangeQuote = v.InferOutput<typeof OrderChangeQuote>;

const unchangeable = {
  ...orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_CHANGED'),
  ...orderEditErrors.pick('ORDER_EDITED', 'ORDER_PARTLY_RETURNED'),
  ...productErrors.pick('PRODUCT_NOT_FOUND', 'OUT_OF_STOCK'),
};

export const adminOrderChangesContract = {
  quote: staff('orders.write')
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/change-quotes',
      summary: 'Quote a changed order, with the amount due or refunded',
    })
    .errors(unchangeable)
    .input(OrderChangeInput)
    .output(OrderChangeQuote),
  save: staff('orders.write')
    .route({ method: 'PUT', path: '/admin/orders/{id}', summary: 'Change an order before it is shipped' })
    .errors({
      ...unchangeable,
      ...orderErrors.pick('TOTAL_CHANGED', 'TOO_MANY_UNPAID_ORDERS', 'TOO_MANY_UNPAID_ITEMS'),
      ...paymentErrors.pick('REFUND_UNCLEAR'),
    })
    .input(ChangeOrder)
    .output(AdminOrder),
};
