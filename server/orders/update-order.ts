import type { Transaction } from 'kysely';
import type { AdminOrder, UpdateOrderStatus, UpdatePaymentStatus } from '../../contract/admin/orders.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { restoreStock } from '../products/order-products.ts';
import { restorePromoCodeUse } from '../promo-codes/redeem-promo-code.ts';
import type { ShopContext } from '../shop-context.ts';
import { sendStockNotifications } from '../stock-notifications/stock-notifications.ts';
import { findOrderStatus, findOwner, updatePayment, updateStatus } from './admin-orders.repository.ts';
import { toUpdatedAdminOrder } from './admin-orders.ts';
import { toOrderMail } from './order-amounts.ts';
import type { StoredOrder } from './orders.repository.ts';

/**
 * Changes the status of an order, once under concurrent calls, with an entry in its history and a mail to the account's
 * address (decisions 16 and 169). Cancelling restores the stock and the use of the promo code. ORDER_NOT_FOUND; ORDER_CHANGED
 * `{ status, paymentStatus }` when the order is not in the expected state.
 */
export const updateOrderStatus = async (
  shop: ShopContext,
  adminId: string,
  { language, ...move }: UpdateOrderStatus,
): Promise<AdminOrder> => {
  const address = await addressOfCustomer(shop, move.id);
  const moved = await inTransaction(shop.database, async (transaction) => {
    const order = await updateStatus(transaction, { ...move, by: adminId, at: shop.clock() });
    if (order === undefined) throw await refusalForUnchangedOrder(transaction, move.id);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'order.status_changed',
      subject: order.order_number,
      details: { from: move.from, to: move.to },
    });
    if (move.to === 'cancelled') await giveBack(shop, transaction, order);
    // no mail when the customer has deleted the account meanwhile
    if (move.to !== 'pending' && address !== '' && order.user_id !== null) {
      const mail = { kind: 'order-moved', to: address, status: move.to, order: toOrderMail(order) } as const;
      await shop.mailer.mail(transaction, [mail]);
    }
    return order;
  });
  return toUpdatedAdminOrder(shop, moved, language);
};

/** Returns the e-mail address of the order's account; empty when there is none. */
const addressOfCustomer = async ({ database, accounts }: ShopContext, orderId: string): Promise<string> => {
  const owner = await findOwner(database.kysely, orderId);
  if (owner === null) return '';
  const [account] = await accounts.book.describe([owner]);
  // an account with only a phone number has the phone in `email`
  return account?.email.includes('@') ? account.email : '';
};

const giveBack = async (shop: ShopContext, transaction: Transaction<Tables>, order: StoredOrder): Promise<void> => {
  const wereSoldOut = await restoreStock(transaction, order.items);
  if (order.promo_code !== null) await restorePromoCodeUse(transaction, order.promo_code);
  for (const productId of wereSoldOut) await sendStockNotifications(shop, transaction, productId);
};

/**
 * Changes the payment status of an order, with an entry in its history (decision 81). ORDER_NOT_FOUND; ORDER_CHANGED `{
 * status, paymentStatus }` when the order is not in the expected state.
 */
export const updatePaymentStatus = async (
  shop: ShopContext,
  adminId: string,
  { language, ...change }: UpdatePaymentStatus,
): Promise<AdminOrder> => {
  const settled = await inTransaction(shop.database, async (transaction) => {
    const order = await updatePayment(transaction, { ...change, by: adminId, at: shop.clock() });
    if (order === undefined) throw await refusalForUnchangedOrder(transaction, change.id);
    const { from, to } = change;
    await recordAuditEntry(transaction, {
      adminId,
      action: 'order.payment_status_changed',
      subject: order.order_number,
      details: { from, to },
    });
    return order;
  });
  return toUpdatedAdminOrder(shop, settled, language);
};

/** Returns ORDER_NOT_FOUND, or ORDER_CHANGED with the current state after a concurrent change. */
const refusalForUnchangedOrder = async (transaction: Transaction<Tables>, id: string): Promise<Refusal> => {
  const standing = await findOrderStatus(transaction, id);
  return standing === undefined
    ? new Refusal('ORDER_NOT_FOUND')
    : new Refusal('ORDER_CHANGED', { status: standing.status, paymentStatus: standing.payment_status });
};
