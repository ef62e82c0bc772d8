import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { receiveMessage } from '../messages/receive-message.ts';
import { askToConfirm } from '../newsletter/ask-to-confirm.ts';
import { confirmSubscription } from '../newsletter/confirm-subscription.ts';
import { accountAt } from './account-at.ts';
import { changeProfile } from './change-profile.ts';
import { showProfile } from './show-profile.ts';
import { unsubscribe } from './unsubscribe.ts';

const accepted = { accepted: true } as const;

/** The door for what people tell the shop about themselves. */
export const people = {
  profile: api.people.profile.handler(async ({ context }) => showProfile(context.shop, await signedIn(context))),
  changeProfile: api.people.changeProfile.handler(async ({ context, input }) =>
    changeProfile(context.shop, await signedIn(context), input),
  ),
  proveEmail: api.people.proveEmail.handler(async ({ context, input: { code } }) => {
    const caller = await signedIn(context);
    await context.accounts.proveOwnEmail(caller, code);
    return showProfile(context.shop, { ...caller, isEmailProven: true });
  }),
  contact: api.people.contact.handler(async ({ context, input }) => {
    await context.limits.spend('contact', context.address);
    const { language } = context;
    await receiveMessage(context.shop, input, { language, userId: await accountAt(context, input.email) });
    return accepted;
  }),
  subscribe: api.people.subscribe.handler(async ({ context, input }) => {
    await context.limits.spend('newsletter', context.address);
    const { email, language = context.language } = input;
    // answered alike when the address was asked often enough
    if (await context.limits.allows('newsletterMail', email.toLowerCase())) {
      await askToConfirm(context.shop, { email, language });
    }
    return accepted;
  }),
  confirmSubscription: api.people.confirmSubscription.handler(async ({ context, input }) => {
    await confirmSubscription(context.shop, input.token, (email) => accountAt(context, email));
    return accepted;
  }),
  unsubscribe: api.people.unsubscribe.handler(async ({ context, input }) => {
    await unsubscribe(context.shop, input.token);
    return accepted;
  }),
};
