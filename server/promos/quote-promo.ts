import type { OrderLine } from '../../contract/order-lines.ts';
import type { PromoQuote } from '../../contract/promos.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import { findPrices } from '../products/find-prices.ts';
import { groupLines } from '../products/group-lines.ts';
import type { ShopRoom } from '../shop-room.ts';
import { backOff } from './back-off.ts';
import { findUsable } from './find-usable.ts';

/** A code tried on a cart. */
export type PromoWish = { readonly code: string; readonly lines: readonly OrderLine[] };

/** Who tries a code: an account when signed in, and whom to let wait after a code that does not exist. */
export type PromoVisitor = { readonly customerId: string | null; readonly waits: string };

/**
 * What a code takes off this cart, priced by the server (decisions 1 and 7). A welcome code answers to its owner only
 * (decision 8). Refuses with PRODUCT_UNKNOWN, PROMO_THROTTLED, or as `evaluatePromo` does.
 */
export const quotePromo = async (
  shop: ShopRoom,
  { customerId, waits }: PromoVisitor,
  { code, lines }: PromoWish,
): Promise<PromoQuote> => {
  const cart = await priceLines(shop, lines);
  const { subtotal } = priceCart(cart);
  const promo = await backOff(shop, waits, () => findUsable(shop, { code, customerId, subtotal }));
  const { discountType, discountValue } = promo;
  return { code, discountType, discountValue, discount: priceCart({ ...cart, promo }).promoDiscount };
};

const priceLines = async (shop: ShopRoom, lines: readonly OrderLine[]) => {
  const prices = await findPrices(
    shop,
    lines.map(({ productId }) => productId),
  );
  return {
    lines: lines.map((line) => ({ ...line, unitPrice: prices.get(line.productId) ?? 0 })),
    togetherGroups: await groupLines(shop.database.kysely, lines),
  };
};
