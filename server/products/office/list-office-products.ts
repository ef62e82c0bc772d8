import { type PageOf, ROWS_ON_A_PAGE } from '../../../contract/office/listing.ts';
import type { ProductRow, ProductsWanted } from '../../../contract/office/products.ts';
import { cutPage } from '../../database/newest-first.ts';
import type { ShopRoom } from '../../shop-room.ts';
import { countProducts, findProducts } from './office-products.repository.ts';
import { presentRow } from './present-product.ts';

/** Products for the office: searched in both languages, narrowed, sorted, those in the archive last. */
export const listOfficeProducts = async (
  { database: { kysely } }: ShopRoom,
  wanted: ProductsWanted,
): Promise<PageOf<ProductRow>> => {
  const [found, counted] = await Promise.all([
    findProducts(kysely, wanted, ROWS_ON_A_PAGE + 1),
    countProducts(kysely, wanted),
  ]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  return { rows: rows.map(presentRow), ...counted, next };
};
