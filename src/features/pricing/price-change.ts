import type { Piastres } from '#core/money/money.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import { priceCart } from './price-cart.ts';
import type { CommerceRules } from './pricing-rules.ts';
import type { PromoDiscount } from './promo-discount.ts';
import type { Quote } from './quote.ts';

/** A line as stored with an order. */
export interface OrderedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: Piastres;
  readonly togetherDiscount: Piastres;
  /** Anchor of the complete bought-together group in which it was ordered. */
  readonly togetherWith?: string;
}

/** Input of `priceChange`. */
export interface ChangeToPrice {
  readonly ordered: readonly OrderedLine[];
  readonly requested: readonly { readonly productId: string; readonly quantity: number }[];
  /** Unit price in the changed order. */
  readonly priceOf: (productId: string) => Piastres;
  /** The promo code of the order and its minimum subtotal. */
  readonly promo: (PromoDiscount & { readonly minPurchase: Piastres }) | null;
  readonly destination: Governorate | null;
}

/**
 * Prices a changed order by these rules (decision 197). It keeps the bought-together groups of the original order, except
 * groups with a removed member, and its promo code while the subtotal reaches the code's minimum purchase.
 */
export function priceChange(
  { ordered, requested, priceOf, promo, destination }: ChangeToPrice,
  rules: CommerceRules,
): Quote {
  const anchors = findAnchors(ordered);
  const lines = requested.map(({ productId, quantity }) => ({
    productId,
    quantity,
    unitPrice: priceOf(productId),
    togetherWith: anchors.get(productId),
  }));
  const cart = { lines, togetherGroups: toGroups(anchors), destination };
  const { subtotal } = priceCart(cart, rules);
  return priceCart(promo !== null && subtotal >= promo.minPurchase ? { ...cart, promo } : cart, rules);
}

/** Maps products to anchors. An order without stored groups has one group: the discounted lines. */
const findAnchors = (ordered: readonly OrderedLine[]): ReadonlyMap<string, string> => {
  const pairs = ordered.flatMap(({ productId, togetherWith }) =>
    togetherWith === undefined ? [] : [[productId, togetherWith] as const],
  );
  if (pairs.length > 0) return new Map(pairs);
  const discounted = ordered.filter(({ togetherDiscount }) => togetherDiscount > 0);
  const [anchor] = discounted;
  return new Map(anchor === undefined ? [] : discounted.map(({ productId }) => [productId, anchor.productId]));
};

const toGroups = (anchors: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(anchors, ([, anchor]) => anchor)].map(([anchor, members]) => [
      anchor,
      members.map(([productId]) => productId),
    ]),
  );
