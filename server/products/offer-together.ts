import type { TogetherOffer } from '../../contract/products.ts';
import type { Language } from '../../domain/language.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import type { CardProduct } from './product.ts';
import { productCard } from './product-card.ts';

/**
 * What is bought together with a product, of which these are the companions, at what the cart will charge for one piece of each; `null` when it is sold out
 * or stands alone (specification 2, decision 5).
 */
export const offerTogether = (
  product: CardProduct,
  companions: readonly CardProduct[],
  language: Language,
): TogetherOffer | null => {
  if (companions.length === 0) return null;
  const { subtotal, discount } = priceCart({
    lines: [product, ...companions].map(({ id, price }) => ({
      productId: id,
      unitPrice: price,
      quantity: 1,
      togetherWith: product.id,
    })),
    togetherGroups: new Map([[product.id, [product, ...companions].map(({ id }) => id)]]),
  });
  return {
    products: companions.map((companion) => productCard(companion, language)),
    total: subtotal,
    discounted: subtotal - discount,
  };
};
