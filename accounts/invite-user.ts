import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from './accounts-context.ts';
import { markInvited } from './admin/admin.repository.ts';
import { emailTaken } from './admin/admin-body.ts';
import { recordEvent } from './audit.repository.ts';
import { sendToken } from './one-time-tokens/send-token.ts';
import type { Metadata, UserRow } from './tables.ts';
import { toUserAnswer, type UserAnswer } from './users/user-answer.ts';
import { checkEmail, checkMetadata } from './users/user-checks.ts';
import { findUserByEmail, insertIdentity, insertUser } from './users/users.repository.ts';

export const InviteBody = v.object({
  email: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
});

export type InviteBody = v.InferOutput<typeof InviteBody>;

/** POST /invite: mails an invitation; unconfirmed users may be invited again. 422 `email_exists` for others. */
export const inviteUser = async (
  accounts: AccountsContext,
  body: InviteBody,
  { redirectTo, visitor }: { readonly redirectTo: string; readonly visitor: Visitor },
): Promise<UserAnswer> => {
  const email = checkEmail(body.email);
  checkMetadata(body.data);
  const invited = await accounts.inTransaction(async (transaction) => {
    const known = await findUserByEmail(transaction, email);
    if (known !== undefined && known.email_confirmed_at !== null) throw emailTaken();
    const user =
      known === undefined
        ? await takeIn(transaction, { email, data: body.data, isInvited: true, visitor })
        : await markInvited(transaction, known.id);
    return sendToken(accounts, transaction, { user, kind: 'invite', to: email, redirectTo, proofKey: null, visitor });
  });
  return toUserAnswer(accounts.database, invited);
};

type Expected = {
  readonly email: string;
  readonly data: Metadata;
  readonly encryptedPassword?: string;
  readonly isInvited?: boolean;
  readonly visitor: Visitor;
};

/** Creates an unconfirmed user with exactly the given metadata. Throws 422 `email_exists`. */
export const takeIn = async (
  transaction: AccountsTransaction,
  { email, data, encryptedPassword, isInvited = false, visitor }: Expected,
): Promise<UserRow> => {
  const id = randomUUID();
  const user = await insertUser(transaction, {
    id,
    email,
    ...(encryptedPassword === undefined ? {} : { encryptedPassword }),
    ...(isInvited ? { invitedAt: new Date() } : {}),
    isMadeByOwner: true,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: data,
  });
  if (user === undefined) throw emailTaken();
  const identity = { sub: id, email, email_verified: false, phone_verified: false };
  await insertIdentity(transaction, { userId: id, provider: 'email', subject: id, data: identity });
  await recordEvent(transaction, 'user_made', { userId: id, visitor });
  return user;
};
