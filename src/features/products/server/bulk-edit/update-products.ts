import type { Transaction } from 'kysely';
import { recordAuditEntries } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { announceBackInStock } from '../define-product-hooks.ts';
import type { StockMovementCause } from '../stock.repository.ts';
import { type BulkColumns, type BulkProduct, updateProducts } from './bulk-products.repository.ts';

/** Products per statement, limited by its timeout and by the memory for the search terms (decision 220). */
const BATCH_SIZE = 500;

/** A locked product and its new columns. */
export type ProductChange = { readonly before: BulkProduct; readonly columns: BulkColumns };

type Change = {
  readonly adminId: string;
  readonly now: Date;
  readonly cause: StockMovementCause;
  readonly changes: readonly ProductChange[];
  /** Columns that may have changed; the others are not written. */
  readonly written: readonly (keyof BulkColumns)[];
};

/**
 * Writes changes of many locked products, five hundred at a time, records the old and new price and stock of each in the audit log, and
 * runs the hooks of those that are back in stock.
 */
export const writeChanges = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { adminId, now, cause, changes, written }: Change,
): Promise<void> => {
  if (changes.length === 0) return;
  const updates = changes.map(({ before, columns }) => ({
    id: before.id,
    columns: Object.fromEntries(written.map((name) => [name, columns[name]])),
  }));
  for (let first = 0; first < updates.length; first += BATCH_SIZE)
    await updateProducts(transaction, updates.slice(first, first + BATCH_SIZE), { now, cause });
  await recordAuditEntries(
    transaction,
    changes.flatMap(({ before, columns }) => [
      { adminId, action: 'product.updated', subject: before.id } as const,
      ...(
        [
          ['product.price_changed', before.price, columns.price],
          ['product.stock_changed', before.stock, columns.stock],
        ] as const
      )
        .filter(([, from, to]) => from !== to)
        .map(([action, from, to]) => ({ adminId, action, subject: before.id, details: { from, to } })),
    ]),
  );
  const back = changes.filter(({ before, columns }) => columns.stock > before.stock);
  await announceBackInStock(
    shop,
    transaction,
    back.map(({ before }) => before.id),
  );
};
