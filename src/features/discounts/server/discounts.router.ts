import { optionalCaller, requireAccess, requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { pseudonymOf } from '#core/server/context.ts';
import { adminPromoCodesContract } from '../promo-codes.admin.contract.ts';
import { promoCodesContract } from '../promo-codes.contract.ts';
import {
  createPromoCode,
  deletePromoCode,
  listPromoCodes,
  setPromoCodeActive,
  updatePromoCode,
} from './admin-promo-codes.ts';
import { quotePromo } from './quote-promo-code.ts';

const adminPromoCodesApi = implementContract(adminPromoCodesContract);
const promoCodesApi = implementContract(promoCodesContract);

/** Endpoints of promo codes. */
export const promoCodesRouter = promoCodesApi.router({
  quote: promoCodesApi.quote.handler(async ({ context, input }) => {
    await context.limits.spend('promo', context.address);
    const { shop, address } = context;
    const customerId = (await optionalCaller(context))?.userId ?? null;
    const backOffKey = customerId ?? pseudonymOf(shop, address).toString('base64url');
    return quotePromo(shop, { customerId, backOffKey }, input);
  }),
});

/** Admin endpoints of promo codes, the only ones that return stored codes (decision 7). */
export const adminPromoCodesRouter = adminPromoCodesApi.router({
  list: adminPromoCodesApi.list.handler(async ({ context, input }) => {
    // personal codes name their customers
    if (input.owned) await requireAccess({ who: 'admin', permission: 'customers.read' }, context);
    return listPromoCodes(context.shop, input);
  }),
  create: adminPromoCodesApi.create.handler(async ({ context, input }) =>
    createPromoCode(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: adminPromoCodesApi.update.handler(async ({ context, input }) =>
    updatePromoCode(context.shop, (await requireCaller(context)).userId, input),
  ),
  setActive: adminPromoCodesApi.setActive.handler(async ({ context, input }) =>
    setPromoCodeActive(context.shop, (await requireCaller(context)).userId, input),
  ),
  delete: adminPromoCodesApi.delete.handler(async ({ context, input }) => {
    await deletePromoCode(context.shop, (await requireCaller(context)).userId, input.id);
    return { removed: true as const };
  }),
});
