import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { bilingual } from '#core/fields/field.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { MAX_GRID_CHANGES } from './bulk-edit.ts';
import { Product, productFields } from './product.ts';
import { AdminProductFilters } from './products.admin.contract.ts';
import { productErrors } from './products.errors.ts';

/** Size limit of one save of the grid: two thousand products with all their cells. */
const MAX_GRID_BYTES = 1024 * 1024;

const generic = validationCode('generic');

/** A product in the grid, with prices as an admin enters them: `price` without the sale. Money is in piastres. */
export const GridProduct = v.object({
  id: v.string(),
  /** Name and kind. */
  name: bilingual(v.string()),
  price: v.number(),
  salePrice: v.nullable(v.number()),
  stock: v.number(),
  badge: Product.entries.badge,
  /** Position in the shop, from 1; null in the archive. */
  position: v.nullable(v.number()),
  version: v.number(),
});
export type GridProduct = v.InferOutput<typeof GridProduct>;

/** Changed fields of a product in the grid; omitted fields stay. */
export const GridChange = form({
  id: ProductId,
  /** The version that the change is based on. */
  version: v.pipe(v.number(generic), v.integer(generic)),
  price: v.optional(productFields.price.entered),
  salePrice: v.optional(productFields.salePrice.entered),
  /** The displayed stock and the new one. */
  stock: v.optional(form({ from: productFields.stock.entered, to: productFields.stock.entered })),
  badge: v.optional(productFields.badge.entered),
  position: v.optional(
    v.pipe(v.number(generic), v.integer(generic), v.minValue(1, generic), v.maxValue(1_000_000, generic)),
  ),
});
export type GridChange = v.InferOutput<typeof GridChange>;

export const adminProductGridContract = {
  list: staff('catalogue.read')
    .route({
      method: 'GET',
      path: '/admin/product-grid',
      summary: 'Products for the bulk editor, two hundred at a time',
    })
    .input(AdminProductFilters)
    .output(v.object({ items: v.array(GridProduct), next: v.nullable(v.string()) })),
  save: staff('catalogue.write', { maxJsonBytes: MAX_GRID_BYTES })
    .route({
      method: 'PUT',
      path: '/admin/product-grid',
      summary: 'Update many products: all, or none when one has changed since',
    })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND', 'PRODUCTS_CHANGED'))
    .input(
      form({
        changes: v.pipe(
          v.array(GridChange, generic),
          v.minLength(1, generic),
          v.maxLength(MAX_GRID_CHANGES, generic),
          v.check((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, generic),
        ),
      }),
    )
    .output(v.object({ items: v.array(GridProduct) })),
};
