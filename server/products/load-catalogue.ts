import { catalogue } from '../../catalogue/catalogue.ts';
import { photographs } from '../../catalogue/photographs.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { type Database, inTransaction } from '../database/connect.ts';
import {
  findUnsearchable,
  insertMissing,
  type NewProduct,
  replaceBuiltInPictures,
  writeSearchText,
} from './products.repository.ts';
import { searchTextOf } from './search-text-of.ts';

/**
 * Puts the built-in catalogue on the shelf: products that are missing are added behind the others, those that are there
 * stay as their owner left them. The photographs lie beside the catalogue, so the shelf always shows those of today.
 */
export const loadCatalogue = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await insertMissing(transaction, catalogue.map(rowOf));
    for (const product of await findUnsearchable(transaction)) {
      await writeSearchText(transaction, product.id, searchTextOf(product));
    }
    await replaceBuiltInPictures(transaction, {
      of: catalogue.map(({ id }) => id),
      pictures: photographs.map(({ productId, view, isCutOut, alt }) => ({
        product_id: productId,
        view,
        path: `${productId}/${view}`,
        is_cut_out: isCutOut,
        alt_ar: alt.ar,
        alt_en: alt.en,
      })),
    });
  });

const rowOf = (product: CatalogueProduct, index: number): NewProduct => ({
  id: product.id,
  category: product.category,
  position: index + 1,
  price: product.price,
  original_price: product.originalPrice ?? null,
  stock: product.stock,
  badge: product.badge ?? null,
  is_on_sale: product.isOnSale,
  is_featured: product.isFeatured,
  name_ar: product.name.ar,
  name_en: product.name.en,
  kind_ar: product.kind.ar,
  kind_en: product.kind.en,
  description_ar: product.description.ar,
  description_en: product.description.en,
  features_ar: [...product.features.ar],
  features_en: [...product.features.en],
  search_text: searchTextOf(product),
});
