import type { Piastres } from '../money.ts';

/** States of a refund. `unclear`: it was sent, and whether the gateway did it is not known yet. */
export const refundStates = ['wanted', 'sent', 'unclear', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

export const refundReasons = [
  'return',
  'cancelled',
  'paid_twice',
  'paid_late',
  'wrong_amount',
  'goodwill',
  /** The order was changed and costs less: what pays it is less by this. */
  'order_changed',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Reasons that an admin may give; the others are the shop's own. */
export const adminRefundReasons = ['return', 'cancelled', 'goodwill'] as const satisfies readonly RefundReason[];

/** Quantity of a product that is sent back. */
export type RefundLine = { readonly productId: string; readonly quantity: number };

/**
 * Which pieces of lines are still to be put back into stock. A refund that was refused or given up has returned its pieces all the
 * same, so that another refund of the same lines, or cancelling the order, must not return them twice.
 */
export const linesToRestock = (
  ordered: readonly RefundLine[],
  restocked: readonly RefundLine[],
  lines: readonly RefundLine[] = ordered,
): RefundLine[] => {
  const quantityIn = (all: readonly RefundLine[], id: string) =>
    all.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0);
  return [...new Set(lines.map(({ productId }) => productId))]
    .map((productId) => {
      const left = quantityIn(ordered, productId) - quantityIn(restocked, productId);
      return { productId, quantity: Math.min(quantityIn(lines, productId), left) };
    })
    .filter(({ quantity }) => quantity > 0);
};

/** An order, as far as the refund of its lines depends on it; amounts in piastres. */
export type RefundableOrder = {
  readonly items: readonly {
    readonly productId: string;
    readonly quantity: number;
    readonly lineTotal: Piastres;
    readonly togetherDiscount: Piastres;
  }[];
  readonly subtotal: Piastres;
  readonly bundleDiscount: Piastres;
  readonly promoDiscount: Piastres;
  readonly tax: Piastres;
  readonly taxBase: 'before-discounts' | 'after-discounts';
  readonly shippingCost: Piastres;
  readonly total: Piastres;
};

/**
 * What lines of an order cost, with their share of discounts and tax, rounded down to a piastre; all lines are its total without
 * shipping, to the piastre. A refund of further lines is the difference between all returned lines and those returned before, so
 * that several refunds never add up to more than was paid. Unknown products count as none, quantities above those of the order as all.
 */
export const priceOfLines = (order: RefundableOrder, lines: readonly RefundLine[]): Piastres => {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  const returned = order.items.map((item) => ({
    item,
    quantity: Math.min(item.quantity, wanted.get(item.productId) ?? 0),
  }));
  const goods = order.total - order.shippingCost;
  if (returned.every(({ item, quantity }) => quantity === item.quantity)) return goods;
  const exact = returned.reduce(
    (sum, { item, quantity }) => sum + (priceOf(order, item) * quantity) / item.quantity,
    0,
  );
  return Math.max(0, Math.min(goods, Math.floor(exact + FRACTION_ERROR)));
};

/** In piastres: shares of whole amounts miss a whole piastre by less, which must not become one piastre less. */
const FRACTION_ERROR = 0.001;

type Item = RefundableOrder['items'][number];

/** A line after its share of the discounts, with its share of the tax; not rounded. */
const priceOf = (order: RefundableOrder, item: Item): number => {
  const net = netOf(order, item);
  const taxShare =
    order.taxBase === 'before-discounts' ? share(item.lineTotal, order.subtotal) : share(net, sum(order, netOf));
  return net + order.tax * taxShare;
};

const netOf = (order: RefundableOrder, item: Item): number => {
  const left = beforePromo(order, item);
  return left - order.promoDiscount * share(left, sum(order, beforePromo));
};

/** The bundle discount is taken off lines that are not bought together (decision 4). */
const beforePromo = (order: RefundableOrder, item: Item): number => {
  const bundled = inBundle(order, item);
  return item.lineTotal - item.togetherDiscount - order.bundleDiscount * share(bundled, sum(order, inBundle));
};
const inBundle = (_: RefundableOrder, { lineTotal, togetherDiscount }: Item): Piastres =>
  togetherDiscount === 0 ? lineTotal : 0;

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

const sum = (order: RefundableOrder, figure: (order: RefundableOrder, item: Item) => number): number =>
  order.items.reduce((total, item) => total + figure(order, item), 0);
