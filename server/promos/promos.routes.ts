import { api } from '../api/implement.ts';
import { whoever } from '../api/who-may.ts';
import { quotePromo } from './quote-promo.ts';

/** The promo codes' door. */
export const promos = {
  quote: api.promos.quote.handler(async ({ context, input }) => {
    await context.limits.spend('promo', context.address);
    const { shop, address } = context;
    const customerId = (await whoever(context))?.userId ?? null;
    const waits = customerId ?? shop.pseudonym(address).toString('base64url');
    return quotePromo(shop, { customerId, waits }, input);
  }),
};
