import { invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { type Bearer, noSuchUser } from '../check-bearer.ts';
import { mailToken, textToken } from '../one-time/send-token.ts';
import { findUser } from '../users/users.repository.ts';

/** GET /reauthenticate (accounts contract, section 2): sends the code that a change of password may ask for. */
export const reauthenticate = async (
  room: AccountsRoom,
  bearer: Bearer,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  const user = await findUser(room.database, bearer.userId);
  if (user === undefined) throw noSuchUser();
  const { email, phone } = user;
  const { siteUrl: redirectTo } = room.settings;
  if (email === null && phone === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  const kind = 'reauthentication';
  const { addressBucket } = visitor;
  if (email !== null) await room.limits.spendMail({ to: email, kind, addressBucket });
  else await room.limits.spendText({ to: phone ?? '', addressBucket });
  await room.inTransaction((transaction) =>
    email === null
      ? textToken(room, transaction, { user, kind, to: phone ?? '', channel: 'sms', visitor })
      : mailToken(room, transaction, { user, kind, to: email, redirectTo, proofKey: null, visitor }),
  );
  return {};
};
