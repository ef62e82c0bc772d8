import { type ProductInput, toStoredPrices } from '../../product.ts';
import { productKeys, toColumns } from '../product-columns.ts';
import { searchTextOf } from '../search-text.ts';
import type { BulkColumns } from './bulk-products.repository.ts';

/** Returns all columns of a product for the input of an admin. */
export const columnsFor = (input: ProductInput, now: Date): BulkColumns => ({
  ...toColumns(enteredKeys, { ...input, ...toStoredPrices(input, now) }),
  search_text: searchTextOf(input),
});

const enteredKeys = productKeys.filter((name) => name !== 'id');
