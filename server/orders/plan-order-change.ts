import { isDeepStrictEqual } from 'node:util';
import type { OrderChangeInput } from '../../contract/admin/order-changes.ts';
import { findDestination } from '../../domain/addresses/find-destination.ts';
import type { Governorate } from '../../domain/addresses/governorates.ts';
import type { ShippingForm } from '../../domain/forms/shipping-form.ts';
import { canBeChanged, type OrderPart } from '../../domain/orders/order-change.ts';
import { type OrderedLine, priceChange } from '../../domain/pricing/price-change.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { acceptsCashOnDelivery, differsByDestination } from '../../domain/pricing/shipping-policy.ts';
import { namesOfItem } from '../../domain/products/name-with-kind.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { CommerceRules } from '../../domain/settings/commerce-rules.ts';
import { fieldRefusal } from '../api/errors.ts';
import { orderChanged } from '../payments/order-lock.ts';
import { findChangeProducts } from '../products/order-products.ts';
import { findPromoTerms } from '../promo-codes/redeem-promo-code.ts';
import type { ShopContext } from '../shop-context.ts';
import { findRulesOf } from '../shop-settings/rules-of-order.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import { pricedColumns } from './order-amounts.ts';
import type { OrderContent } from './order-changes.repository.ts';
import type { StoredOrder } from './orders.repository.ts';
import { refuseAboveMaximum } from './price-order.ts';

type SeenProducts = Awaited<ReturnType<typeof findChangeProducts>>;

/** What a change makes of an order, and what it was planned with. */
export type ChangePlan = {
  readonly parts: readonly OrderPart[];
  readonly content: OrderContent;
  readonly quote: Quote;
  /** Pieces that each product has to give, or gets back when they are fewer than none. */
  readonly differences: readonly { readonly productId: string; readonly taken: number }[];
  /** Products whose price or stock the plan relies upon. */
  readonly seen: SeenProducts;
  /** Whether the promo code of the order does not count any more. */
  readonly losesPromo: boolean;
};

/**
 * Plans a change of an order; reads products, rules and promo code, and writes nothing. ORDER_CHANGED `{ status, paymentStatus }` for
 * an order that is shipped or cancelled; PRODUCT_NOT_FOUND, OUT_OF_STOCK; VALIDATION_FAILED at `lines.<index>.quantity` or
 * `shipping.governorate`.
 */
