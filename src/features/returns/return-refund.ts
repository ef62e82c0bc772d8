import type { Piastres } from '#core/money/money.ts';
import { priceOfLines, type RefundableOrder, type RefundLine } from '#features/orders/refund-price.ts';
import type { ReturnShippingRule } from '#features/pricing/pricing.settings.ts';

/** Received items. */
export type ReturnedLine = RefundLine & { readonly isFault: boolean };

/** Refund for returned items, in piastres. */
export type ReturnRefund = {
  /** Amounts by line, in the same order, with their share of discounts and tax; their sum is `goods`. */
  readonly lines: readonly Piastres[];
  readonly goods: Piastres;
  readonly shipping: Piastres;
};

type Returned = {
  readonly lines: readonly ReturnedLine[];
  /** Items returned or refunded earlier. */
  readonly earlier: readonly ReturnedLine[];
  readonly rule: ReturnShippingRule;
  /** Whether the shipping cost was refunded earlier. */
  readonly wasShippingRefunded: boolean;
};

/**
 * Computes the refund of returned items (decision 196). A line is the price difference between all items returned up to and before
 * it, so the refunds of all items of an order, in any parts, add up to what was paid for its goods, to the piastre. Items returned
 * earlier or never ordered add nothing.
 */
export const returnRefund = (
  order: RefundableOrder,
  { lines, earlier, rule, wasShippingRefunded }: Returned,
): ReturnRefund => {
  const all = [...earlier, ...lines];
  const upTo = (count: number) => priceOfLines(order, all.slice(0, earlier.length + count));
  const prices = lines.map((_, index) => upTo(index + 1) - upTo(index));
  const refundsShipping = !wasShippingRefunded && lines.length > 0 && isWholeOrder(order, all) && allows(rule, all);
  return {
    lines: prices,
    goods: prices.reduce((sum, price) => sum + price, 0),
    shipping: refundsShipping ? order.shippingCost : 0,
  };
};

const isWholeOrder = ({ items }: RefundableOrder, returned: readonly RefundLine[]): boolean =>
  items.every(({ productId, quantity }) => quantity <= quantityOf(productId, returned));

/** Returns the total quantity of a product in the lines. */
export const quantityOf = (productId: string, lines: readonly RefundLine[]): number =>
  lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);

const allows = (rule: ReturnShippingRule, returned: readonly ReturnedLine[]): boolean =>
  rule === 'whole-order' || (rule === 'fault' && returned.every(({ isFault }) => isFault));
