import type { CartProducts, ProductCard } from '../../contract/products.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Piastres } from '../../domain/money.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { PromoDiscount } from '../../domain/promo-codes/promo-code.ts';

/** A line of the device's cart beside the product as it is today. */
export interface PricedLine {
  readonly item: CartItem;
  readonly product: ProductCard;
  readonly lineTotal: Piastres;
  /** What a piece cost when it was put into the cart, if that has changed since. */
  readonly priceBefore: Piastres | null;
  /** How many pieces there are, where that is known because they are few. */
  readonly left: number | null;
  /** Whether more pieces are wanted than there are. */
  readonly isShort: boolean;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly quote: Quote;
  /** False while a line is sold out, or asks for more pieces than there are. */
  readonly isBuyable: boolean;
}

/**
 * The cart at today's prices, by the function that the server prices orders with (decision 1). `stockLeft` holds the
 * pieces left of products that an order was refused for, beside what the shelf tells of those that run out. A product
 * that the shelf does not hold is left out.
 */
export function priceItems(
  items: readonly CartItem[],
  shelf: CartProducts,
  stockLeft: ReadonlyMap<string, number>,
  promo?: PromoDiscount,
): PricedCart {
  const products = new Map(shelf.products.map((product) => [product.id, product]));
  const lines = items.flatMap((item): PricedLine[] => {
    const product = products.get(item.id);
    return product ? [pricedLine(item, product, [stockLeft.get(item.id), shelf.fewLeft[item.id]])] : [];
  });
  const quote = priceCart({
    lines: lines.map(({ item, product }) => ({
      productId: item.id,
      unitPrice: product.price,
      quantity: item.quantity,
      togetherWith: item.togetherWith,
    })),
    togetherGroups: new Map(Object.entries(shelf.boughtTogether)),
    promo,
  });
  return { lines, quote, isBuyable: lines.every(({ isShort }) => !isShort) };
}

/** The lines of a cart as an order or a promo quote claims them. */
export const orderLines = (items: readonly CartItem[]) =>
  items.map(({ id, quantity, togetherWith }) => ({
    productId: id,
    quantity,
    ...(togetherWith === undefined ? {} : { togetherWith }),
  }));

function pricedLine(item: CartItem, product: ProductCard, told: readonly (number | undefined)[]): PricedLine {
  const left = product.isInStock ? Math.min(...told.map((pieces) => pieces ?? Number.POSITIVE_INFINITY)) : 0;
  return {
    item,
    product,
    lineTotal: product.price * item.quantity,
    priceBefore: item.price === product.price ? null : item.price,
    left: Number.isFinite(left) ? left : null,
    isShort: left < item.quantity,
  };
}
