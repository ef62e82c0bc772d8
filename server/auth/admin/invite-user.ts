import * as v from 'valibot';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { mailToken } from '../one-time/send-token.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { findUserByEmail } from '../users/users.repository.ts';
import { markInvited } from './admin.repository.ts';
import { emailTaken } from './admin-wish.ts';
import { takeIn } from './take-in.ts';

export const InviteWish = v.object({
  email: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
});
export type InviteWish = v.InferOutput<typeof InviteWish>;

/** POST /invite: mails somebody a way in; whoever has not come yet may be invited again. 422 `email_exists` for others. */
export const inviteUser = async (
  room: AccountsRoom,
  wish: InviteWish,
  { redirectTo, visitor }: { readonly redirectTo: string; readonly visitor: Visitor },
): Promise<UserAnswer> => {
  const email = checkEmail(wish.email);
  checkMetadata(wish.data);
  const invited = await room.inTransaction(async (transaction) => {
    const known = await findUserByEmail(transaction, email);
    if (known !== undefined && known.email_confirmed_at !== null) throw emailTaken();
    const user =
      known === undefined
        ? await takeIn(transaction, { email, data: wish.data, isInvited: true, visitor })
        : await markInvited(transaction, known.id);
    return mailToken(room, transaction, { user, kind: 'invite', to: email, redirectTo, proofKey: null, visitor });
  });
  return describeUser(room.database, invited);
};
