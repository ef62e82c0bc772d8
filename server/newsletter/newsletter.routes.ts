import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { exportSubscriptions } from './export-subscriptions.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { removeSubscription } from './remove-subscription.ts';

/** The door of the newsletter's subscriptions, for admins. */
export const officeNewsletter = {
  list: api.office.newsletter.list.handler(({ context, input }) => listSubscriptions(context.shop, input)),
  remove: api.office.newsletter.remove.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    await removeSubscription(context.shop, userId, input.id);
    return { removed: true as const };
  }),
  export: api.office.newsletter.export.handler(async ({ context }) => {
    const { userId } = await signedIn(context);
    return { csv: await exportSubscriptions(context.shop, userId) };
  }),
};
