import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { accountIdOfSender } from '#features/auth/server/account-of-sender.ts';
import { adminNewsletterSubscriptionsContract } from '../newsletter.admin.contract.ts';
import { newsletterSubscriptionsContract } from '../newsletter.contract.ts';
import { unsubscriptionsContract } from '../unsubscribe.contract.ts';
import { deleteSubscriptionAsAdmin, exportSubscriptions, listSubscriptions } from './admin-newsletter-subscriptions.ts';
import { confirmSubscription, requestNewsletterConfirmation, unsubscribe } from './newsletter-subscriptions.ts';

const adminNewsletterSubscriptionsApi = implementContract(adminNewsletterSubscriptionsContract);
const newsletterSubscriptionsApi = implementContract(newsletterSubscriptionsContract);
const unsubscriptionsApi = implementContract(unsubscriptionsContract);

/** Admin endpoints of newsletter subscriptions. */
export const adminNewsletterSubscriptionsRouter = adminNewsletterSubscriptionsApi.router({
  list: adminNewsletterSubscriptionsApi.list.handler(({ context, input }) => listSubscriptions(context.shop, input)),
  delete: adminNewsletterSubscriptionsApi.delete.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await deleteSubscriptionAsAdmin(context.shop, userId, input.id);
    return { removed: true as const };
  }),
  export: adminNewsletterSubscriptionsApi.export.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return { csv: await exportSubscriptions(context.shop, userId, input) };
  }),
});

/** Endpoints of the newsletter form and of the link in its confirmation mail. */
export const newsletterSubscriptionsRouter = newsletterSubscriptionsApi.router({
  create: newsletterSubscriptionsApi.create.handler(async ({ context, input }) => {
    await context.limits.spend('newsletter', context.address);
    const { email, language = context.language } = input;
    // same response above the limit, so that it reveals nothing
    if (await context.limits.allows('newsletterMail', email.toLowerCase())) {
      await requestNewsletterConfirmation(context.shop, { email, language });
    }
    return { accepted: true };
  }),
  confirm: newsletterSubscriptionsApi.confirm.handler(async ({ context, input }) => {
    await confirmSubscription(context.shop, input.token, (email) => accountIdOfSender(context, email));
    return { accepted: true };
  }),
});

/** Endpoint of the unsubscribe link in the shop's mails. */
export const unsubscriptionsRouter = unsubscriptionsApi.router({
  create: unsubscriptionsApi.create.handler(async ({ context, input }) => {
    await unsubscribe(context.shop, input.token);
    return { accepted: true };
  }),
});
