import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { showDesk } from './show-desk.ts';
import { showOverview } from './show-overview.ts';

/** The door of an admin's desk. */
export const officeDesk = {
  overview: api.office.desk.overview.handler(({ context, input }) => showOverview(context.shop, input.language)),
  show: api.office.desk.show.handler(async ({ context }) => showDesk(context.shop, await signedIn(context))),
};
