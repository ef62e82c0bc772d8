import type { Kysely, Transaction } from 'kysely';
import { object, safeParse } from 'valibot';
import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { AppError } from '#core/errors/app-error.ts';
import { validationError } from '#core/server/api/errors.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { alternativeText } from '../../alternative-text.ts';
import { pictureViews } from '../../picture-views.ts';
import { adminRowFields, type ProductInput, productInputAt, toStoredPrices } from '../../product.ts';
import type { AdminProduct, AdminProductFilters, ProductRow } from '../../products.admin.contract.ts';
import { productErrors } from '../../products.errors.ts';
import { freeSlug, slugOf } from '../../slug.ts';
import { announceBackInStock } from '../define-product-hooks.ts';
import { getGreatestDiscountPercent } from '../max-discount.ts';
import { productKeys, toColumns, toFields } from '../product-columns.ts';
import { searchTextOf } from '../search-text.ts';
import {
  countProducts,
  type EditedColumns,
  findIdsWithPrefix,
  findPosition,
  findProduct,
  findProducts,
  insertProduct,
  lockProduct,
  lockProductOrder,
  renumberPositions,
  searchAdminProducts,
  setProductArchived,
  updateProductRow,
} from './admin-products.repository.ts';

/** Lists products for admins: searched in both languages, filtered, sorted, archived ones last. */
export const listAdminProducts = async (
  { database: { kysely } }: ShopContext,
  filters: AdminProductFilters,
): Promise<PageOf<ProductRow> & { readonly greatestDiscountPercent: number }> => {
  const counting = countProducts(kysely, filters);
  const matches = filters.q ? (await counting).ids : null;
  const [products, { count, isExactCount }, greatestDiscountPercent] = await Promise.all([
    findProducts(kysely, { ...filters, matches }, PAGE_SIZE + 1),
    counting,
    getGreatestDiscountPercent(kysely),
  ]);
  const { rows, next } = toPage(products, PAGE_SIZE);
  return { items: rows.map(toAdminProductRow), count, isExactCount, next, greatestDiscountPercent };
};

/** Returns the ids of the first products of a search, in list order; null for a search without words. */
export const searchProductIds = (
  database: Kysely<Tables>,
  filters: Pick<AdminProductFilters, 'q' | 'language'>,
  limit: number,
): Promise<string[] | null> => searchAdminProducts(database, filters, limit);

/** Returns a product with all editable fields, archived or not; PRODUCT_NOT_FOUND `{ productId }`. */
export const getAdminProduct = async (database: Kysely<Tables>, id: string): Promise<AdminProduct> => {
  const row = await findProduct(database, id);
  if (!row) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: id });
  return toAdminProduct(row);
};

/** Creates a product at the end of the catalogue, or archived. The id is derived from its English name. */
export const createProduct = (
  { database, clock }: ShopContext,
  adminId: string,
  { product, isArchived }: { readonly product: ProductInput; readonly isArchived: boolean },
): Promise<AdminProduct> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    refuseEndedSale(product, now);
    await lockProductOrder(transaction);
    const slug = slugOf(product.name.en, product.category);
    const id = freeSlug(slug, await findIdsWithPrefix(transaction, slug));
    await insertProduct(
      transaction,
      { ...toEditedColumns(product, now), id, is_archived: isArchived },
      { now, by: adminId },
    );
    await renumberPositions(transaction);
    await recordAuditEntry(transaction, { adminId, action: 'product.created', subject: id });
    return getAdminProduct(transaction, id);
  });

type Change = {
  readonly id: string;
  readonly product: ProductInput;
  readonly version: number;
  readonly expectedStock: number;
};

/**
 * Updates a product. PRODUCT_CHANGED when another admin has changed it since `version`, or when the stock is changed and
 * orders have changed it since; an unchanged stock field keeps the current stock. Sends stock notifications when it is back in
 * stock (decision 28). PRODUCT_NOT_FOUND `{ productId }`.
 */
