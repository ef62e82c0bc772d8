import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput, LineInput } from '#core/api/base.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import { PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { promoErrors } from '#features/pricing/pricing.errors.ts';
import { privacyErrors } from '#features/privacy/privacy.contract.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { PhoneShippingForm } from './draft-order-form.ts';
import { PricedQuote } from './order-edits.admin.contract.ts';

/** Errors of draft orders. */
export const draftOrderErrors = defineErrors({
  CUSTOMER_EXISTS: {
    status: 409,
    text: {
      ar: 'لهذا البريد حساب عميل بالفعل. ابحث عنه واختره.',
      en: 'A customer has an account with this address. Search for it and choose it.',
    },
  },
});

/** Search result: a customer for an order by phone. */
const PhoneCustomer = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.nullable(v.string()),
  /** Empty without an address. */
  email: v.string(),
  /** Shipping address of the last order; null without one. */
  lastShipping: v.nullable(
    v.object({
      fullName: v.string(),
      phone: v.string(),
      address: v.string(),
      city: v.string(),
      postalCode: v.string(),
    }),
  ),
});
export type PhoneCustomer = v.InferOutput<typeof PhoneCustomer>;

const { idempotencyKey, language, lines, promoCode, gift, paymentMethod, expectedTotal } = PlaceOrder.entries;

/** Account of the customer; null for a new one, created with name, phone number and address of the shipping details. */
const customerId = v.nullable(v.pipe(v.string(), v.uuid()));

const PlaceDraftOrder = v.strictObject({
  idempotencyKey,
  language,
  customerId,
  lines,
  shipping: PhoneShippingForm,
  promoCode,
  gift,
  paymentMethod,
  expectedTotal,
});
export type PlaceDraftOrder = v.InferOutput<typeof PlaceDraftOrder>;

const QuoteDraftOrder = v.strictObject({
  language,
  customerId,
  lines,
  /** Destination, as far as it is known. */
  destination: v.strictObject({
    city: LineInput(100),
    postalCode: LineInput(20),
    governorate: PhoneShippingForm.entries.governorate,
  }),
  promoCode,
  paymentMethod,
});
export type QuoteDraftOrder = v.InferOutput<typeof QuoteDraftOrder>;

const unavailable = {
  ...productErrors.pick('PRODUCT_NOT_FOUND', 'OUT_OF_STOCK'),
  ...promoErrors.pick(
    'PROMO_INVALID',
    'PROMO_EXPIRED',
    'PROMO_USED_UP',
    'PROMO_BELOW_MINIMUM',
    'PROMO_FIRST_ORDER_ONLY',
    'PROMO_NO_DISCOUNT',
    'PROMO_THROTTLED',
  ),
  ...authErrors.pick('ACCOUNT_NOT_FOUND'),
};

export const adminDraftOrdersContract = {
  findCustomers: staff('customers.read')
    .route({
      method: 'GET',
      path: '/admin/draft-orders/customers',
      summary: 'Customers by name, phone number or e-mail address',
    })
    .input(v.strictObject({ q: LineInput(100), language: LanguageInput }))
    .output(v.array(PhoneCustomer)),
  quote: staff('orders.write')
    .route({ method: 'POST', path: '/admin/draft-orders/quotes', summary: 'Quote an order by phone' })
    .errors(unavailable)
    .input(QuoteDraftOrder)
    .output(PricedQuote),
  place: staff('orders.write')
    .route({
      method: 'POST',
      path: '/admin/draft-orders',
      successStatus: 201,
      summary: 'Place an order for a customer, once per idempotency key',
    })
    .errors({
      ...unavailable,
      ...orderErrors.pick('TOTAL_CHANGED', 'ORDER_KEY_REUSED', 'TOO_MANY_UNPAID_ORDERS', 'TOO_MANY_UNPAID_ITEMS'),
      ...draftOrderErrors.pick('CUSTOMER_EXISTS'),
    })
    .input(PlaceDraftOrder)
    .output(v.object({ orderNumber: v.string(), total: v.number(), isInvited: v.boolean() })),
  deleteCustomer: staff('customers.write')
    .route({
      method: 'DELETE',
      path: '/admin/draft-orders/customers/{id}',
      summary: 'Delete a customer who has no account to sign in to, and anonymize their orders',
    })
    .errors(authErrors.pick('ACCOUNT_NOT_FOUND'))
    .errors(privacyErrors.pick('CUSTOMER_HAS_LOGIN'))
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
    .output(v.object({ isDeleted: v.literal(true) })),
};
