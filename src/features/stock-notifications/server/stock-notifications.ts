import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { STOCK_NOTIFICATION_YEARS } from '#core/privacy/retention-times.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { takeMailQuota } from '#core/server/mail/mail-quotas.ts';
import type { PersonalData } from '#features/privacy/privacy.contract.ts';
import { recordConsent, type Withdrawal, withdrawLatestConsent } from '#features/privacy/server/consents.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { stockNotificationErrors } from '../stock-notifications.contract.ts';
import {
  deleteNotifiedBefore,
  deletePendingOf,
  deleteStockNotificationRowsOf,
  detachStockNotificationRows,
  findAwaitedProducts,
  findStockNotificationsOf,
  insertPending,
  lockPending,
  markNotified,
  type NewStockNotificationRow,
  type NotificationRecipient,
} from './stock-notifications.repository.ts';

/**
 * Registers an address for a product out of stock; repeating it is no error (decision 28). PRODUCT_NOT_FOUND `{ productId }`,
 * ALREADY_IN_STOCK `{ productId }`.
 */
export const registerStockNotification = (
  shop: ShopContext,
  userId: string | null,
  wanted: Omit<NewStockNotificationRow, 'userId' | 'now'>,
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const { productId, email, language } = wanted;
    const kept = await insertPending(transaction, { ...wanted, userId, now: shop.clock() });
    if (kept === undefined) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
    if (kept.stock > 0) throw new AppError(stockNotificationErrors, 'ALREADY_IN_STOCK', { productId });
    if (!kept.isNew) return;
    await recordConsent(shop, transaction, {
      purpose: 'stock_notification',
      source: 'product_page',
      email,
      userId,
      language,
    });
  });

/** Deletes the pending notifications of an address or account and withdraws the consent (decision 28). */
export const cancelStockNotification = (shop: ShopContext, leaving: Withdrawal): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await deletePendingOf(transaction, leaving);
    await withdrawLatestConsent(shop, transaction, { ...leaving, purpose: 'stock_notification' });
  });

/**
 * Sends the pending notifications of a product once, in the transaction that restocks it (decision 28). An address gets one mail a day
 * about a product; a further notification stays pending. Returns the number of mails: 0 while it is out of stock or not listed.
 */
export const sendStockNotifications = async (
  shop: Pick<ShopContext, 'mailer' | 'box' | 'clock'>,
  transaction: Transaction<Tables>,
  productId: string,
): Promise<number> => {
  const pending = await lockPending(transaction, productId);
  const addresses = pending.map(({ email }) => email);
  const allowed = await takeMailQuota(shop, transaction, { kind: 'back-in-stock', addresses, about: productId });
  const recipients = new Set(allowed);
  const ids = pending.flatMap(({ id, email }) => (recipients.has(email) ? [id] : []));
  const notified = await markNotified(transaction, productId, ids);
  await shop.mailer.mail(
    transaction,
    notified.map(({ id: cause, email: to, ...about }) => ({
      kind: 'back-in-stock',
      to,
      productId,
      cause,
      isUnproven: true,
      ...about,
    })),
  );
  return notified.length;
};

/** Returns those of these products that have pending notifications. */
export const findAwaited = (transaction: Transaction<Tables>, productIds: readonly string[]): Promise<string[]> =>
  findAwaitedProducts(transaction, productIds);

/** Returns pending and sent notifications of an account, and of its address if given. */
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

/** Deletes all notifications of a recipient. */
export const deleteStockNotificationsOf = (
  transaction: Transaction<Tables>,
  whose: NotificationRecipient,
): Promise<void> => deleteStockNotificationRowsOf(transaction, whose);

/** Removes the account from its notifications, which stay with their address. */
export const detachStockNotificationsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  detachStockNotificationRows(transaction, userId);

/** Deletes sent notifications after their retention time. */
export const deleteExpiredStockNotifications = ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - STOCK_NOTIFICATION_YEARS);
  return deleteNotifiedBefore(database.kysely, before);
};
