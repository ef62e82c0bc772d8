import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { pageFields } from '../product.ts';
import type { ProductDetail } from '../products.contract.ts';
import { productErrors } from '../products.errors.ts';
import { boughtTogetherGroups, getBoughtTogether } from './bought-together.ts';
import { findProducts } from './cart-products.ts';
import { inLanguage, lowStockCountOf, pictureOf, productCard } from './product.ts';
import { attributesOf } from './product-attributes.ts';
import { findRelatedIds } from './product-sections.repository.ts';
import { findProductDetail } from './products.repository.ts';

/** Number of related products of the same category (specification 9). */
const RELATED_COUNT = 4;
const VIEWS = [1, 2, 3, 4];

/** Returns a product without its reviews, with its four views and related products; PRODUCT_NOT_FOUND `{ productId }`. */
export const getProduct = async (
  shop: ShopContext,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<Omit<ProductDetail, 'reviews'>> => {
  const { kysely } = shop.database;
  const [product, related, groups, rules] = await Promise.all([
    findProductDetail(kysely, id),
    findRelatedIds(kysely, id, RELATED_COUNT),
    boughtTogetherGroups(kysely, [id]),
    shop.shopSettings.current(),
  ]);
  if (!product) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: id });
  const companions = (groups.get(id) ?? [id]).slice(1);
  const otherProducts = await findProducts(kysely, [...companions, ...related]);
  const among = (ids: readonly string[]) => otherProducts.filter((each) => ids.includes(each.id));
  return {
    ...productCard(product, language),
    ...inLanguage(pageFields, product, language),
    attributes: attributesOf(product, language, rules.public).map(({ name, value }) => ({ name, value })),
    saleEndsAt: product.originalPrice === null ? null : product.saleEndsAt,
    fewLeft: lowStockCountOf(product),
    gallery: VIEWS.map((view) => pictureOf(product, view, language)),
    boughtTogether: getBoughtTogether(product, among(companions), language, rules),
    related: among(related).map((neighbour) => productCard(neighbour, language)),
  };
};
