import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#core/errors/app-error.ts';
import { fieldError } from '#core/server/api/errors.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { refuseAboveMaximum } from '#features/checkout/server/price-order.ts';
import { findPromoTerms } from '#features/discounts/server/redeem-promo-code.ts';
import { canBeChanged, type OrderPart } from '#features/orders/order-edit.ts';
import { orderChanged } from '#features/orders/server/lock-order.ts';
import { pricedColumns } from '#features/orders/server/order-amounts.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { type OrderedLine, priceChange } from '#features/pricing/price-change.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { findRulesOfOrder } from '#features/pricing/server/rules-of-order.ts';
import { orderItemNames } from '#features/products/product-name.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { findChangeProducts } from '#features/products/server/order-products.ts';
import { findDestination, isUnknownDestination } from '#features/shipping/find-destination.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import type { ShippingForm } from '#features/shipping/shipping-address.ts';
import { acceptsCashOnDelivery, differsByDestination, rulesOfDefaultZone } from '#features/shipping/shipping-policy.ts';
import type { OrderChangeInput } from '../order-edits.admin.contract.ts';
import type { OrderContent } from './order-edits.repository.ts';

type ProductSnapshot = Awaited<ReturnType<typeof findChangeProducts>>;

/** Result of planning a change, and the data it relies on. */
export type ChangePlan = {
  readonly parts: readonly OrderPart[];
  readonly content: OrderContent;
  readonly quote: Quote;
  /** Stock change of each product: `taken` is negative when items are put back. */
  readonly differences: readonly { readonly productId: string; readonly taken: number }[];
  /** Products whose price or stock the plan relies on. */
  readonly snapshot: ProductSnapshot;
  /** Whether the order loses its promo code. */
  readonly losesPromo: boolean;
};

/**
 * Plans a change of an order from products, rules and promo code; writes nothing. ORDER_CHANGED `{ status, paymentStatus }` for an
 * order that is shipped or cancelled; PRODUCT_NOT_FOUND, OUT_OF_STOCK; VALIDATION_FAILED at `lines.<index>.quantity` or
 * `shipping.governorate`.
 */
export const planChange = async (
  shop: ShopContext,
  order: StoredOrder,
  input: OrderChangeInput,
): Promise<ChangePlan> => {
  if (!canBeChanged(order)) throw orderChanged(order);
  const settings = await shop.shopSettings.current();
  const requestedLines = input.lines ?? order.items.map(({ productId, quantity }) => ({ productId, quantity }));
  refuseRaisedAboveMaximum(order, requestedLines, settings);
  const shipping = input.shipping ?? order.shipping_info;
  const parts = changedParts(order, { ...input, requestedLines });
  const allRules = input.pricedBy === 'today' ? settings : await rulesOf(shop, order);
  const rules = isUnknownDestination(shipping) ? rulesOfDefaultZone(allRules) : allRules;
  const destination = parts.includes('address')
    ? acceptedDestination(order, shipping, { settings, rules })
    : (order.shipping_info.governorate ?? findDestination(order.shipping_info));
  const differences = stockDifferences(order, requestedLines);
  const snapshot = await findChangeProducts(
    shop,
    input.pricedBy === 'today'
      ? requestedLines.map(({ productId }) => productId)
      : differences.filter(({ taken }) => taken > 0).map(({ productId }) => productId),
  );
  refuseUnavailable(differences, snapshot);
  const ordered = new Map(order.items.map((item) => [item.productId, item]));
  const promo = order.promo_code === null ? null : await findPromoTerms(shop, order.promo_code, order.discount_amount);
  const quote = priceChange(
    {
      ordered: order.items satisfies readonly OrderedLine[],
      requested: requestedLines,
      priceOf: (productId) => {
        const now = snapshot.get(productId)?.unitPrice;
        const then = ordered.get(productId)?.unitPrice;
        // an archived product has no current price
        const price = input.pricedBy === 'today' ? (now ?? then) : (then ?? now);
        if (price === undefined) throw new Error(`${productId} was added but not read`);
        return price;
      },
      promo,
      destination,
    },
    rules,
  );
  return {
    parts,
    quote,
    differences,
    snapshot,
    losesPromo: order.promo_code !== null && quote.promo === null,
    content: {
      ...pricedColumns(quote, rules, input.pricedBy === 'today' ? settings.pricingId : order.settings_id),
      items: quote.lines.map((line) => {
        const product = ordered.get(line.productId) ?? snapshot.get(line.productId);
        if (product === undefined) throw new Error(`${line.productId} was added but not read`);
        const anchor = ordered.get(line.productId)?.togetherWith;
        const { name, subtitle } = product;
        return { ...line, name, subtitle, ...(anchor === undefined ? {} : { togetherWith: anchor }) };
      }),
      shipping_info: destination === null ? shipping : { ...shipping, governorate: destination },
      ...giftColumns(input.gift ?? giftOf(order)),
    },
  };
};

