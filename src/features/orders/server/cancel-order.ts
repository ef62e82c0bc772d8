import type { Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { announceBackInStock } from '#features/products/server/define-product-hooks.ts';
import { restoreStock, type StockMovementCause } from '#features/products/server/order-products.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { OrderStatus } from '../order-status.ts';
import { linesToRestock } from '../refund-price.ts';
import { findLinesNotToRestock, runOrderHooks } from './define-order-hooks.ts';
import { updateRetainedAmount, updateStatus } from './order-status.repository.ts';
import type { StoredOrder } from './stored-order.ts';

type Cancellation = {
  readonly id: string;
  readonly from: OrderStatus;
  /** The admin or customer who cancels; null for the shop. */
  readonly by: string | null;
  /** Retained amount of an order whose parcel came back, in piastres. */
  readonly retained?: Piastres;
};

/**
 * Cancels an order with the status `from`, runs the hooks of other features and restocks its items; undefined when the status
 * differs. The update locks the order before its products (decision 16).
 */
export const cancelOrder = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id, from, by, retained }: Cancellation,
): Promise<StoredOrder | undefined> => {
  const order = await updateStatus(transaction, { id, from, to: 'cancelled', by, at: shop.clock() });
  if (order === undefined) return undefined;
  if (retained !== undefined) await updateRetainedAmount(transaction, id, retained);
  await runOrderHooks('onCancel', shop, transaction, { orderId: id, by });
  const items = linesToRestock(order.items, await findLinesNotToRestock(shop, transaction, id));
  const cause = { reason: 'cancellation', order: order.order_number, by } as const;
  if (isUnpaid(order, from)) await restoreStock(transaction, items, cause);
  else await restockItems(shop, transaction, items, cause);
  await runOrderHooks('afterCancel', shop, transaction, { order });
  return order;
};

/**
 * Whether an order reserves unpaid items that were not handed over. Anyone can place and cancel such an order, so its items
 * trigger no stock notifications (decision 230).
 */
export const isUnpaid = (
  { payment_status: payment, paid_amount: paid, total }: Pick<StoredOrder, 'payment_status' | 'paid_amount' | 'total'>,
  status: OrderStatus,
): boolean => payment === 'pending' && paid === 0 && total > 0 && (status === 'pending' || status === 'processing');

/** Increases the order's retained amount, in piastres, after its parcel came back; the caller holds the order lock. */
export const increaseRetained = (
  transaction: Transaction<Tables>,
  { id, retained_amount: retained }: { readonly id: string; readonly retained_amount: Piastres | null },
  more: Piastres,
): Promise<void> => updateRetainedAmount(transaction, id, (retained ?? 0) + more);

/** Restocks items, as stock movements with this cause, and announces them. */
export const restockItems = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  items: Parameters<typeof restoreStock>[1],
  cause: StockMovementCause,
): Promise<void> => {
  await restoreStock(transaction, items, cause);
  await announceBackInStock(
    shop,
    transaction,
    items.map(({ productId }) => productId),
  );
};
