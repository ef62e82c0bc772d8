import { type Database, inTransaction } from '#core/server/database/connect.ts';
import { catalogue } from '../starter-catalogue/catalogue.ts';
import { photographs } from '../starter-catalogue/photographs.ts';
import type { CatalogueProduct } from '../starter-catalogue/product.ts';
import { findRemovedProducts, lockStarterCatalogue } from './demonstration/demonstration.repository.ts';
import { productKeys, toColumns } from './product-columns.ts';
import {
  findProductsWithoutSearchText,
  insertMissingProducts,
  type NewProduct,
  replaceCataloguePictures,
  updateSearchText,
} from './products.repository.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Inserts missing products of the built-in catalogue after the others, without those that an admin has removed; existing products keep
 * the changes of admins. Updates the catalogue pictures to the files of this version.
 */
export const seedCatalogue = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockStarterCatalogue(transaction);
    const removed = await findRemovedProducts(transaction);
    const rows = catalogue.map(rowOf).filter(({ id }) => !removed.has(id));
    if (rows.length > 0) await insertMissingProducts(transaction, rows);
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
  ...toColumns(productKeys, product),
  position: index + 1,
  search_text: searchTextOf(product),
});
