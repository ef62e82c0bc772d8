import { createHash } from 'node:crypto';
import type { PlacedOrder, PlaceOrder } from '../../contract/orders.ts';
import { findDestination } from '../../domain/addresses/find-destination.ts';
import type { Governorate } from '../../domain/addresses/governorates.ts';
import type { Language } from '../../domain/language.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { needsOnlinePayment } from '../../domain/payments/payment-methods.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { acceptsCashOnDelivery, differsByDestination } from '../../domain/pricing/shipping-policy.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ValidationCode } from '../../domain/validation.ts';
import { messagesOf } from '../../locales/messages.ts';
import { type Clause, executeAsOneStatement } from '../../platform/database/statement-clauses.ts';
import { fieldRefusal } from '../api/errors.ts';
import { holdUntil } from '../payments/payment-settings.ts';
import { findBoughtTogetherGroups } from '../products/bought-together.ts';
import { findOrderProducts, type OrderProduct, takeStockClause } from '../products/order-products.ts';
import { findUsablePromoCode, withPromoBackOff } from '../promo-codes/quote-promo-code.ts';
import { redeemPromoCodeClause } from '../promo-codes/redeem-promo-code.ts';
import { pseudonymOf, type ShopContext } from '../shop-context.ts';
import { unchangedRules } from '../shop-settings/shop-settings.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import { copyIsDue, countingCopy } from './confirmation-copies.repository.ts';
import { sellerChatUrlOf } from './get-orders.ts';
import { pricedColumns, toOrderMail } from './order-amounts.ts';
import { lockedCustomer } from './order-limits.repository.ts';
import { limitOrders, whyAboveLimits } from './order-limits.ts';
import { findByKey, insertOrderClause, type NewOrder } from './orders.repository.ts';

/** The customer of an order; `email` is empty for an account without an address. */
type Customer = { readonly userId: string; readonly email: string };

/** Upper bound for retries; each conflict is caused by one other transaction. */
const MOST_ATTEMPTS = 20;

/**
 * Places an order idempotently at the server's prices (decisions 1 and 11). The same key with the same request returns the
 * same order, with another request ORDER_KEY_REUSED. Refuses without side effects with PRODUCT_NOT_FOUND, OUT_OF_STOCK, a
 * promo refusal, TOO_MANY_UNPAID_ORDERS, TOO_MANY_UNPAID_ITEMS, TOO_MANY_REQUESTS, TOTAL_CHANGED `{ total, quote }`, or
 * VALIDATION_FAILED at `lines.<index>.quantity`, `shipping.governorate` or `paymentMethod` (decisions 180, 181 and 186).
 */
export const placeOrder = async (shop: ShopContext, customer: Customer, input: PlaceOrder): Promise<PlacedOrder> => {
  const place = () => placeOnce(shop, customer, input);
  const order = await (input.promoCode === undefined ? place() : withPromoBackOff(shop, customer.userId, place));
  const sellerChatUrl = sellerChatUrlOf(await shop.shopSettings.current(), order);
  return { orderNumber: order.order_number, total: order.total, sellerChatUrl };
};

/**
 * Retries when another transaction changed stock, price, promo code or rules between the read and the write (decision 102), and
 * once with rules read anew before it refuses by them.
 */
const placeOnce = async (shop: ShopContext, customer: Customer, input: PlaceOrder): Promise<NewOrder> => {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    // other processes may have changed the rules, which this one has not heard of yet
    if (attempt > 1) shop.shopSettings.forget();
    const outcome = await tryToPlace(shop, customer, input);
    if (outcome !== 'overtaken' && !(outcome instanceof Refusal)) return outcome;
    // the conflict may come from the same order, sent before
    const earlier = await findEarlier(shop, customer.userId, input);
    if (earlier !== undefined) return earlier;
    const refusal =
      outcome instanceof Refusal ? outcome : await whyAboveLimits(shop, addedBy(shop, customer.userId, input));
    const mayBeOutdated = attempt === 1 && (refusal?.code === 'TOTAL_CHANGED' || refusal?.code === 'VALIDATION_FAILED');
    if (refusal !== undefined && !mayBeOutdated) throw refusal;
  }
  throw new Error(`an order was overtaken ${MOST_ATTEMPTS} times`);
};

