import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { accountIdOfSender } from '../profiles/account-id-of-sender.ts';
import { listMessages, replyToContactMessage, updateContactMessageStatus } from './admin-contact-messages.ts';
import { createContactMessage } from './contact-messages.ts';

/** Admin endpoints of contact messages. */
export const adminContactMessages = {
  list: api.admin.contactMessages.list.handler(({ context, input }) => listMessages(context.shop, input)),
  updateStatus: api.admin.contactMessages.updateStatus.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return updateContactMessageStatus(context.shop, userId, input);
  }),
  reply: api.admin.contactMessages.reply.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('contactReply', userId);
    return replyToContactMessage(context.shop, userId, input);
  }),
};

/** Endpoint of the contact form. */
export const contactMessages = {
  create: api.contactMessages.create.handler(async ({ context, input }) => {
    await context.limits.spend('contact', context.address);
    const { language } = context;
    await createContactMessage(context.shop, input, {
      language,
      userId: await accountIdOfSender(context, input.email),
    });
    return { accepted: true };
  }),
};
