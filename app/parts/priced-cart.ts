import type { CartShelf, ProductCard } from '../../contract/products.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Piastres } from '../../domain/money.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { PromoDiscount } from '../../domain/promos/promo-code.ts';

/** A line of the device's cart beside the product as it is today. */
export interface PricedLine {
  readonly item: CartItem;
  readonly product: ProductCard;
  readonly lineTotal: Piastres;
  /** What a piece cost when it was put into the cart, if that has changed since. */
  readonly priceBefore: Piastres | null;
  /** How many pieces there are, when they are known to be fewer than wanted. */
  readonly left: number | null;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly quote: Quote;
  /** False while a line is sold out, or asks for more pieces than there are. */
  readonly isBuyable: boolean;
}

/**
 * The cart at today's prices, by the function that the server prices orders with (decision 1). `stockLeft` holds the
 * pieces left of products that an order was refused for. A product that the shelf does not hold is left out.
 */
export function priceItems(
  items: readonly CartItem[],
  shelf: CartShelf,
  stockLeft: ReadonlyMap<string, number>,
  promo?: PromoDiscount,
): PricedCart {
  const products = new Map(shelf.products.map((product) => [product.id, product]));
  const lines = items.flatMap((item): PricedLine[] => {
    const product = products.get(item.id);
    return product ? [pricedLine(item, product, stockLeft.get(item.id))] : [];
  });
  const quote = priceCart({
    lines: lines.map(({ item, product }) => ({
      productId: item.id,
      unitPrice: product.price,
      quantity: item.quantity,
      togetherWith: item.togetherWith,
    })),
    togetherGroups: new Map(Object.entries(shelf.together)),
    promo,
  });
  return { lines, quote, isBuyable: lines.every(({ left }) => left === null) };
}

/** The lines of a cart as an order or a promo quote claims them. */
export const orderLines = (items: readonly CartItem[]) =>
  items.map(({ id, quantity, togetherWith }) => ({
    productId: id,
    quantity,
    ...(togetherWith === undefined ? {} : { togetherWith }),
  }));

function pricedLine(item: CartItem, product: ProductCard, known: number | undefined): PricedLine {
  const left = product.isInStock ? (known ?? Number.POSITIVE_INFINITY) : 0;
  return {
    item,
    product,
    lineTotal: product.price * item.quantity,
    priceBefore: item.price === product.price ? null : item.price,
    left: left < item.quantity ? left : null,
  };
}