/** Returns the rules at the order's placement; its own columns take precedence for the rates. */
const rulesOf = async (shop: ShopContext, order: StoredOrder): Promise<CommerceRules> => {
  const rules = await findRulesOfOrder(shop, order.settings_id);
  return {
    ...rules,
    tax: { ...rules.tax, percent: order.tax_percent, base: order.tax_base },
    offers: { ...rules.offers, bundlePercent: order.bundle_percent, togetherPercent: order.together_percent },
  };
};

const giftOf = (order: StoredOrder) => ({
  isGift: order.is_gift,
  giftWrap: order.gift_wrap,
  giftMessage: order.gift_message,
});

const giftColumns = ({ isGift, giftWrap, giftMessage }: ReturnType<typeof giftOf>) => ({
  is_gift: isGift,
  gift_wrap: giftWrap,
  gift_message: giftMessage,
});

type RequestedLines = readonly { readonly productId: string; readonly quantity: number }[];

const changedParts = (
  order: StoredOrder,
  { requestedLines, shipping, gift }: OrderChangeInput & { readonly requestedLines: RequestedLines },
): OrderPart[] => {
  const { governorate: _, ...before } = order.shipping_info;
  const { governorate: requestedGovernorate, ...after } = shipping ?? order.shipping_info;
  const isMoved =
    !isDeepStrictEqual(before, after) ||
    (requestedGovernorate !== undefined && requestedGovernorate !== order.shipping_info.governorate);
  return [
    ...(stockDifferences(order, requestedLines).length > 0 ? (['lines'] as const) : []),
    ...(isMoved ? (['address'] as const) : []),
    ...(isDeepStrictEqual(gift ?? giftOf(order), giftOf(order)) ? [] : (['gift'] as const)),
  ];
};

const stockDifferences = ({ items }: StoredOrder, requestedLines: RequestedLines): ChangePlan['differences'] => {
  const quantityIn = (lines: RequestedLines, id: string) =>
    lines.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0);
  return [...new Set([...items, ...requestedLines].map(({ productId }) => productId))]
    .map((productId) => ({ productId, taken: quantityIn(requestedLines, productId) - quantityIn(items, productId) }))
    .filter(({ taken }) => taken !== 0);
};

/** Refuses quantities above the maximum unless the order already has them. */
const refuseRaisedAboveMaximum = (
  order: StoredOrder,
  requestedLines: RequestedLines,
  settings: CurrentSettings,
): void => {
  const before = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  refuseAboveMaximum(
    requestedLines.map((line) => ({
      ...line,
      quantity: line.quantity > (before.get(line.productId) ?? 0) ? line.quantity : 0,
    })),
    settings,
  );
};

const refuseUnavailable = (differences: ChangePlan['differences'], snapshot: ProductSnapshot): void => {
  for (const { productId, taken } of differences.filter((each) => each.taken > 0)) {
    const product = snapshot.get(productId);
    if (product === undefined) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
    const { stock: available } = product;
    if (available < taken) {
      throw new AppError(productErrors, 'OUT_OF_STOCK', { productId, available, name: orderItemNames(product) });
    }
  }
};

/**
 * Returns the new destination; refuses an unknown one if the terms depend on it, and one without cash on delivery for a cash order.
 */
const acceptedDestination = (
  order: StoredOrder,
  shipping: ShippingForm,
  { settings, rules }: { readonly settings: CurrentSettings; readonly rules: CommerceRules },
): Governorate | null => {
  const destination = findDestination(shipping);
  if (destination === null && differsByDestination(rules.shipping)) {
    throw fieldError({ 'shipping.governorate': 'shipping.governorate' });
  }
  const isCash = order.payment_method === 'cash_on_delivery' && order.payment_status === 'pending';
  const { shipping: terms } = isUnknownDestination(shipping) ? rulesOfDefaultZone(settings) : settings;
  if (isCash && !acceptsCashOnDelivery(terms, destination)) {
    throw fieldError({ 'shipping.governorate': 'payment.cashOnDelivery' });
  }
  return destination;
};
