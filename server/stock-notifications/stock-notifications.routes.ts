import { api } from '../api/implement.ts';
import { whoever } from '../api/who-may.ts';
import { awaitStock } from './await-stock.ts';

/** The door for those who wait for a product. */
export const stockNotifications = {
  register: api.stockNotifications.register.handler(async ({ context, input }) => {
    await context.limits.spend('stockNotification', context.address);
    await awaitStock(context.shop, (await whoever(context))?.userId ?? null, input);
    return { accepted: true } as const;
  }),
};
