import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { listMessages } from './list-messages.ts';
import { markMessage } from './mark-message.ts';

/** The door of the messages to the shop, for its admins. */
export const officeMessages = {
  list: api.office.messages.list.handler(({ context, input }) => listMessages(context.shop, input)),
  mark: api.office.messages.mark.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    return markMessage(context.shop, userId, input);
  }),
};
