import type { Piastres } from '#core/money/money.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import type { CartToPrice, Quote } from '#features/pricing/quote.ts';
import type { CartProducts, ProductCard } from '#features/products/products.contract.ts';
import type { CartItem } from '../cart-item.ts';

/** A cart line with the current product. */
export interface PricedLine {
  readonly item: CartItem;
  readonly product: ProductCard;
  readonly lineTotal: Piastres;
  /** Price when the product was added, if it has changed since. */
  readonly priceBefore: Piastres | null;
  /** Remaining stock, known only if it is low. */
  readonly remaining: number | null;
  /** Whether the quantity exceeds the stock. */
  readonly isShort: boolean;
  /** Whether the quantity exceeds the shop's limit of a line. */
  readonly isAboveMaximum: boolean;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly quote: Quote;
  /** False while a line is sold out or exceeds the stock or the shop's limit. */
  readonly isBuyable: boolean;
}

/**
 * Prices the cart with the function that the server uses for orders (decision 1). `remainingStock` holds the stock of products for
 * which an order was refused, in addition to the low stock reported in `cartProducts`. Products missing from `cartProducts` are
 * omitted; a sold-out line is displayed but not in the quote.
 */
export function priceItems(
  items: readonly CartItem[],
  cartProducts: CartProducts,
  remainingStock: ReadonlyMap<string, number>,
  rules: CommerceRules,
  { promo, destination }: Pick<CartToPrice, 'promo' | 'destination'> = {},
): PricedCart {
  const products = new Map(cartProducts.products.map((product) => [product.id, product]));
  const lines = items.flatMap((item): PricedLine[] => {
    const product = products.get(item.id);
    const stockLimits = [remainingStock.get(item.id), cartProducts.fewLeft[item.id]];
    return product ? [pricedLine(item, product, stockLimits, rules.service.maxQuantity)] : [];
  });
  const quote = priceCart(
    {
      // sold-out lines cannot be bought and are free
      lines: lines
        .filter(({ remaining }) => remaining !== 0)
        .map(({ item, product }) => ({
          productId: item.id,
          unitPrice: product.price,
          quantity: item.quantity,
          togetherWith: item.togetherWith,
        })),
      togetherGroups: new Map(Object.entries(cartProducts.boughtTogether)),
      promo,
      destination,
    },
    rules,
  );
  return { lines, quote, isBuyable: lines.every(({ isShort, isAboveMaximum }) => !isShort && !isAboveMaximum) };
}

/** Maps cart items to the lines of an order or a promo quote. */
export const orderLines = (items: readonly CartItem[]) =>
  items.map(({ id, quantity, togetherWith }) => ({
    productId: id,
    quantity,
    ...(togetherWith === undefined ? {} : { togetherWith }),
  }));

function pricedLine(
  item: CartItem,
  product: ProductCard,
  stockLimits: readonly (number | undefined)[],
  maximum: number,
): PricedLine {
  const remaining = product.isInStock
    ? Math.min(...stockLimits.map((quantity) => quantity ?? Number.POSITIVE_INFINITY))
    : 0;
  return {
    item,
    product,
    lineTotal: product.price * item.quantity,
    priceBefore: item.price === product.price ? null : item.price,
    remaining: Number.isFinite(remaining) ? remaining : null,
    isShort: remaining < item.quantity,
    isAboveMaximum: item.quantity > maximum,
  };
}
