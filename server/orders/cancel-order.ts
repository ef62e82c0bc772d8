import type { Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orders/status.ts';
import { linesToRestock } from '../../domain/payments/refund.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findRestockedLines } from '../payments/restocked-lines.ts';
import { restoreStock, type StockMovementCause } from '../products/order-products.ts';
import { restorePromoCodeUse } from '../promo-codes/redeem-promo-code.ts';
import { closeReturnsOfOrder } from '../returns/close-returns.ts';
import type { ShopContext } from '../shop-context.ts';
import { sendStockNotifications } from '../stock-notifications/stock-notifications.ts';
import { updateKeptAmount, updateStatus } from './admin-orders.repository.ts';
import type { StoredOrder } from './orders.repository.ts';

type Cancellation = {
  readonly id: string;
  readonly from: OrderStatus;
  /** The admin or customer who cancels; null for the shop itself. */
  readonly by: string | null;
  /** Its parcel came back, and its customer does not get so much back, in piastres. */
  readonly kept?: Piastres;
};

/**
 * Cancels an order that is in the state `from`, and restores its stock and the use of its promo code; undefined when the state
 * differs. The update locks the order, before its products (decision 16). Returns that wait are closed: all pieces are back.
 */
export const cancelOrder = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id, from, by, kept }: Cancellation,
): Promise<StoredOrder | undefined> => {
  const order = await updateStatus(transaction, { id, from, to: 'cancelled', by, at: shop.clock() });
  if (order === undefined) return undefined;
  if (kept !== undefined) await updateKeptAmount(transaction, id, kept);
  await closeReturnsOfOrder(shop, transaction, { orderId: id, by });
  const restocked = await findRestockedLines(transaction, id);
  await restockItems(shop, transaction, linesToRestock(order.items, restocked), {
    reason: 'cancellation',
    order: order.order_number,
    by,
  });
  if (order.promo_code !== null) await restorePromoCodeUse(transaction, order.promo_code);
  return order;
};

/** Writes down that the customer of a locked order whose parcel came back gets so much less back, in piastres. */
export const keepMoreOfOrder = (
  transaction: Transaction<Tables>,
  { id, kept_amount: kept }: { readonly id: string; readonly kept_amount: Piastres | null },
  more: Piastres,
): Promise<void> => updateKeptAmount(transaction, id, (kept ?? 0) + more);

/** Puts items back into stock, as movements with this cause, and informs those who wait for them. */
export const restockItems = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  items: Parameters<typeof restoreStock>[1],
  cause: StockMovementCause,
): Promise<void> => {
  const wereSoldOut = await restoreStock(transaction, items, cause);
  for (const productId of wereSoldOut) await sendStockNotifications(shop, transaction, productId);
};
