import { createHash } from 'node:crypto';
import type { PlacedOrder, PlaceOrder } from '../../contract/orders.ts';
import type { Governorate } from '../../domain/addresses/governorates.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { needsOnlinePayment } from '../../domain/payments/payment-methods.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { Refusal } from '../../domain/refusals.ts';
import { type Clause, executeAsOneStatement } from '../../platform/database/statement-clauses.ts';
import { holdUntil } from '../payments/payment-settings.ts';
import { type OrderProduct, takeStockClause } from '../products/order-products.ts';
import { withPromoBackOff } from '../promo-codes/quote-promo-code.ts';
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
import { priceOrder, productOf } from './price-order.ts';

/** The customer of an order; `email` is empty for an account without an address. */
type Customer = { readonly userId: string; readonly email: string };

/** An admin who places an order for a customer, and what else the statement writes. */
export type OnBehalf = { readonly adminId: string; readonly clauses: (orderNumber: string) => readonly Clause[] };

/** Upper bound for retries; each conflict is caused by one other transaction. */
const MOST_ATTEMPTS = 20;

/**
 * Places an order idempotently at the server's prices (decisions 1 and 11). The same key with the same request returns the
 * same order, with another request ORDER_KEY_REUSED. Refuses without side effects with PRODUCT_NOT_FOUND, OUT_OF_STOCK, a
 * promo refusal, TOO_MANY_UNPAID_ORDERS, TOO_MANY_UNPAID_ITEMS, TOO_MANY_REQUESTS, TOTAL_CHANGED `{ total, quote }`, or
 * VALIDATION_FAILED at `lines.<index>.quantity`, `shipping.governorate` or `paymentMethod` (decisions 180, 181 and 186).
 */
export const placeOrder = async (
  shop: ShopContext,
  customer: Customer,
  input: PlaceOrder,
  onBehalf?: OnBehalf,
): Promise<PlacedOrder> => {
  const place = () => placeOnce(shop, customer, input, onBehalf);
  const order = await (input.promoCode === undefined ? place() : withPromoBackOff(shop, customer.userId, place));
  const sellerChatUrl = sellerChatUrlOf(await shop.shopSettings.current(), order);
  return { orderNumber: order.order_number, total: order.total, sellerChatUrl };
};

/**
 * Retries when another transaction changed stock, price, promo code or rules between the read and the write (decision 102), and
 * once with rules read anew before it refuses by them.
 */
const placeOnce = async (
  shop: ShopContext,
  customer: Customer,
  input: PlaceOrder,
  onBehalf?: OnBehalf,
): Promise<NewOrder> => {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    // other processes may have changed the rules, which this one has not heard of yet
    if (attempt > 1) shop.shopSettings.forget();
    const outcome = await tryToPlace(shop, customer, input, onBehalf);
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
  onBehalf?: OnBehalf,
): Promise<NewOrder | Refusal | 'overtaken'> => {
  try {
    const { products, quote, settings, destination, anchors } = await priceOrder(shop, customerId, input);
    if (quote.total !== input.expectedTotal) return new Refusal('TOTAL_CHANGED', { total: quote.total, quote });
    const order = draftOrder(shop, { customerId, input, products, quote, settings, destination, anchors });
    const { subtotal, promo } = quote;
    const isPlaced = await executeAsOneStatement(shop.database, [
      unchangedRules(settings),
      limitOrders(shop, addedBy(shop, customerId, input)),
      takeStockClause(products.values(), order.order_number),
      ...(promo === null
        ? []
        : [redeemPromoCodeClause({ ...promo, customerId, subtotal, now: order.created_at }, lockedCustomer)]),
      ...(onBehalf?.clauses(order.order_number) ?? []),
      insertOrderClause(order, onBehalf?.adminId),
      ...enqueueOrderMails(shop, settings, order, email),
    ]);
    return isPlaced ? order : 'overtaken';
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
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
  /** Anchors of complete bought-together groups, by product. */
  readonly anchors: ReadonlyMap<string, string>;
};

const draftOrder = (
  { clock, randomBytes }: ShopContext,
  { customerId, input, products, quote, settings, destination, anchors }: Sale,
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
      const anchor = anchors.get(line.productId);
      return { ...line, name, subtitle, ...(anchor === undefined ? {} : { togetherWith: anchor }) };
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
    ...(named === '' || named.toLowerCase() === accountEmail.toLowerCase()
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
