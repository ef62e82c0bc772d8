import { catalogue } from '../../catalogue/catalogue.ts';
import { photographs } from '../../catalogue/photographs.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { type Database, inTransaction } from '../../platform/database/connect.ts';
import {
  findProductsWithoutSearchText,
  insertMissingProducts,
  type NewProduct,
  replaceCataloguePictures,
  updateSearchText,
} from './products.repository.ts';
import { searchTextOf } from './stock.ts';

/**
 * Inserts missing products of the built-in catalogue behind the others; existing ones stay as admins changed them. Updates the
 * catalogue pictures to the files of this version.
 */
export const seedCatalogue = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await insertMissingProducts(transaction, catalogue.map(rowOf));
    for (const product of await findProductsWithoutSearchText(transaction)) {
      await updateSearchText(transaction, product.id, searchTextOf(product));
    }
    await replaceCataloguePictures(transaction, {
      of: catalogue.map(({ id }) => id),
      pictures: photographs.map(({ productId, view, isTransparent, alt }) => ({
        product_id: productId,
        view,
        path: `${productId}/${view}`,
        is_transparent: isTransparent,
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
  subtitle_ar: product.subtitle.ar,
  subtitle_en: product.subtitle.en,
  description_ar: product.description.ar,
  description_en: product.description.en,
  features_ar: [...product.features.ar],
  features_en: [...product.features.en],
  search_text: searchTextOf(product),
});
