import type { OfficeOrder, SettleOrder } from '../../contract/office/orders.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { writePayment } from './office-orders.repository.ts';
import { presentChanged } from './present-for-office.ts';
import { whyUnchanged } from './why-unchanged.ts';

/**
 * Writes down what became known of an order's money, with who and when (decision 81). ORDER_NOT_FOUND; ORDER_CHANGED
 * `{ status, paymentStatus }` when it is not any more what it was believed to be.
 */
export const settleOrder = async (
  shop: ShopRoom,
  adminId: string,
  { language, ...change }: SettleOrder,
): Promise<OfficeOrder> => {
  const settled = await inTransaction(shop.database, async (transaction) => {
    const order = await writePayment(transaction, { ...change, by: adminId, at: shop.clock() });
    if (order === undefined) throw await whyUnchanged(transaction, change.id);
    const { from, to } = change;
    await recordDeed(transaction, {
      adminId,
      deed: 'order.settled',
      subject: order.order_number,
      details: { from, to },
    });
    return order;
  });
  return presentChanged(shop, settled, language);
};
