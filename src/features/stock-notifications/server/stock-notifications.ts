import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { takeMailQuota } from '#core/server/mail/mail-quotas.ts';
import type { Withdrawal } from '#core/server/privacy/define-personal-data.ts';
import { recordConsent, withdrawLatestConsent } from '#features/privacy/server/consents.ts';
import { productErrors } from '#features/products/products.errors.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { stockNotificationConsent } from '../stock-notifications.consents.ts';
import { stockNotificationErrors } from '../stock-notifications.contract.ts';
import { backInStockMail } from './stock-notifications.mails.ts';
import {
  deletePendingOf,
  findProductsWithPending,
  insertPending,
  lockPending,
  markNotified,
  type NewStockNotificationRow,
} from './stock-notifications.repository.ts';

/**
 * Registers an address for a product out of stock; repeating it is no error (decision 28). PRODUCT_NOT_FOUND `{ productId }`,
 * ALREADY_IN_STOCK `{ productId }`.
 */
export const registerStockNotification = (
  shop: ShopContext,
  userId: string | null,
  notification: Omit<NewStockNotificationRow, 'userId' | 'now'>,
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const { productId, email, language } = notification;
    const stored = await insertPending(transaction, { ...notification, userId, now: shop.clock() });
    if (stored === undefined) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
    if (stored.stock > 0) throw new AppError(stockNotificationErrors, 'ALREADY_IN_STOCK', { productId });
    if (!stored.isNew) return;
    await recordConsent(shop, transaction, stockNotificationConsent, {
      source: 'product_page',
      email,
      userId,
      language,
    });
  });

/** Deletes the pending notifications of an address or account and withdraws the consent (decision 28). */
export const cancelStockNotification = (shop: ShopContext, withdrawal: Withdrawal): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await deletePendingOf(transaction, withdrawal);
    await withdrawLatestConsent(shop, transaction, { ...withdrawal, purpose: stockNotificationConsent.name });
  });

/**
 * Sends the pending notifications of a product once, in the transaction that restocks it (decision 28). An address gets one mail per day
 * about a product; a further notification stays pending. Returns the number of mails: 0 while it is out of stock or not listed.
 */
export const sendStockNotifications = async (
  shop: Pick<ShopContext, 'box' | 'clock'>,
  transaction: Transaction<Tables>,
  productId: string,
): Promise<number> => {
  const pending = await lockPending(transaction, productId);
  const addresses = pending.map(({ email }) => email);
  const allowed = await takeMailQuota(shop, transaction, {
    mail: backInStockMail,
    addresses,
    about: productId,
  });
  const recipients = new Set(allowed);
  const ids = pending.flatMap(({ id, email }) => (recipients.has(email) ? [id] : []));
  const notified = await markNotified(transaction, productId, ids);
  const mails = notified.map(({ id: cause, email: to, ...about }) => ({
    to,
    productId,
    cause,
    isUnproven: true as const,
    ...about,
  }));
  await backInStockMail.send(shop, transaction, ...mails);
  return notified.length;
};

/** Returns the ids among these products that have pending notifications. */
export const findAwaited = (transaction: Transaction<Tables>, productIds: readonly string[]): Promise<string[]> =>
  findProductsWithPending(transaction, productIds);
