import { api } from '../api/implement.ts';
import { whoever } from '../api/who-may.ts';
import { awaitStock } from './await-stock.ts';

/** The door for those who wait for a product. */
export const stockNotifications = {
  register: api.stockNotifications.register.handler(async ({ context, input }) => {
    await context.limits.spend('stockNotification', context.address);
    const userId = (await whoever(context))?.userId ?? null;
    await awaitStock(context.shop, userId, { ...input, language: input.language ?? context.language });
    return { accepted: true } as const;
  }),
};