export const updateProduct = (
  shop: ShopContext,
  adminId: string,
  { id, product, version, expectedStock }: Change,
): Promise<AdminProduct> =>
  inTransaction(shop.database, async (transaction) => {
    const now = shop.clock();
    refuseEndedSale(product, now);
    const before = await lockProduct(transaction, id);
    if (!before) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: id });
    const isStockChanged = product.stock !== expectedStock;
    if (before.version !== version || (isStockChanged && before.stock !== expectedStock))
      throw new AppError(productErrors, 'PRODUCT_CHANGED');
    const stock = isStockChanged ? product.stock : before.stock;
    const written = toEditedColumns({ ...product, stock }, now);
    await updateProductRow(transaction, id, written, { now, cause: { reason: 'correction', by: adminId } });
    await recordChange(transaction, { adminId, subject: id, before, now: written });
    if (stock > before.stock) await announceBackInStock(shop, transaction, [id]);
    return getAdminProduct(transaction, id);
  });

/** VALIDATION_FAILED `{ issues }` for a sale that has ended. */
const refuseEndedSale = (product: ProductInput, now: Date): void => {
  const checked = safeParse(object({ product: productInputAt(now) }), { product });
  if (!checked.success) throw validationError(checked.issues);
};

/** Records the update, and the old and new price and stock. */
const recordChange = async (
  transaction: Transaction<Tables>,
  { adminId, subject, before, now }: { adminId: string; subject: string; before: Figures; now: Figures },
): Promise<void> => {
  await recordAuditEntry(transaction, { adminId, action: 'product.updated', subject });
  for (const [action, from, to] of [
    ['product.price_changed', before.price, now.price],
    ['product.stock_changed', before.stock, now.stock],
  ] as const) {
    if (from !== to) await recordAuditEntry(transaction, { adminId, action: action, subject, details: { from, to } });
  }
};

type Figures = { readonly price: number; readonly stock: number };

/** Moves a product to a position, or to the end; PRODUCT_NOT_FOUND `{ productId }` when it is not listed. */
export const moveProductToPosition = (
  { database }: ShopContext,
  adminId: string,
  moved: { readonly id: string; readonly position: number },
): Promise<{ position: number }> =>
  inTransaction(database, async (transaction) => {
    await lockProductOrder(transaction);
    await renumberPositions(transaction, moved);
    const position = await findPosition(transaction, moved.id);
    if (position === undefined) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId: moved.id });
    await recordAuditEntry(transaction, {
      adminId,
      action: 'product.position_changed',
      subject: moved.id,
      details: { to: position },
    });
    return { position };
  });

/**
 * Archives a product, or restores it at the end and sends its stock notifications; no error when nothing changes.
 * PRODUCT_NOT_FOUND `{ productId }`.
 */
export const archiveProduct = (
  shop: ShopContext,
  adminId: string,
  { id, isArchived }: { readonly id: string; readonly isArchived: boolean },
): Promise<AdminProduct> =>
  inTransaction(shop.database, async (transaction) => {
    await lockProductOrder(transaction);
    if (await setProductArchived(transaction, id, isArchived, shop.clock())) {
      await renumberPositions(transaction);
      await announceBackInStock(shop, transaction, [id]);
      await recordAuditEntry(transaction, {
        adminId,
        action: isArchived ? 'product.archived' : 'product.restored',
        subject: id,
      });
    }
    return getAdminProduct(transaction, id);
  });

type SearchHits = Omit<Awaited<ReturnType<typeof findProducts>>[number], 'cursor'>;

/** Maps a row to the admin product list. */
const toAdminProductRow = (row: SearchHits): ProductRow => ({
  ...toFields(adminRowFields, row),
  isArchived: row.is_archived,
  position: row.position,
  picture: row.picture,
});

/** Maps a row to the editable product. */
const toAdminProduct = (row: NonNullable<Awaited<ReturnType<typeof findProduct>>>): AdminProduct => {
  const { isOnSale: _, ...product } = toFields(productKeys, row);
  return {
    ...product,
    ...toAdminProductRow({ ...row, picture: row.pictures.find(({ view }) => view === 1)?.path ?? null }),
    version: row.version,
    listedCount: row.listed_count,
    pictures: row.pictures.map(({ view, path, is_transparent: isTransparent, alt_ar: ar, alt_en: en }) => ({
      view,
      path,
      isTransparent,
      alt: { ar, en },
    })),
    suggestedAlts: pictureViews.map((view) => alternativeText(product, view)),
  };
};

const toEditedColumns = (input: ProductInput, now: Date): EditedColumns => ({
  ...toColumns(editedKeys, { ...input, ...toStoredPrices(input, now) }),
  search_text: searchTextOf(input),
});

const editedKeys = productKeys.filter((name) => name !== 'id');