export const planChange = async (
  shop: ShopContext,
  order: StoredOrder,
  input: OrderChangeInput,
): Promise<ChangePlan> => {
  if (!canBeChanged(order)) throw orderChanged(order);
  const settings = await shop.shopSettings.current();
  const wanted = input.lines ?? order.items.map(({ productId, quantity }) => ({ productId, quantity }));
  refuseRaisedAboveMaximum(order, wanted, settings);
  const shipping = input.shipping ?? order.shipping_info;
  const parts = changedParts(order, { ...input, wanted });
  const rules = input.pricedBy === 'today' ? settings : await rulesOf(shop, order);
  const destination = parts.includes('address')
    ? acceptedDestination(order, shipping, { settings, rules })
    : (order.shipping_info.governorate ?? findDestination(order.shipping_info));
  const differences = stockDifferences(order, wanted);
  const seen = await findChangeProducts(
    shop,
    input.pricedBy === 'today'
      ? wanted.map(({ productId }) => productId)
      : differences.filter(({ taken }) => taken > 0).map(({ productId }) => productId),
  );
  refuseUnavailable(differences, seen);
  const ordered = new Map(order.items.map((item) => [item.productId, item]));
  const promo = order.promo_code === null ? null : await findPromoTerms(shop, order.promo_code, order.discount_amount);
  const quote = priceChange(
    {
      ordered: order.items satisfies readonly OrderedLine[],
      wanted,
      priceOf: (productId) => {
        const now = seen.get(productId)?.unitPrice;
        const then = ordered.get(productId)?.unitPrice;
        // an archived product has no price of today
        const price = input.pricedBy === 'today' ? (now ?? then) : (then ?? now);
        if (price === undefined) throw new Error(`${productId} is added without having been found`);
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
    seen,
    losesPromo: order.promo_code !== null && quote.promo === null,
    content: {
      ...pricedColumns(quote, rules, input.pricedBy === 'today' ? settings.pricingId : order.settings_id),
      items: quote.lines.map((line) => {
        const known = ordered.get(line.productId) ?? seen.get(line.productId);
        if (known === undefined) throw new Error(`${line.productId} is added without having been found`);
        const anchor = ordered.get(line.productId)?.togetherWith;
        const { name, subtitle } = known;
        return { ...line, name, subtitle, ...(anchor === undefined ? {} : { togetherWith: anchor }) };
      }),
      shipping_info: destination === null ? shipping : { ...shipping, governorate: destination },
      ...giftColumns(input.gift ?? giftOf(order)),
    },
  };
};

/** The rules an order was placed under; its own columns are certain of the rates. */
const rulesOf = async (shop: ShopContext, order: StoredOrder): Promise<CommerceRules> => {
  const rules = await findRulesOf(shop, order.settings_id);
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

type Wanted = readonly { readonly productId: string; readonly quantity: number }[];

const changedParts = (
  order: StoredOrder,
  { wanted, shipping, gift }: OrderChangeInput & { readonly wanted: Wanted },
): OrderPart[] => {
  const { governorate: _, ...before } = order.shipping_info;
  const { governorate: asked, ...after } = shipping ?? order.shipping_info;
  const isMoved =
    !isDeepStrictEqual(before, after) || (asked !== undefined && asked !== order.shipping_info.governorate);
  return [
    ...(stockDifferences(order, wanted).length > 0 ? (['lines'] as const) : []),
    ...(isMoved ? (['address'] as const) : []),
    ...(isDeepStrictEqual(gift ?? giftOf(order), giftOf(order)) ? [] : (['gift'] as const)),
  ];
};

const stockDifferences = ({ items }: StoredOrder, wanted: Wanted): ChangePlan['differences'] => {
  const quantityIn = (lines: Wanted, id: string) =>
    lines.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0);
  return [...new Set([...items, ...wanted].map(({ productId }) => productId))]
    .map((productId) => ({ productId, taken: quantityIn(wanted, productId) - quantityIn(items, productId) }))
    .filter(({ taken }) => taken !== 0);
};

/** A quantity that was allowed when the order was placed may stay. */
const refuseRaisedAboveMaximum = (order: StoredOrder, wanted: Wanted, settings: CurrentSettings): void => {
  const before = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  refuseAboveMaximum(
    wanted.map((line) => ({
      ...line,
      quantity: line.quantity > (before.get(line.productId) ?? 0) ? line.quantity : 0,
    })),
    settings,
  );
};

const refuseUnavailable = (differences: ChangePlan['differences'], seen: SeenProducts): void => {
  for (const { productId, taken } of differences.filter((each) => each.taken > 0)) {
    const product = seen.get(productId);
    if (product === undefined) throw new Refusal('PRODUCT_NOT_FOUND', { productId });
    const { stock: available } = product;
    if (available < taken) {
      throw new Refusal('OUT_OF_STOCK', { productId, available, name: namesOfItem(product) });
    }
  }
};

/** Returns the new destination; refuses an unknown one where terms depend on it, and one where the order's cash is not collected. */
const acceptedDestination = (
  order: StoredOrder,
  shipping: ShippingForm,
  { settings, rules }: { readonly settings: CurrentSettings; readonly rules: CommerceRules },
): Governorate | null => {
  const destination = findDestination(shipping);
  if (destination === null && differsByDestination(rules.shipping)) {
    throw fieldRefusal({ 'shipping.governorate': 'shipping.governorate' });
  }
  const isCash = order.payment_method === 'cash_on_delivery' && order.payment_status === 'pending';
  if (isCash && !acceptsCashOnDelivery(settings.shipping, destination)) {
    throw fieldRefusal({ 'shipping.governorate': 'payment.cashOnDelivery' });
  }
  return destination;
};
