import type { Kysely } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { BOUGHT_TOGETHER_COUNT } from '../product-list.ts';
import type { BoughtTogetherOffer } from '../products.contract.ts';
import { type ProductCardData, productCard } from './product.ts';
import { findCompanions } from './product-sections.repository.ts';

/** Returns the group of each product, itself first; a product out of stock or unknown is alone (decision 5). */
export const boughtTogetherGroups = async (
  database: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (productIds.length === 0) return new Map();
  const companions = await findCompanions(database, productIds, BOUGHT_TOGETHER_COUNT);
  return new Map(productIds.map((id) => [id, [id, ...(companions.get(id) ?? [])]]));
};

/**
 * Returns the bought-together groups of these lines as computed by the server (decision 5). Call it before the stock is decremented:
 * the last item of a product still belongs to its group.
 */
export const findBoughtTogetherGroups = (
  database: Kysely<Tables>,
  lines: readonly { readonly togetherWith?: string | undefined }[],
): Promise<ReadonlyMap<string, readonly string[]>> =>
  boughtTogetherGroups(database, [...new Set(lines.flatMap(({ togetherWith }) => togetherWith ?? []))]);

/**
 * Returns the bought-together offer of a product and its companions, at the price that the cart charges for one of each;
 * `null` without companions (specification 2, decision 5).
 */
export const getBoughtTogether = (
  product: ProductCardData,
  companions: readonly ProductCardData[],
  language: Language,
  rules: CommerceRules,
): BoughtTogetherOffer | null => {
  if (companions.length === 0) return null;
  const { subtotal, discount } = priceCart(
    {
      lines: [product, ...companions].map(({ id, price }) => ({
        productId: id,
        unitPrice: price,
        quantity: 1,
        togetherWith: product.id,
      })),
      togetherGroups: new Map([[product.id, [product, ...companions].map(({ id }) => id)]]),
    },
    rules,
  );
  return {
    products: companions.map((companion) => productCard(companion, language)),
    total: subtotal,
    discounted: subtotal - discount,
  };
};
