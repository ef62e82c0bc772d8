import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { accountIdOfSender } from '#features/auth/server/account-of-sender.ts';
import { adminContactMessagesContract } from '../contact.admin.contract.ts';
import { contactMessagesContract } from '../contact.contract.ts';
import { listMessages, replyToContactMessage, updateContactMessageStatus } from './admin-contact-messages.ts';
import { createContactMessage } from './contact-messages.ts';

const adminContactMessagesApi = implementContract(adminContactMessagesContract);
const contactMessagesApi = implementContract(contactMessagesContract);

/** Admin endpoints of contact messages. */
export const adminContactMessagesRouter = adminContactMessagesApi.router({
  list: adminContactMessagesApi.list.handler(({ context, input }) => listMessages(context.shop, input)),
  updateStatus: adminContactMessagesApi.updateStatus.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return updateContactMessageStatus(context.shop, userId, input);
  }),
  reply: adminContactMessagesApi.reply.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await context.limits.spend('contactReply', userId);
    return replyToContactMessage(context.shop, userId, input);
  }),
});

/** Endpoint of the contact form. */
export const contactMessagesRouter = contactMessagesApi.router({
  create: contactMessagesApi.create.handler(async ({ context, input }) => {
    await context.limits.spend('contact', context.address);
    const { language } = context;
    await createContactMessage(context.shop, input, {
      language,
      userId: await accountIdOfSender(context, input.email),
    });
    return { accepted: true };
  }),
});
