import { AppError } from '#core/errors/app-error.ts';
import { pseudonymOf, type ShopContext } from '#core/server/context.ts';
import { type Clause, executeAtomically } from '#core/server/database/atomic-statement.ts';
import { addJobsClause } from '#core/server/jobs/enqueue-job.ts';
import { countingOrder, mailedOrderConditions, quotaAddress } from '#core/server/mail/mail-quotas.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { staffRoleOf } from '#features/auth/server/staff-access.ts';
import { withPromoBackOff } from '#features/discounts/server/quote-promo-code.ts';
import { redeemPromoCodeClause } from '#features/discounts/server/redeem-promo-code.ts';
import { getSellerChatUrl } from '#features/order-status/server/order-views.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import type { PlacedOrder, PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { needsOnlinePayment } from '#features/orders/payment-methods.ts';
import { pricedColumns, toOrderMail } from '#features/orders/server/order-amounts.ts';
import { findEarlierOrder, hashOrderRequest } from '#features/orders/server/order-request.ts';
import { orderArrivedMail } from '#features/orders/server/orders.mails.ts';
import type { NewOrder } from '#features/orders/server/stored-order.ts';
import { paymentDeadlineFor } from '#features/payments/server/settings/payment-settings.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { type OrderProduct, takeStockClause } from '#features/products/server/order-products.ts';
import { unchangedRules } from '#features/settings/server/save-settings.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import type { ErrorCode } from '#generated/error-codes.gen.ts';
import { furtherOrdersMail, orderCopyMail, orderPlacedMail } from './checkout.mails.ts';
import { copyIsDue, countingCopy } from './confirmation-copies.repository.ts';
import { insertOrderClause } from './insert-order.repository.ts';
import { lockedCustomer } from './order-limits.repository.ts';
import { findLimitError, limitOrders, recordNetwork } from './order-limits.ts';
import { priceOrder, productOf } from './price-order.ts';

/** The customer of an order. */
type Customer = {
  readonly userId: string;
  /** Empty for an account without an address. */
  readonly email: string;
  /** Whether the address is verified. */
  readonly isEmailVerified: boolean;
  /** Network of a customer without a verified address; null for others and for orders by phone (decision 168). */
  readonly unprovenNetwork: string | null;
};

/** An admin who places an order for a customer. */
export type OnBehalf = {
  readonly adminId: string;
  /** Further clauses of the statement. */
  readonly clauses: (orderNumber: string) => readonly Clause[];
  /** Throws a refusal when the customer can no longer be created; called after each conflict. */
  readonly checkCustomer: () => Promise<void>;
};

/** Maximum number of attempts; each conflict is caused by one other transaction. */
const MAX_ATTEMPTS = 20;

/**
 * Places an order idempotently at the server's prices (decisions 1 and 11). The same key returns the same order for the same
 * request, ORDER_KEY_REUSED for another. Refuses without side effects with SHOP_NOT_OPEN (decision 237), PRODUCT_NOT_FOUND,
 * OUT_OF_STOCK, a promo refusal, TOO_MANY_UNPAID_ORDERS, TOO_MANY_UNPAID_ITEMS, EMAIL_PROOF_REQUIRED, TOO_MANY_REQUESTS,
 * TOTAL_CHANGED `{ total, quote }`, or VALIDATION_FAILED at `lines.<index>.quantity`, `shipping.governorate` or `paymentMethod`
 * (decisions 180, 181 and 186).
 */
export const placeOrder = async (
  shop: ShopContext,
  customer: Customer,
  input: PlaceOrder,
  onBehalf?: OnBehalf,
): Promise<PlacedOrder> => {
  const attempt = () => placeOnce(shop, customer, input, onBehalf);
  const order = await (input.promoCode === undefined ? attempt() : withPromoBackOff(shop, customer.userId, attempt));
  const sellerChatUrl = getSellerChatUrl(await shop.shopSettings.current(), order);
  return { orderNumber: order.order_number, total: order.total, sellerChatUrl };
};

/**
 * Retries when another transaction changed stock, price, promo code or rules between read and write (decision 102), and once with
 * fresh rules before refusing by them.
 */
const placeOnce = async (
  shop: ShopContext,
  customer: Customer,
  input: PlaceOrder,
  onBehalf?: OnBehalf,
): Promise<NewOrder> => {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // cached rules may be stale
    if (attempt > 1) shop.shopSettings.invalidate();
    const outcome = await tryPlaceOrder(shop, customer, input, onBehalf);
    if (outcome !== 'overtaken' && !(outcome instanceof AppError)) return outcome;
    // the conflict may come from an earlier request for the same order
    const earlier = await findEarlierOrder(shop, customer.userId, input);
    if (earlier !== undefined) return earlier;
    await onBehalf?.checkCustomer();
    const refusal = outcome instanceof AppError ? outcome : await findLimitError(shop, addedBy(shop, customer, input));
    const mayBeOutdated = attempt === 1 && refusal !== undefined && refusedByRules.has(refusal.code);
    if (refusal !== undefined && !mayBeOutdated) throw refusal;
  }
  throw new Error(`placing an order conflicted ${MAX_ATTEMPTS} times`);
};

