import { object, safeParse } from 'valibot';
import { AppError } from '#core/errors/app-error.ts';
import { type FieldErrors, fieldErrors } from '#core/forms/validation.ts';
import { fieldError } from '#core/server/api/errors.ts';
import { recordAuditEntries } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import type { GridChange, GridProduct } from '../../bulk-edit.admin.contract.ts';
import { GRID_PAGE_SIZE, withMoved } from '../../bulk-edit.ts';
import { type ProductInput, productInputAt, toProductInput } from '../../product.ts';
import { orderItemNames } from '../../product-name.ts';
import type { AdminProductFilters } from '../../products.admin.contract.ts';
import { productErrors } from '../../products.errors.ts';
import { findGridProducts, lockProductOrder } from '../admin/admin-products.repository.ts';
import { productKeys, toFields } from '../product-columns.ts';
import { type BulkProduct, findListedIds, lockBulkProducts, writePositions } from './bulk-products.repository.ts';
import { columnsFor } from './columns-for.ts';
import { type ProductChange, writeChanges } from './update-products.ts';

type GridPage = { readonly items: GridProduct[]; readonly next: string | null };

/** Lists products for the grid in the order of the product list, two hundred at a time. */
export const listGridProducts = async (
  { database: { kysely } }: ShopContext,
  filters: AdminProductFilters,
): Promise<GridPage> => {
  const { rows, next } = toPage(await findGridProducts(kysely, filters, GRID_PAGE_SIZE + 1), GRID_PAGE_SIZE);
  return {
    items: rows.map(({ version, is_archived: isArchived, position, cursor: _, ...row }) =>
      toGridProduct({ ...toFields(productKeys, row), version, isArchived, position }),
    ),
    next,
  };
};

/**
 * Saves all changes of the grid in one transaction. PRODUCTS_CHANGED `{ products }` with the current values of products that another
 * admin has changed since, or whose stock is changed here and was changed by orders; PRODUCT_NOT_FOUND `{ productId }`;
 * VALIDATION_FAILED at `changes.<index>.<field>`. Stock that is not changed here keeps the deductions of orders.
 */
export const saveGrid = (
  shop: ShopContext,
  adminId: string,
  changes: readonly GridChange[],
): Promise<{ items: GridProduct[] }> =>
  inTransaction(shop.database, async (transaction) => {
    const now = shop.clock();
    const moved = new Map(changes.flatMap(({ id, position }) => (position === undefined ? [] : [[id, position]])));
    if (moved.size > 0) await lockProductOrder(transaction);
    const ids = changes.map(({ id }) => id);
    const products = await lockBulkProducts(transaction, ids);
    const edits = changes.map((change) => ({ change, before: productOf(products, change.id) }));
    refuseOutdated(edits);
    const written = edits.filter(({ change }) => editedFields.some((name) => change[name] !== undefined));
    await writeChanges(shop, transaction, {
      adminId,
      now,
      cause: { reason: 'correction', by: adminId },
      changes: validateChanges(written, changes, now),
      written: gridColumns,
    });
    const listed = new Map([...moved].filter(([id]) => !productOf(products, id).isArchived));
    if (listed.size > 0) {
      await writePositions(transaction, withMoved(await findListedIds(transaction), listed));
      await recordAuditEntries(
        transaction,
        [...listed].map(([subject, to]) => ({ adminId, action: 'product.position_changed', subject, details: { to } })),
      );
    }
    const saved = await lockBulkProducts(transaction, ids);
    return { items: ids.map((id) => toGridProduct(productOf(saved, id))) };
  });

const editedFields = ['price', 'salePrice', 'stock', 'badge'] as const;

/** Columns that the grid may change. */
const gridColumns = [
  'price',
  'original_price',
  'is_on_sale',
  'planned_sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'stock',
  'badge',
] as const;

type ProductEdit = { readonly change: GridChange; readonly before: BulkProduct };

const productOf = (products: ReadonlyMap<string, BulkProduct>, productId: string): BulkProduct => {
  const product = products.get(productId);
  if (!product) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
  return product;
};

const refuseOutdated = (edits: readonly ProductEdit[]): void => {
  const outdated = edits.filter(
    ({ change: { version, stock }, before }) =>
      version !== before.version || (stock !== undefined && stock.from !== before.stock),
  );
  if (outdated.length === 0) return;
  throw new AppError(productErrors, 'PRODUCTS_CHANGED', {
    products: outdated.map(({ before }) => toGridProduct(before)),
    names: outdated.map(({ before }) => orderItemNames(before)),
  });
};

/** Returns the columns of each change; VALIDATION_FAILED with all errors at the edited cells. */
const validateChanges = (edits: readonly ProductEdit[], all: readonly GridChange[], now: Date): ProductChange[] => {
  const errors: Record<string, FieldErrors[string]> = {};
  const changes = edits.map(({ change, before }) => {
    const input = toChangedInput(before, change);
    const checked = safeParse(object({ product: productInputAt(now) }), { product: input });
    if (!checked.success) {
      const index = all.indexOf(change);
      for (const [path, code] of Object.entries(fieldErrors(checked.issues))) {
        const name = path.replace('product.', '');
        // a field outside the grid, such as the end of a sale, is reported at the sale price
        const cell = editedFields.find((field) => field === name) ?? 'salePrice';
        errors[`changes.${index}.${cell}`] ??= code;
      }
    }
    return { before, columns: columnsFor(input, now) };
  });
  if (Object.keys(errors).length > 0) throw fieldError(errors);
  return changes;
};

/** Returns the input that produces the changed product; a sale without a price has no dates. */
const toChangedInput = (before: BulkProduct, { price, salePrice, stock, badge }: GridChange): ProductInput => {
  const { id: _, isOnSale: __, ...product } = before;
  const input = toProductInput(product);
  return {
    ...input,
    ...(price === undefined ? {} : { price }),
    ...(stock === undefined ? {} : { stock: stock.to }),
    ...(badge === undefined ? {} : { badge }),
    ...(salePrice === undefined
      ? {}
      : { salePrice, ...(salePrice === null ? { saleStartsAt: null, saleEndsAt: null } : {}) }),
  };
};

const toGridProduct = (product: BulkProduct): GridProduct => {
  const { id, isOnSale: _, version, isArchived, position, ...rest } = product;
  const { price, salePrice, stock, badge } = toProductInput(rest);
  return {
    id,
    name: orderItemNames(product),
    price,
    salePrice,
    stock,
    badge,
    position: isArchived ? null : position,
    version,
  };
};
