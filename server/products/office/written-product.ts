import type { ProductInput } from '../../../domain/products/product-input.ts';
import { searchTextOf } from '../search-text-of.ts';
import type { WrittenProduct } from './office-products.repository.ts';

/** What an admin has written about a product, as it is kept: the price before the sale stands beside that of today. */
export const writtenProduct = (input: ProductInput): WrittenProduct => ({
  category: input.category,
  price: input.salePrice ?? input.price,
  original_price: input.salePrice === null ? null : input.price,
  is_on_sale: input.salePrice !== null,
  stock: input.stock,
  badge: input.badge,
  is_featured: input.isFeatured,
  name_ar: input.name.ar,
  name_en: input.name.en,
  kind_ar: input.kind.ar,
  kind_en: input.kind.en,
  description_ar: input.description.ar,
  description_en: input.description.en,
  features_ar: input.features.ar,
  features_en: input.features.en,
  search_text: searchTextOf(input),
});
