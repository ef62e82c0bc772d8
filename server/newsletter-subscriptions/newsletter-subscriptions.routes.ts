import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { accountIdOfSender } from '../profiles/account-id-of-sender.ts';
import { deleteSubscriptionAsAdmin, exportSubscriptions, listSubscriptions } from './admin-newsletter-subscriptions.ts';
import { confirmSubscription, requestNewsletterConfirmation, unsubscribe } from './newsletter-subscriptions.ts';

/** Admin endpoints of newsletter subscriptions. */
export const adminNewsletterSubscriptions = {
  list: api.admin.newsletterSubscriptions.list.handler(({ context, input }) => listSubscriptions(context.shop, input)),
  delete: api.admin.newsletterSubscriptions.delete.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await deleteSubscriptionAsAdmin(context.shop, userId, input.id);
    return { removed: true as const };
  }),
  export: api.admin.newsletterSubscriptions.export.handler(async ({ context }) => {
    const { userId } = await requireCaller(context);
    return { csv: await exportSubscriptions(context.shop, userId) };
  }),
};

/** Endpoints of the newsletter form and of the link in its confirmation mail. */
export const newsletterSubscriptions = {
  create: api.newsletterSubscriptions.create.handler(async ({ context, input }) => {
    await context.limits.spend('newsletter', context.address);
    const { email, language = context.language } = input;
    // same answer above the limit, so that it reveals nothing
    if (await context.limits.allows('newsletterMail', email.toLowerCase())) {
      await requestNewsletterConfirmation(context.shop, { email, language });
    }
    return { accepted: true };
  }),
  confirm: api.newsletterSubscriptions.confirm.handler(async ({ context, input }) => {
    await confirmSubscription(context.shop, input.token, (email) => accountIdOfSender(context, email));
    return { accepted: true };
  }),
};

/** Endpoint of the unsubscribe link in the shop's mails. */
export const unsubscriptions = {
  create: api.unsubscriptions.create.handler(async ({ context, input }) => {
    await unsubscribe(context.shop, input.token);
    return { accepted: true };
  }),
};