/** Reads and prices the request, and writes the order only if nothing has changed since the read. */
const tryToPlace = async (
  shop: ShopContext,
  { userId: customerId, email }: Customer,
  input: PlaceOrder,
): Promise<NewOrder | Refusal | 'overtaken'> => {
  try {
    const { products, quote, settings, destination } = await priceOrder(shop, customerId, input);
    if (quote.total !== input.expectedTotal) return new Refusal('TOTAL_CHANGED', { total: quote.total, quote });
    const order = draftOrder(shop, { customerId, input, products, quote, settings, destination });
    const { subtotal, promo } = quote;
    const isPlaced = await executeAsOneStatement(shop.database, [
      unchangedRules(settings),
      limitOrders(shop, addedBy(shop, customerId, input)),
      takeStockClause(products.values(), order.order_number),
      ...(promo === null
        ? []
        : [redeemPromoCodeClause({ ...promo, customerId, subtotal, now: order.created_at }, lockedCustomer)]),
      insertOrderClause(order),
      ...enqueueOrderMails(shop, settings, order, email),
    ]);
    return isPlaced ? order : 'overtaken';
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

const priceOrder = async (shop: ShopContext, customerId: string, input: PlaceOrder) => {
  const { lines: wanted, promoCode: code } = input;
  const [products, togetherGroups, settings] = await Promise.all([
    findOrderProducts(shop, wanted),
    findBoughtTogetherGroups(shop.database.kysely, wanted),
    shop.shopSettings.current(),
  ]);
  refuseAboveMaximum(wanted, settings);
  const destination = findAcceptedDestination(input, settings);
  const lines = wanted.map((line) => ({ ...line, unitPrice: productOf(products, line.productId).unitPrice }));
  const { subtotal } = priceCart({ lines, togetherGroups }, settings);
  const promo = code === undefined ? undefined : await findUsablePromoCode(shop, { code, customerId, subtotal });
  return { products, quote: priceCart({ lines, togetherGroups, promo, destination }, settings), settings, destination };
};

/** Returns the destination; refuses an unknown one where terms depend on it, and a payment method that its zone does not accept. */
const findAcceptedDestination = (
  { shipping, paymentMethod }: PlaceOrder,
  rules: CurrentSettings,
): Governorate | null => {
  if (!rules.payments.methods.includes(paymentMethod)) throw fieldRefusal({ paymentMethod: 'payment.unavailable' });
  const destination = findDestination(shipping);
  if (destination === null && differsByDestination(rules.shipping)) {
    throw fieldRefusal({ 'shipping.governorate': 'shipping.governorate' });
  }
  if (paymentMethod === 'cash_on_delivery' && !acceptsCashOnDelivery(rules.shipping, destination)) {
    throw fieldRefusal({ paymentMethod: 'payment.cashOnDelivery' });
  }
  return destination;
};

/** Throws VALIDATION_FAILED with the lines that hold more than the shop allows, at their quantities. */
const refuseAboveMaximum = (wanted: PlaceOrder['lines'], settings: CurrentSettings): void => {
  const message = (language: Language) => messagesOf(language, settings.public).notices.cart.limitExceeded.body;
  const code: ValidationCode = 'cart.quantityMax';
  const issues = wanted.flatMap(({ quantity }, index) =>
    quantity > settings.service.maxQuantity
      ? [{ path: `lines.${index}.quantity`, code, localizedMessage: { ar: message('ar'), en: message('en') } }]
      : [],
  );
  if (issues.length > 0) throw new Refusal('VALIDATION_FAILED', { issues });
};

/** Returns what the order adds to the customer's limits, at the current time. */
const addedBy = ({ clock }: ShopContext, customerId: string, { lines }: PlaceOrder) => ({
  customerId,
  items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  now: clock(),
});

const findEarlier = async (
  { database }: ShopContext,
  customerId: string,
  input: PlaceOrder,
): Promise<NewOrder | undefined> => {
  const earlier = await findByKey(database.kysely, customerId, input.idempotencyKey);
  if (earlier !== undefined && earlier.request_hash !== hashOrderRequest(input)) throw new Refusal('ORDER_KEY_REUSED');
  return earlier;
};

type Sale = {
  readonly customerId: string;
  readonly input: PlaceOrder;
  readonly products: ReadonlyMap<string, OrderProduct>;
  readonly quote: Quote;
  readonly settings: CurrentSettings;
  readonly destination: Governorate | null;
};

const draftOrder = (
  { clock, randomBytes }: ShopContext,
  { customerId, input, products, quote, settings, destination }: Sale,
): NewOrder => {
  const now = clock();
  return {
    user_id: customerId,
    order_number: orderNumber(now.getTime(), randomBytes),
    idempotency_key: input.idempotencyKey,
    request_hash: hashOrderRequest(input),
    language: input.language,
    items: quote.lines.map((line) => {
      const { name, subtitle } = productOf(products, line.productId);
      return { ...line, name, subtitle };
    }),
    shipping_info: destination === null ? input.shipping : { ...input.shipping, governorate: destination },
    ...pricedColumns(quote, settings, settings.pricingId),
    payment_method: input.paymentMethod,
    is_gift: input.gift.isGift,
    gift_wrap: input.gift.giftWrap,
    gift_message: input.gift.giftMessage,
    pay_by: quote.total === 0 ? null : holdUntil(settings.payments, input.paymentMethod, now),
    created_at: now,
  };
};

const productOf = (products: ReadonlyMap<string, OrderProduct>, productId: string): OrderProduct => {
  const item = products.get(productId);
  if (item === undefined) throw new Error(`${productId} is sold without having been found`);
  return item;
};

/**
 * Enqueues the mails to customer and seller in the statement that places the order. The customer's mail goes to the address of
 * the account; a different address in the form gets at most one confirmation a day over all orders (decision 169).
 */
const enqueueOrderMails = (
  shop: Pick<ShopContext, 'mailer' | 'box'>,
  { notifications, facts }: CurrentSettings,
  placed: NewOrder,
  accountEmail: string,
): Clause[] => {
  const order = toOrderMail(placed);
  const named = placed.shipping_info.email;
  const { newOrders } = notifications;
  return [
    shop.mailer.mailing([
      ...(accountEmail === '' ? [] : [{ kind: 'order-placed', to: accountEmail, order } as const]),
      // one that is paid on a payment page is announced when it is paid
      ...(needsOnlinePayment(order.paymentMethod, placed.total)
        ? []
        : newOrders.length > 0
          ? newOrders
          : [facts.email]
      ).map((to) => ({ kind: 'order-arrived', to, order }) as const),
    ]),
    ...(named.toLowerCase() === accountEmail.toLowerCase()
      ? []
      : [
          countingCopy(pseudonymOf(shop, named.toLowerCase()), placed.created_at),
          shop.mailer.mailing([{ kind: 'order-placed', to: named, order }], copyIsDue),
        ]),
  ];
};

/** Hashes an order request to detect reuse of a key with other content (decision 11); the language is excluded. */
const hashOrderRequest = ({ idempotencyKey: _key, language: _language, lines, ...input }: PlaceOrder): string => {
  const sorted = lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(inOrder({ ...input, lines: sorted })))
    .digest('base64url');
};

/** Returns the value with sorted object keys, so that equal requests serialize equally. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
};
