import * as v from 'valibot';
import { STOCK_NOTIFICATION_YEARS } from '#core/privacy/retention-times.ts';
import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import { stockNotificationConsent } from '../stock-notifications.consents.ts';
import {
  deleteNotifiedBefore,
  deleteStockNotificationRowsOf,
  detachStockNotificationRows,
  findStockNotificationsOf,
} from './stock-notifications.repository.ts';
import { cancelStockNotification } from './stock-notifications.ts';

export const stockNotificationPersonalData = definePersonalData({
  records: [
    {
      data: 'stock notifications',
      tables: ['stock_notifications'],
      purpose: 'consent',
      retention: 'until notified and a year after that, or cancelled',
      access: 'admin users',
    },
  ],
  exports: [
    exportPart({
      position: 60,
      /** Pending and sent ones, of the account and of its verified address. */
      entries: {
        stockNotifications: v.array(
          v.object({ productId: v.string(), email: v.string(), isNotified: v.boolean(), createdAt: v.string() }),
        ),
      },
      read: async ({ database }, recipient) => ({
        stockNotifications: (await findStockNotificationsOf(database.kysely, recipient)).map(
          ({ product_id, email, notified, created_at }) => ({
            productId: product_id,
            email,
            isNotified: notified,
            createdAt: created_at.toISOString(),
          }),
        ),
      }),
    }),
  ],
  withdrawals: [{ consent: stockNotificationConsent.name, list: 'stock', run: cancelStockNotification }],
  erase: (_shop, transaction, recipient) => deleteStockNotificationRowsOf(transaction, recipient),
  // they stay with their address
  claim: (_shop, transaction, { userId }) => detachStockNotificationRows(transaction, userId),
  retention: [
    // sent ones only
    defineRetention('delete-expired-stock-notifications', ({ database, clock }) => {
      const before = clock();
      before.setUTCFullYear(before.getUTCFullYear() - STOCK_NOTIFICATION_YEARS);
      return deleteNotifiedBefore(database.kysely, before);
    }),
  ],
});
