import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { listPromos } from './list-promos.ts';
import { changePromo, makePromo, openPromo, removePromo } from './make-promo.ts';

/** The promo codes' door for admins, the only one behind which they are rows (decision 7). */
export const officePromoCodes = {
  list: api.office.promoCodes.list.handler(({ context, input }) => listPromos(context.shop, input)),
  make: api.office.promoCodes.make.handler(async ({ context, input }) =>
    makePromo(context.shop, (await signedIn(context)).userId, input),
  ),
  change: api.office.promoCodes.change.handler(async ({ context, input }) =>
    changePromo(context.shop, (await signedIn(context)).userId, input),
  ),
  open: api.office.promoCodes.open.handler(async ({ context, input }) =>
    openPromo(context.shop, (await signedIn(context)).userId, input),
  ),
  remove: api.office.promoCodes.remove.handler(async ({ context, input }) => {
    await removePromo(context.shop, (await signedIn(context)).userId, input.id);
    return { removed: true as const };
  }),
};
