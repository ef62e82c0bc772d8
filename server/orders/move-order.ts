import type { Transaction } from 'kysely';
import type { MoveOrder, OfficeOrder } from '../../contract/office/orders.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';
import { returnStock } from '../products/return-stock.ts';
import { giveUseBack } from '../promos/give-use-back.ts';
import type { ShopRoom } from '../shop-room.ts';
import { tellWaiting } from '../stock-notifications/tell-waiting.ts';
import { findOwner, writeStatus } from './office-orders.repository.ts';
import type { StoredOrder } from './orders.repository.ts';
import { presentChanged } from './present-for-office.ts';
import { tellOrder } from './tell-order.ts';
import { whyUnchanged } from './why-unchanged.ts';

/**
 * Moves an order on, or cancels it: once, whoever else tries at the same moment, written down with who and when, and told
 * to the customer at the address of their account (decisions 16 and 169). A cancelled one gives back its pieces and the use of its code. ORDER_NOT_FOUND;
 * ORDER_CHANGED `{ status, paymentStatus }` when it is not any more what it was believed to be.
 */
export const moveOrder = async (
  shop: ShopRoom,
  adminId: string,
  { language, ...move }: MoveOrder,
): Promise<OfficeOrder> => {
  const address = await addressOfCustomer(shop, move.id);
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
    // a customer who has deleted the account meanwhile is told nothing any more
    if (move.to !== 'pending' && address !== '' && order.user_id !== null) {
      const mail = { kind: 'order-moved', to: address, status: move.to, order: tellOrder(order) } as const;
      await shop.post.mail(transaction, [mail]);
    }
    return order;
  });
  return presentChanged(shop, moved, language);
};

/** The address of the account that an order belongs to; empty when there is none. */
const addressOfCustomer = async ({ database, accounts }: ShopRoom, orderId: string): Promise<string> => {
  const owner = await findOwner(database.kysely, orderId);
  if (owner === null) return '';
  const [account] = await accounts.book.describe([owner]);
  // of an account with a phone alone the book tells the phone
  return account?.email.includes('@') ? account.email : '';
};

const giveBack = async (shop: ShopRoom, transaction: Transaction<Tables>, order: StoredOrder): Promise<void> => {
  const wereSoldOut = await returnStock(transaction, order.items);
  if (order.promo_code !== null) await giveUseBack(transaction, order.promo_code);
  for (const productId of wereSoldOut) await tellWaiting(shop, transaction, productId);
};
