import type { Piastres } from '#core/money/money.ts';

/** States of a refund. `unclear`: it was sent, and its outcome is unknown. */
export const refundStates = ['wanted', 'sent', 'unclear', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

export const refundReasons = [
  'return',
  'cancelled',
  'paid_twice',
  'paid_late',
  'wrong_amount',
  'goodwill',
  /** The order was changed and costs less; this reduces its credit. */
  'order_changed',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Reasons that an admin can choose; the shop sets the others. */
export const adminRefundReasons = ['return', 'cancelled', 'goodwill'] as const satisfies readonly RefundReason[];

/** Quantity of a refunded product. */
export type RefundLine = { readonly productId: string; readonly quantity: number };

/**
 * Returns the quantities of the lines that still have to be restocked. A refused or abandoned refund has restocked its items, so a
 * later refund of the same lines, or a cancellation, must not restock them twice.
 */
export const linesToRestock = (
  ordered: readonly RefundLine[],
  restocked: readonly RefundLine[],
  lines: readonly RefundLine[] = ordered,
): RefundLine[] => {
  const sumQuantity = (all: readonly RefundLine[], id: string) =>
    all.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0);
  return [...new Set(lines.map(({ productId }) => productId))]
    .map((productId) => {
      const remaining = sumQuantity(ordered, productId) - sumQuantity(restocked, productId);
      return { productId, quantity: Math.min(sumQuantity(lines, productId), remaining) };
    })
    .filter(({ quantity }) => quantity > 0);
};

/** Order data that line refunds depend on; amounts in piastres. */
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
 * Returns the price of order lines with their share of discounts and tax, rounded down to a piastre; the price of all lines is
 * exactly the total without shipping. A later refund is the difference between all returned lines and those returned before, so
 * that the sum of refunds never exceeds the payment. Ignores unknown products and quantities above the ordered ones.
 */
export const priceOfLines = (order: RefundableOrder, lines: readonly RefundLine[]): Piastres => {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const returned = order.items.map((item) => ({
    item,
    quantity: Math.min(item.quantity, quantities.get(item.productId) ?? 0),
  }));
  const goods = order.total - order.shippingCost;
  if (returned.every(({ item, quantity }) => quantity === item.quantity)) return goods;
  const exact = returned.reduce(
    (sum, { item, quantity }) => sum + (unroundedPrice(order, item) * quantity) / item.quantity,
    0,
  );
  return Math.max(0, Math.min(goods, Math.floor(exact + FRACTION_ERROR)));
};

/** Tolerance in piastres: floating-point error must not round a whole piastre down. */
const FRACTION_ERROR = 0.001;

type Item = RefundableOrder['items'][number];

/** Returns the unrounded price of a line with its share of discounts and tax. */
const unroundedPrice = (order: RefundableOrder, item: Item): number => {
  const net = netPrice(order, item);
  const taxShare =
    order.taxBase === 'before-discounts' ? share(item.lineTotal, order.subtotal) : share(net, sum(order, netPrice));
  return net + order.tax * taxShare;
};

const netPrice = (order: RefundableOrder, item: Item): number => {
  const price = beforePromo(order, item);
  return price - order.promoDiscount * share(price, sum(order, beforePromo));
};

/** The bundle discount applies to lines that are not bought together (decision 4). */
const beforePromo = (order: RefundableOrder, item: Item): number => {
  const bundled = inBundle(order, item);
  return item.lineTotal - item.togetherDiscount - order.bundleDiscount * share(bundled, sum(order, inBundle));
};
const inBundle = (_: RefundableOrder, { lineTotal, togetherDiscount }: Item): Piastres =>
  togetherDiscount === 0 ? lineTotal : 0;

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

const sum = (order: RefundableOrder, figure: (order: RefundableOrder, item: Item) => number): number =>
  order.items.reduce((total, item) => total + figure(order, item), 0);