/** Refusals by settings that another process may just have changed. */
const refusedByRules = new Set<ErrorCode>(['TOTAL_CHANGED', 'VALIDATION_FAILED', 'SHOP_NOT_OPEN']);

/** Whether a customer may order: anyone in an open shop, staff in any shop, for testing. */
const mayOrder = async (shop: ShopContext, customerId: string): Promise<boolean> =>
  (await shop.shopSettings.current()).public.isOpen || (await staffRoleOf(shop, customerId)) !== null;

/** Reads and prices the request, and writes the order only if nothing has changed since the read. */
const tryPlaceOrder = async (
  shop: ShopContext,
  customer: Customer,
  input: PlaceOrder,
  onBehalf?: OnBehalf,
): Promise<NewOrder | AppError | 'overtaken'> => {
  const { userId: customerId, email, isEmailVerified } = customer;
  try {
    if (onBehalf === undefined && !(await mayOrder(shop, customerId)))
      return new AppError(orderErrors, 'SHOP_NOT_OPEN');
    const { products, quote, settings, destination, anchors } = await priceOrder(shop, customerId, input);
    if (quote.total !== input.expectedTotal)
      return new AppError(orderErrors, 'TOTAL_CHANGED', { total: quote.total, quote });
    const order = draftOrder(shop, { customerId, input, products, quote, settings, destination, anchors });
    const { subtotal, promo } = quote;
    // orders placed by staff count as verified
    const isUnproven = email !== '' && !isEmailVerified && onBehalf === undefined;
    const max = shop.settings.maxMailedOrdersPerDay;
    const added = addedBy(shop, customer, input);
    const isPlaced = await executeAtomically(shop.database, [
      unchangedRules(settings),
      ...limitOrders(shop, added),
      takeStockClause(products.values(), order.order_number),
      ...(promo === null
        ? []
        : [redeemPromoCodeClause({ ...promo, customerId, subtotal, now: order.created_at }, lockedCustomer)]),
      ...(onBehalf?.clauses(order.order_number) ?? []),
      ...(isUnproven ? [countingOrder(quotaAddress(shop, email), order.created_at)] : []),
      insertOrderClause(order, onBehalf?.adminId, isUnproven ? mailedOrderConditions(max).isUnmailed : null),
      ...recordNetwork(shop, added),
      ...(isUnproven ? limitedMails(shop, order, { userId: customerId, email }) : []),
      ...enqueueOrderMails(shop, settings, order, { accountEmail: email, isMailed: email !== '' && !isUnproven }),
    ]);
    return isPlaced ? order : 'overtaken';
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

/** Returns the order's contribution to the customer's limits. */
const addedBy = ({ clock }: ShopContext, { userId: customerId, unprovenNetwork }: Customer, { lines }: PlaceOrder) => ({
  customerId,
  lines,
  now: clock(),
  unprovenNetwork,
});

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
    payment_deadline: quote.total === 0 ? null : paymentDeadlineFor(settings.payments, input.paymentMethod, now),
    created_at: now,
  };
};

/**
 * Enqueues the mail of an order to an unverified address: its own, one shared by later orders of the day, or none (decision 230).
 */
const limitedMails = (
  { box, settings: { maxMailedOrdersPerDay: max } }: Pick<ShopContext, 'box' | 'settings'>,
  placed: NewOrder,
  { userId, email: to }: Pick<Customer, 'userId' | 'email'>,
): Clause[] => {
  const { language } = placed;
  const proof = { userId };
  const { isMailed, isFirstUnmailed } = mailedOrderConditions(max);
  return [
    addJobsClause(box, [orderPlacedMail.job({ to, order: toOrderMail(placed), isUnproven: true, proof })], {
      name: 'o',
      predicate: isMailed,
    }),
    addJobsClause(box, [furtherOrdersMail.job({ to, language, cause: placed.order_number, isUnproven: true, proof })], {
      name: 'r',
      predicate: isFirstUnmailed,
    }),
  ];
};

/**
 * Enqueues the mails to customer and seller in the statement that places the order. The customer's mail goes to the account's
 * address; a different address in the form gets at most one confirmation a day across all orders (decision 169).
 */
const enqueueOrderMails = (
  shop: Pick<ShopContext, 'box'>,
  { notifications, facts }: CurrentSettings,
  placed: NewOrder,
  { accountEmail, isMailed }: { readonly accountEmail: string; readonly isMailed: boolean },
): Clause[] => {
  const order = toOrderMail(placed);
  const named = placed.shipping_info.email;
  const { newOrders } = notifications;
  return [
    addJobsClause(shop.box, [
      ...(isMailed ? [orderPlacedMail.job({ to: accountEmail, order })] : []),
      // an order with a payment page is announced after its payment
      ...(needsOnlinePayment(order.paymentMethod, placed.total)
        ? []
        : newOrders.length > 0
          ? newOrders
          : [facts.email]
      ).map((to) => orderArrivedMail.job({ to, order })),
    ]),
    ...(named === '' || named.toLowerCase() === accountEmail.toLowerCase()
      ? []
      : [
          countingCopy(pseudonymOf(shop, named.toLowerCase()), placed.created_at),
          addJobsClause(shop.box, [orderCopyMail.job({ to: named, order, isUnproven: true })], copyIsDue),
        ]),
  ];
};
