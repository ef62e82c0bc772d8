import { optionalCaller, requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import {
  listStockNotificationProducts,
  listStockNotifications,
  sendStockNotificationsNow,
} from './admin-stock-notifications.ts';
import { registerStockNotification } from './stock-notifications.ts';

/** Endpoint of stock notifications. */
export const stockNotifications = {
  create: api.stockNotifications.create.handler(async ({ context, input }) => {
    await context.limits.spend('stockNotification', context.address);
    const userId = (await optionalCaller(context))?.userId ?? null;
    await registerStockNotification(context.shop, userId, { ...input, language: input.language ?? context.language });
    return { accepted: true } as const;
  }),
};

/** Admin endpoints of stock notifications. */
export const adminStockNotifications = {
  listProducts: api.admin.stockNotifications.listProducts.handler(({ context, input }) =>
    listStockNotificationProducts(context.shop, input),
  ),
  list: api.admin.stockNotifications.list.handler(({ context, input }) => listStockNotifications(context.shop, input)),
  send: api.admin.stockNotifications.send.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return sendStockNotificationsNow(context.shop, userId, input);
  }),
};
