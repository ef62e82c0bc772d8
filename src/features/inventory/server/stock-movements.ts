import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { AppError } from '#core/errors/app-error.ts';
import { textIn } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { staffAmong } from '#features/auth/server/staff-access.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { namesWithKinds } from '#features/products/server/product-names-sql.ts';
import type { StockMovement, StockMovementFilters } from '../inventory.admin.contract.ts';
import { countMovements, findMovements, findProductStock } from './inventory.repository.ts';

type MovementPage = PageOf<StockMovement> & {
  readonly product: { readonly id: string; readonly name: string; readonly stock: number } | null;
};

/**
 * Lists stock movements, newest first, of all products or one. A customer who cancelled an order is named only with `seesCustomers`,
 * staff always (decision 201). PRODUCT_NOT_FOUND `{ productId }`.
 */
export const listStockMovements = async (
  shop: ShopContext,
  filters: StockMovementFilters,
  seesCustomers: boolean,
): Promise<MovementPage> => {
  const { kysely } = shop.database;
  const { product: productId, language } = filters;
  const [movements, counted, product] = await Promise.all([
    findMovements(kysely, filters, PAGE_SIZE + 1),
    countMovements(kysely, filters),
    productId === undefined ? null : findProductStock(kysely, productId),
  ]);
  if (product === undefined) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
  const { rows, next } = toPage(movements, PAGE_SIZE);
  const movers = [...new Set(rows.flatMap(({ changed_by: by }) => by ?? []))];
  const emails = await findEmails(shop, seesCustomers ? movers : await staffAmong(shop, movers));
  return {
    items: rows.map((row) => ({
      id: String(row.id),
      product: { id: row.product_id, name: textIn(namesWithKinds(row), language) },
      quantity: row.quantity,
      stock: row.stock,
      reason: row.reason,
      orderNumber: row.order_number,
      by: emails.get(row.changed_by ?? '') ?? null,
      createdAt: row.created_at.toISOString(),
    })),
    ...counted,
    next,
    product:
      product === null
        ? null
        : { id: product.id, name: textIn(namesWithKinds(product), language), stock: product.stock },
  };
};

const findEmails = async ({ accounts }: ShopContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const admins = ids.length === 0 ? [] : await accounts.directory.describe([...ids]);
  return new Map(admins.map(({ id, email }) => [id, email]));
};
