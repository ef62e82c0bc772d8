import type { AccountsContext, Visitor } from './accounts-context.ts';
import { invalid } from './accounts-error.ts';
import { type Bearer, noSuchUser } from './check-bearer.ts';
import { sendToken, textToken } from './one-time-tokens/send-token.ts';
import { findUser } from './users/users.repository.ts';

/** GET /reauthenticate (accounts contract, section 2): sends the code that a change of password may require. */
export const reauthenticate = async (
  accounts: AccountsContext,
  bearer: Bearer,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  const user = await findUser(accounts.database, bearer.userId);
  if (user === undefined) throw noSuchUser();
  const { email, phone } = user;
  const { siteUrl: redirectTo } = accounts.settings;
  if (email === null && phone === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  const kind = 'reauthentication';
  const { addressBucket } = visitor;
  if (email !== null) await accounts.limits.spendMail({ to: email, kind, addressBucket });
  else await accounts.limits.spendText({ to: phone ?? '', addressBucket });
  await accounts.inTransaction((transaction) =>
    email === null
      ? textToken(accounts, transaction, { user, kind, to: phone ?? '', channel: 'sms', visitor })
      : sendToken(accounts, transaction, { user, kind, to: email, redirectTo, proofKey: null, visitor }),
  );
  return {};
};
