import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { bilingual } from '#core/fields/field.ts';
import { GiftOptions } from '#core/forms/forms.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { OrderLines } from '#features/pricing/price-lines.ts';
import { promoErrors } from '#features/pricing/pricing.errors.ts';
import { taxBases } from '#features/pricing/pricing.settings.ts';
import { PromoCodeInput } from '#features/pricing/promo-code-input.ts';
import { Picture } from '#features/products/products.contract.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { governorates } from '#features/shipping/governorates.ts';
import { ShippingForm } from '#features/shipping/shipping-address.ts';
import { OrderPayment } from './order-payment.ts';
import { orderStatuses, paymentStatuses } from './order-status.ts';
import { orderErrors } from './orders.errors.ts';
import { ParcelView } from './parcel-view.ts';
import { paymentMethods } from './payment-methods.ts';

/** Customer input of an order. The server computes the prices (decision 1). */
export const PlaceOrder = v.strictObject({
  /** Generated when the checkout form opens: one intent, one order (decision 11). */
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  language: LanguageInput,
  lines: OrderLines,
  shipping: ShippingForm,
  promoCode: v.optional(PromoCodeInput),
  gift: GiftOptions,
  paymentMethod: v.picklist(paymentMethods),
  /** The total the customer saw, in piastres; a different one is refused with the new quote. */
  expectedTotal: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type PlaceOrder = v.InferOutput<typeof PlaceOrder>;

export const PlacedOrder = v.object({
  orderNumber: v.string(),
  total: v.number(),
  sellerChatUrl: v.string(),
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

export const OrderItem = v.object({
  productId: v.string(),
  name: v.string(),
  subtitle: v.string(),
  unitPrice: v.number(),
  quantity: v.number(),
  lineTotal: v.number(),
  picture: v.nullable(Picture),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

/** Amounts of an order, in piastres. */
export const orderAmounts = {
  subtotal: v.number(),
  bundleDiscount: v.number(),
  togetherDiscount: v.number(),
  promoCode: v.nullable(v.string()),
  promoDiscount: v.number(),
  shippingCost: v.number(),
  /** Terms of the zone that applied. */
  shippingZone: v.object({
    name: bilingual(v.string()),
    freeFrom: v.nullable(v.number()),
    days: v.object({ min: v.number(), max: v.number() }),
  }),
  tax: v.number(),
  /** Rates that the order was priced with, in percent. */
  taxPercent: v.number(),
  taxBase: v.picklist(taxBases),
  bundlePercent: v.number(),
  togetherPercent: v.number(),
  total: v.number(),
  isGift: v.boolean(),
  giftWrap: v.boolean(),
  giftMessage: v.nullable(v.string()),
};

export const OrderView = v.object({
  orderNumber: v.string(),
  status: v.picklist(orderStatuses),
  paymentStatus: v.picklist(paymentStatuses),
  paymentMethod: v.picklist(paymentMethods),
  payment: OrderPayment,
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  estimatedDelivery: v.string(),
  items: v.array(OrderItem),
  shipping: v.object({
    fullName: v.string(),
    email: v.string(),
    phone: v.string(),
    address: v.string(),
    city: v.string(),
    postalCode: v.string(),
    /** Governorate of the destination; absent if no terms depend on it and the city does not name one. */
    governorate: v.optional(v.picklist(governorates)),
  }),
  ...orderAmounts,
  sellerChatUrl: v.string(),
  /** Packed parcels that were not withdrawn, by number. */
  parcels: v.array(ParcelView),
});
export type OrderView = v.InferOutput<typeof OrderView>;

/** An order in the admin area, as panels of other features need it; each change adds an entry to its history. */
export type AdminOrderView = OrderView & { readonly id: string; readonly history: readonly { readonly at: string }[] };

/** A time in the format of `createdAt`. */
const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

export const ordersContract = {
  place: customer
    .route({ method: 'POST', path: '/orders', successStatus: 201, summary: 'Place an order, once per idempotency key' })
    .errors(
      orderErrors.pick(
        'SHOP_NOT_OPEN',
        'TOTAL_CHANGED',
        'ORDER_KEY_REUSED',
        'TOO_MANY_UNPAID_ORDERS',
        'TOO_MANY_UNPAID_ITEMS',
        'EMAIL_PROOF_REQUIRED',
      ),
    )
    .errors(productErrors.pick('PRODUCT_NOT_FOUND', 'OUT_OF_STOCK'))
    .errors(
      promoErrors.pick(
        'PROMO_INVALID',
        'PROMO_EXPIRED',
        'PROMO_USED_UP',
        'PROMO_BELOW_MINIMUM',
        'PROMO_FIRST_ORDER_ONLY',
        'PROMO_NO_DISCOUNT',
        'PROMO_THROTTLED',
      ),
    )
    .input(PlaceOrder)
    .output(PlacedOrder),
  get: customer
    .route({ method: 'GET', path: '/orders/{orderNumber}', summary: 'One order, for its owner and for admins' })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .errors(apiErrors.pick('SECOND_FACTOR_REQUIRED'))
    .input(
      v.strictObject({
        language: LanguageInput,
        orderNumber: v.pipe(v.string(), v.maxLength(60)),
      }),
    )
    .output(OrderView),
  cancel: customer
    .route({
      method: 'POST',
      path: '/orders/{orderNumber}/cancellation',
      summary: 'Cancel an own order that awaits an online payment',
    })
    .errors(orderErrors.pick('ORDER_NOT_FOUND', 'ORDER_PAID', 'ORDER_NOT_PAYABLE'))
    .input(v.strictObject({ language: LanguageInput, orderNumber: v.pipe(v.string(), v.maxLength(60)) }))
    .output(OrderView),
  list: customer
    .route({ method: 'GET', path: '/orders', summary: "The caller's orders, newest first" })
    .input(
      v.strictObject({
        language: LanguageInput,
        before: v.optional(Moment),
        /** Only pending orders that contain this product and await payment. */
        unpaidWith: v.optional(ProductId),
      }),
    )
    .output(v.object({ orders: v.array(OrderView), hasMore: v.boolean() })),
};
