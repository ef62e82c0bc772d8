import type { Piastres } from '../money.ts';
import { priceOfLines, type RefundableOrder, type RefundLine } from '../payments/refund.ts';

/** When the shipping cost goes back with returned pieces: never, when a whole order comes back for faults, or whenever it does. */
export const returnShippingRules = ['never', 'fault', 'whole-order'] as const;
export type ReturnShippingRule = (typeof returnShippingRules)[number];

/** Pieces that have come back. */
export type ReturnedLine = RefundLine & { readonly isFault: boolean };

/** What goes back for returned pieces, in piastres. */
export type ReturnRefund = {
  /** Of each line, in the order of the lines, with its share of discounts and tax; together `goods`. */
  readonly lines: readonly Piastres[];
  readonly goods: Piastres;
  readonly shipping: Piastres;
};

type Returned = {
  readonly lines: readonly ReturnedLine[];
  /** Pieces that came back, or whose price went back, before. */
  readonly earlier: readonly ReturnedLine[];
  readonly rule: ReturnShippingRule;
  /** Whether the shipping cost went back before. */
  readonly isShippingGiven: boolean;
};

/**
 * Computes the refund of returned pieces (decision 196). A line is the difference between all pieces returned up to it and those
 * before it, so that the refunds of all pieces of an order, in any parts, are what was paid for its goods, to the piastre. Pieces
 * that came back before, or that were never ordered, add nothing.
 */
export const returnRefund = (
  order: RefundableOrder,
  { lines, earlier, rule, isShippingGiven }: Returned,
): ReturnRefund => {
  const all = [...earlier, ...lines];
  const upTo = (count: number) => priceOfLines(order, all.slice(0, earlier.length + count));
  const prices = lines.map((_, index) => upTo(index + 1) - upTo(index));
  const givesShipping = !isShippingGiven && lines.length > 0 && isWholeOrder(order, all) && allows(rule, all);
  return {
    lines: prices,
    goods: prices.reduce((sum, price) => sum + price, 0),
    shipping: givesShipping ? order.shippingCost : 0,
  };
};

const isWholeOrder = ({ items }: RefundableOrder, returned: readonly RefundLine[]): boolean =>
  items.every(({ productId, quantity }) => quantity <= quantityOf(productId, returned));

/** How many pieces of a product lines have. */
export const quantityOf = (productId: string, lines: readonly RefundLine[]): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);

const allows = (rule: ReturnShippingRule, returned: readonly ReturnedLine[]): boolean =>
  rule === 'whole-order' || (rule === 'fault' && returned.every(({ isFault }) => isFault));
