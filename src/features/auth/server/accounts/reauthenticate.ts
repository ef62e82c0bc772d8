import type { AccountsContext, Visitor } from './accounts-context.ts';
import { invalid } from './accounts-error.ts';
import { type Bearer, noSuchUser } from './check-bearer.ts';
import { sendToken } from './one-time-tokens/send-token.ts';
import { findUser } from './users/users.repository.ts';

/** GET /reauthenticate (accounts contract, section 2): sends the code that a password change may require. */
export const reauthenticate = async (
  accounts: AccountsContext,
  bearer: Bearer,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  const user = await findUser(accounts.database, bearer.userId);
  if (user === undefined) throw noSuchUser();
  const { email } = user;
  const { siteUrl: redirectTo } = accounts.settings;
  if (email === null) throw invalid('Reauthentication requires the user to have an email address');
  const kind = 'reauthentication';
  await accounts.limits.spendMail({ to: email, kind, addressBucket: visitor.addressBucket });
  await accounts.inTransaction((transaction) =>
    sendToken(accounts, transaction, { user, kind, to: email, redirectTo, proofKey: null, visitor }),
  );
  return {};
};
