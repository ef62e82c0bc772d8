import type { Transaction } from 'kysely';
import type { PersonalData } from '../../contract/personal-data.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordConsent, type Withdrawal, withdrawLatestConsent } from '../consents/consents.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  deleteNotifiedBefore,
  deletePendingOf,
  deleteStockNotificationRowsOf,
  detachStockNotificationRows,
  findStockNotificationsOf,
  insertPending,
  markNotified,
  type NewStockNotificationRow,
  type NotificationRecipient,
} from './stock-notifications.repository.ts';

/**
 * Keeps that an address waits for a sold-out product; asking again while it waits is no failure (decision 28).
 * PRODUCT_NOT_FOUND `{ productId }`, ALREADY_IN_STOCK `{ productId }`: nobody waits for what is there.
 */
export const registerStockNotification = (
  shop: ShopContext,
  userId: string | null,
  wanted: Omit<NewStockNotificationRow, 'userId' | 'now'>,
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const { productId, email, language } = wanted;
    const kept = await insertPending(transaction, { ...wanted, userId, now: shop.clock() });
    if (kept === undefined) throw new Refusal('PRODUCT_NOT_FOUND', { productId });
    if (kept.stock > 0) throw new Refusal('ALREADY_IN_STOCK', { productId });
    if (!kept.isNew) return;
    await recordConsent(shop, transaction, {
      purpose: 'stock_notification',
      source: 'product_page',
      email,
      userId,
      language,
    });
  });

/** Whoever reads mail at this address, or has this account, waits for no product any more (decision 28). */
export const cancelStockNotification = (shop: ShopContext, leaving: Withdrawal): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await deletePendingOf(transaction, leaving);
    await withdrawLatestConsent(shop, transaction, { ...leaving, purpose: 'stock_notification' });
  });

/**
 * Tells everybody who waits for a product that it is back, once, in the transaction that has put it back (decision 28).
 * Answers how many were told: nobody while it is out of stock or not for sale.
 */
export const sendStockNotifications = async (
  { post }: Pick<ShopContext, 'post'>,
  transaction: Transaction<Tables>,
  productId: string,
): Promise<number> => {
  const told = await markNotified(transaction, productId);
  await post.mail(
    transaction,
    told.map(({ id: cause, email: to, ...about }) => ({ kind: 'back-in-stock', to, productId, cause, ...about })),
  );
  return told.length;
};

/** What somebody waits for or has been told of; by their address only if it is given. */
export const stockNotificationsForDataExport = async (
  { database }: ShopContext,
  whose: NotificationRecipient,
): Promise<PersonalData['stockNotifications']> => {
  const waiting = await findStockNotificationsOf(database.kysely, whose);
  return waiting.map(({ product_id, email, notified, created_at }) => ({
    productId: product_id,
    email,
    isNotified: notified,
    createdAt: created_at.toISOString(),
  }));
};

/** Forgets what somebody waits for, and what they have been told of. */
export const deleteStockNotificationsOf = (
  transaction: Transaction<Tables>,
  whose: NotificationRecipient,
): Promise<void> => deleteStockNotificationRowsOf(transaction, whose);

/** Takes stock notifications off an account: each goes to the address that it was asked for. */
export const detachStockNotificationsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  detachStockNotificationRows(transaction, userId);

/** Forgets who asked a year ago or longer to be told of a product, and was. */
export const deleteExpiredStockNotifications = ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return deleteNotifiedBefore(database.kysely, before);
};
