import type { AccountsContext, AccountsTransaction, MailKind, Visitor } from '../accounts-context.ts';
import { insertFlow } from '../flows/flow-states.repository.ts';
import type { ProofKey } from '../flows/proof-key.ts';
import type { OneTimeKind, SignInMethod, UserRow } from '../tables.ts';
import { markSent, type SentColumn } from '../users/confirmations.repository.ts';
import { lockUser } from '../users/users.repository.ts';
import { createOneTimeToken } from './create-one-time-token.ts';

/** Per kind of mailed token: `type` in the link, kind of the mail, sign-in method, and column of the time it was sent. */
type MailTemplate = {
  readonly type: string;
  readonly mail: MailKind;
  readonly method: SignInMethod;
  readonly sentAt: SentColumn;
};

const mailBuilders: Readonly<Record<OneTimeKind, MailTemplate>> = {
  confirmation: { type: 'signup', mail: 'signup', method: 'email/signup', sentAt: 'confirmation_sent_at' },
  recovery: { type: 'recovery', mail: 'recovery', method: 'recovery', sentAt: 'recovery_sent_at' },
  invite: { type: 'invite', mail: 'invite', method: 'invite', sentAt: 'confirmation_sent_at' },
  reauthentication: {
    type: 'reauthentication',
    mail: 'reauthentication',
    method: 'otp',
    sentAt: 'reauthentication_sent_at',
  },
};

type Mailing = {
  readonly user: UserRow;
  readonly kind: OneTimeKind;
  readonly to: string;
  /** An allowed address (`redirectTarget`). */
  readonly redirectTo: string;
  readonly proofKey: ProofKey | null;
  readonly visitor: Pick<Visitor, 'language'>;
};

/**
 * Creates a token and mails it, in the caller's transaction (accounts contract, section 7). Returns the updated
 * user. Callers without authentication spend `limits.spendMail` first.
 */
export const sendToken = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { user, kind, to, redirectTo, proofKey, visitor }: Mailing,
): Promise<UserRow> => {
  const { type, mail, method, sentAt } = mailBuilders[kind];
  await lockUser(transaction, user.id);
  const flow =
    proofKey === null
      ? null
      : await insertFlow(transaction, {
          method,
          user_id: user.id,
          redirect_to: redirectTo,
          code_challenge: proofKey.challenge,
          code_challenge_method: proofKey.method,
        });
  const { code, linkToken } = await createOneTimeToken(accounts, transaction, {
    userId: user.id,
    kind,
    sentTo: to,
    flowId: flow?.id ?? null,
  });
  const updatedUser = await markSent(transaction, user.id, sentAt);
  await accounts.mailer.mail(transaction, {
    kind: mail,
    to,
    isProven: user.email_verified_at !== null,
    language: visitor.language ?? user.language,
    code,
    link: kind === 'reauthentication' ? null : linkOf(accounts, { type, linkToken, redirectTo }),
  });
  return updatedUser;
};

/** The link of a mail: to the owner's confirmation page, which then calls `/verify`, or to `/verify` itself. */
const linkOf = (
  { settings }: AccountsContext,
  { type, linkToken, redirectTo }: { readonly type: string; readonly linkToken: string; readonly redirectTo: string },
): string => {
  const { confirmPage, externalUrl } = settings;
  const link = new URL(confirmPage ?? `${externalUrl}/verify`);
  link.searchParams.set(confirmPage === null ? 'token' : 'token_hash', linkToken);
  link.searchParams.set('type', type);
  link.searchParams.set('redirect_to', redirectTo);
  return link.href;
};
