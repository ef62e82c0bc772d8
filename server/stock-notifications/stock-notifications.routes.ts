import { api } from '../api/implement.ts';
import { signedIn, whoever } from '../api/who-may.ts';
import { awaitStock } from './await-stock.ts';
import { listAlerts } from './list-alerts.ts';
import { listAwaited } from './list-awaited.ts';
import { tellNow } from './tell-now.ts';

/** The door for those who wait for a product. */
export const stockNotifications = {
  register: api.stockNotifications.register.handler(async ({ context, input }) => {
    await context.limits.spend('stockNotification', context.address);
    const userId = (await whoever(context))?.userId ?? null;
    await awaitStock(context.shop, userId, { ...input, language: input.language ?? context.language });
    return { accepted: true } as const;
  }),
};

/** The door of the stock alerts for the shop's admins. */
export const officeStockAlerts = {
  products: api.office.stockAlerts.products.handler(({ context, input }) => listAwaited(context.shop, input)),
  list: api.office.stockAlerts.list.handler(({ context, input }) => listAlerts(context.shop, input)),
  tell: api.office.stockAlerts.tell.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return tellNow(context.shop, userId, input);
  }),
};
