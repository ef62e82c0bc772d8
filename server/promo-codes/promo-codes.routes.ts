import { optionalCaller, requireAccess, requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { pseudonymOf } from '../shop-context.ts';
import {
  createPromoCode,
  deletePromoCode,
  listPromoCodes,
  setPromoCodeActive,
  updatePromoCode,
} from './admin-promo-codes.ts';
import { quotePromo } from './quote-promo-code.ts';

/** Endpoints of promo codes. */
export const promoCodes = {
  quote: api.promoCodes.quote.handler(async ({ context, input }) => {
    await context.limits.spend('promo', context.address);
    const { shop, address } = context;
    const customerId = (await optionalCaller(context))?.userId ?? null;
    const waits = customerId ?? pseudonymOf(shop, address).toString('base64url');
    return quotePromo(shop, { customerId, waits }, input);
  }),
};

/** Admin endpoints of promo codes, the only ones that return stored codes (decision 7). */
export const adminPromoCodes = {
  list: api.admin.promoCodes.list.handler(async ({ context, input }) => {
    // personal codes name their customers
    if (input.owned) await requireAccess({ who: 'admin', right: 'customers.read' }, context);
    return listPromoCodes(context.shop, input);
  }),
  create: api.admin.promoCodes.create.handler(async ({ context, input }) =>
    createPromoCode(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: api.admin.promoCodes.update.handler(async ({ context, input }) =>
    updatePromoCode(context.shop, (await requireCaller(context)).userId, input),
  ),
  setActive: api.admin.promoCodes.setActive.handler(async ({ context, input }) =>
    setPromoCodeActive(context.shop, (await requireCaller(context)).userId, input),
  ),
  delete: api.admin.promoCodes.delete.handler(async ({ context, input }) => {
    await deletePromoCode(context.shop, (await requireCaller(context)).userId, input.id);
    return { removed: true as const };
  }),
};
