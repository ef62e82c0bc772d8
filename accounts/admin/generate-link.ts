import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import { takeIn } from '../invite-user.ts';
import { createOneTimeToken } from '../one-time-tokens/create-one-time-token.ts';
import { linkOf, mailBuilders } from '../one-time-tokens/send-token.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import type { UserRow } from '../tables.ts';

import { awaitNewEmail, markSent } from '../users/confirmations.repository.ts';
import { toUserAnswer, type UserAnswer } from '../users/user-answer.ts';
import { checkEmail, checkMetadata } from '../users/user-checks.ts';
import { findUserByEmail, lockUser } from '../users/users.repository.ts';
import { markInvited } from './admin.repository.ts';
import { emailTaken } from './admin-body.ts';

export const GenerateLinkBody = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  new_email: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  redirect_to: v.nullish(v.string(), ''),
});
export type GenerateLinkBody = v.InferOutput<typeof GenerateLinkBody>;

/** Token kind of each link type. */
const links = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const;
type LinkType = keyof typeof links;

/** The link for the server to send itself, beside the fields of the user. */
export type LinkAnswer = UserAnswer & {
  readonly action_link: string;
  readonly email_otp: string;
  readonly hashed_token: string;
  readonly redirect_to: string;
  readonly verification_type: LinkType;
};

/**
 * POST /admin/generate_link: creates a link and sends nothing. A magic link for an unknown address becomes a
 * sign-up. 404 `user_not_found`, 422 `email_exists`.
 */
export const generateLink = async (
  accounts: AccountsContext,
  body: GenerateLinkBody,
  { redirectTo, visitor }: { readonly redirectTo: string; readonly visitor: Visitor },
): Promise<LinkAnswer> => {
  if (!isLinkType(body.type)) throw invalid(`Invalid email action link type requested: ${body.type.slice(0, 30)}`);
  const email = checkEmail(body.email);
  checkMetadata(body.data);
  const known = await findUserByEmail(accounts.database, email);
  const type = body.type === 'magiclink' && known === undefined ? 'signup' : body.type;
  const encryptedPassword =
    known === undefined && body.type === 'signup' ? await newHash(accounts, body.password) : undefined;
  const kind = links[type];
  const { type: linkType, sentAt } = mailBuilders[kind];

  const made = await accounts.inTransaction(async (transaction) => {
    const user =
      known === undefined
        ? await takeInFor(transaction, type, {
            email,
            data: body.data,
            visitor,
            ...(encryptedPassword === undefined ? {} : { encryptedPassword }),
          })
        : await prepare(accounts, transaction, known, { ...body, type });
    const sentTo = type === 'email_change_new' ? (user.new_email ?? '') : email;
    const { code, linkToken } = await createOneTimeToken(accounts, transaction, {
      userId: user.id,
      kind,
      sentTo,
      flowId: null,
    });
    return { user: await markSent(transaction, user.id, sentAt), code, linkToken };
  });
  return {
    ...(await toUserAnswer(accounts.database, made.user)),
    action_link: linkOf(accounts, { type: linkType, linkToken: made.linkToken, redirectTo }),
    email_otp: made.code,
    hashed_token: made.linkToken,
    redirect_to: redirectTo,
    verification_type: type,
  };
};

const isLinkType = (type: string): type is LinkType => Object.hasOwn(links, type);

const newHash = (accounts: AccountsContext, password: string): Promise<string> => {
  if (password === '') throw invalid('Signup requires a valid password');
  checkNewPassword(password, accounts.settings.password);
  return hashPassword(password);
};

const takeInFor = (
  transaction: AccountsTransaction,
  type: LinkType,
  expected: Parameters<typeof takeIn>[1],
): Promise<UserRow> => {
  if (type !== 'signup' && type !== 'invite') {
    throw noSuchPerson();
  }
  return takeIn(transaction, { ...expected, isInvited: type === 'invite' });
};

const noSuchPerson = (): AccountsError => new AccountsError(404, 'user_not_found', 'User with this email not found');

/** Checks and prepares a known user for this type of link. */
const prepare = async (
  { settings }: AccountsContext,
  transaction: AccountsTransaction,
  known: UserRow,
  { type, new_email: newEmail }: GenerateLinkBody,
): Promise<UserRow> => {
  const user = await lockUser(transaction, known.id);
  if (user === undefined || user.deleted_at !== null) throw noSuchPerson();
  const mayJoin = user.email_confirmed_at === null;
  if ((type === 'signup' || type === 'invite') && !mayJoin) throw emailTaken();
  if (type === 'invite') return markInvited(transaction, user.id);
  if (type !== 'email_change_current' && type !== 'email_change_new') return user;
  if (type === 'email_change_current' && !settings.email.confirmChangeOnBoth) {
    throw invalid('Enable secure email change to generate link for current email');
  }
  const next = checkEmail(newEmail);
  if ((await findUserByEmail(transaction, next)) !== undefined) throw emailTaken();
  return user.new_email === next ? user : awaitNewEmail(transaction, user.id, next);
};
