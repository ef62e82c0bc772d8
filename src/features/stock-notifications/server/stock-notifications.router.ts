import { optionalCaller, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminStockNotificationsContract } from '../stock-notifications.admin.contract.ts';
import { stockNotificationsContract } from '../stock-notifications.contract.ts';
import {
  listStockNotificationProducts,
  listStockNotifications,
  sendStockNotificationsNow,
} from './admin-stock-notifications.ts';
import { registerStockNotification } from './stock-notifications.ts';

const adminStockNotificationsApi = implementContract(adminStockNotificationsContract);
const stockNotificationsApi = implementContract(stockNotificationsContract);

/** Endpoint of stock notifications. */
export const stockNotificationsRouter = stockNotificationsApi.router({
  create: stockNotificationsApi.create.handler(async ({ context, input }) => {
    await context.limits.spend('stockNotification', context.address);
    const userId = (await optionalCaller(context))?.userId ?? null;
    await registerStockNotification(context.shop, userId, { ...input, language: input.language ?? context.language });
    return { accepted: true } as const;
  }),
});

/** Admin endpoints of stock notifications. */
export const adminStockNotificationsRouter = adminStockNotificationsApi.router({
  listProducts: adminStockNotificationsApi.listProducts.handler(({ context, input }) =>
    listStockNotificationProducts(context.shop, input),
  ),
  list: adminStockNotificationsApi.list.handler(({ context, input }) => listStockNotifications(context.shop, input)),
  send: adminStockNotificationsApi.send.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return sendStockNotificationsNow(context.shop, userId, input);
  }),
});
