import type { Transaction } from 'kysely';
import type { MoveOrder, OfficeOrder } from '../../contract/office/orders.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';
import { returnStock } from '../products/return-stock.ts';
import { giveUseBack } from '../promos/give-use-back.ts';
import type { ShopRoom } from '../shop-room.ts';
import { tellWaiting } from '../stock-notifications/tell-waiting.ts';
import { writeStatus } from './office-orders.repository.ts';
import type { StoredOrder } from './orders.repository.ts';
import { presentChanged } from './present-for-office.ts';
import { tellOrder } from './tell-order.ts';
import { whyUnchanged } from './why-unchanged.ts';

/**
 * Moves an order on, or cancels it: once, whoever else tries at the same moment, written down with who and when, and told
 * to the buyer (decision 16). A cancelled one gives back its pieces and the use of its code. ORDER_NOT_FOUND;
 * ORDER_CHANGED `{ status, paymentStatus }` when it is not any more what it was believed to be.
 */
export const moveOrder = async (
  shop: ShopRoom,
  adminId: string,
  { language, ...move }: MoveOrder,
): Promise<OfficeOrder> => {
  const moved = await inTransaction(shop.database, async (transaction) => {
    const order = await writeStatus(transaction, { ...move, by: adminId, at: shop.clock() });
    if (order === undefined) throw await whyUnchanged(transaction, move.id);
    await recordDeed(transaction, {
      adminId,
      deed: 'order.moved',
      subject: order.order_number,
      details: { from: move.from, to: move.to },
    });
    if (move.to === 'cancelled') await giveBack(shop, transaction, order);
    // whoever has deleted their account is told nothing any more
    if (move.to !== 'pending' && order.shipping_info.email !== '') {
      await shop.post.mail(transaction, [{ kind: 'order-moved', status: move.to, order: tellOrder(order) }]);
    }
    return order;
  });
  return presentChanged(shop, moved, language);
};

const giveBack = async (shop: ShopRoom, transaction: Transaction<Tables>, order: StoredOrder): Promise<void> => {
  const wereSoldOut = await returnStock(transaction, order.items);
  if (order.promo_code !== null) await giveUseBack(transaction, order.promo_code);
  for (const productId of wereSoldOut) await tellWaiting(shop, transaction, productId);
};
