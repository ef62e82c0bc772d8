import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import type { ProofKey } from '../flows/proof-key.ts';
import { sendToken } from '../one-time-tokens/send-token.ts';
import type { UserRow } from '../tables.ts';

type ChangeMails = {
  /** The user, with the pending address in `new_email`. */
  readonly user: UserRow;
  readonly redirectTo: string;
  readonly proofKey: ProofKey | null;
  readonly visitor: Visitor;
};

/** Mails a confirmation to the new address, and with secure change on to the old one too (accounts contract, PUT /user). */
export const mailEmailChange = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { user, ...way }: ChangeMails,
): Promise<UserRow> => {
  if (user.new_email === null) return user;
  const told = await sendToken(accounts, transaction, { user, kind: 'email_change_new', to: user.new_email, ...way });
  if (!accounts.settings.email.confirmChangeOnBoth || user.email === null) return told;
  return sendToken(accounts, transaction, { user, kind: 'email_change_current', to: user.email, ...way });
};
