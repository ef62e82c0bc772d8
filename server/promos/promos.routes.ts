import { api } from '../api/implement.ts';
import { fingerprintOf } from '../api/request-limits.ts';
import { whoever } from '../api/who-may.ts';
import { quotePromo } from './quote-promo.ts';

/** The promo codes' door. */
export const promos = {
  quote: api.promos.quote.handler(async ({ context, input }) => {
    await context.limits.spend('promo', context.address);
    const customerId = (await whoever(context))?.userId ?? null;
    return quotePromo(context.shop, { customerId, waits: customerId ?? fingerprintOf(context.address) }, input);
  }),
};
