import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, isUuid, noSuchSession, noSuchUser, requireSecondFactor } from '../check-bearer.ts';
import { lockSession } from '../sessions/sessions.repository.ts';
import type { IdentityRow } from '../tables.ts';
import { identitiesOf, lockUser } from '../users/users.repository.ts';
import { addressesOfOthers, deleteIdentity, moveEmail, rewriteProviders } from './identities.repository.ts';

/**
 * DELETE /user/identities/{id} (accounts contract, section 2): removes an identity, except the last. If it had
 * the account's address, the address of another identity takes its place.
 */
export const unlinkIdentity = async (
  accounts: AccountsContext,
  bearer: Bearer,
  identityId: string,
  visitor: Visitor,
): Promise<void> => {
  checkManualLinking(accounts);
  requireSecondFactor(bearer, 'unlink an identity');
  if (!isUuid(identityId)) throw new AccountsError(404, 'validation_failed', 'identity_id must be an UUID');
  await accounts.inTransaction(async (transaction) => {
    const user = await lockUser(transaction, bearer.userId);
    if (user === undefined) throw noSuchUser();
    if ((await lockSession(transaction, bearer.sessionId)) === undefined) throw noSuchSession();
    const identities = await identitiesOf(transaction, user.id);
    if (identities.length <= 1) throw refusal('single_identity_not_deletable', lastOne);
    const identity = identities.find(({ id }) => id === identityId.toLowerCase());
    if (identity === undefined) throw refusal('identity_not_found', "Identity doesn't exist");

    await deleteIdentity(transaction, identity.id);
    const remaining = identities.filter(({ id }) => id !== identity.id);
    const isAddressShared = remaining.some(({ email }) => email === user.email);
    if (identity.email !== null && identity.email === user.email && !isAddressShared) {
      await moveAddress(accounts, transaction, { userId: user.id, remaining });
      await recordEvent(transaction, 'email_changed', { ...bearer, visitor });
    }
    await rewriteProviders(transaction, user.id);
    await recordEvent(transaction, 'identity_unlinked', { ...bearer, visitor });
  });
};

/** Sets the account's address to that of another identity; an unverified one must be confirmed. */
const moveAddress = async (
  { settings }: AccountsContext,
  transaction: AccountsTransaction,
  { userId, remaining }: { readonly userId: string; readonly remaining: readonly IdentityRow[] },
): Promise<void> => {
  const emails = remaining.flatMap(({ email }) => (email === null ? [] : [email]));
  const taken = emails.length === 0 ? new Set() : await addressesOfOthers(transaction, userId, emails);
  const next = remaining.find(({ email }) => email !== null && !taken.has(email));
  const isConfirmed =
    next !== undefined && (settings.email.autoConfirm || next.identity_data['email_verified'] === true);
  const isMoved =
    (next !== undefined || emails.length === 0) &&
    (await moveEmail(transaction, userId, { email: next?.email ?? null, isConfirmed }));
  if (!isMoved)
    throw refusal('email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict');
};

const lastOne = 'User must have at least 1 identity after unlinking';

const refusal = (code: string, message: string): AccountsError => new AccountsError(422, code, message);

/** Throws 404 `manual_linking_disabled` unless users may link and unlink identities. */
export const checkManualLinking = ({ settings }: AccountsContext): void => {
  if (settings.manualLinkingEnabled) return;
  throw new AccountsError(404, 'manual_linking_disabled', 'Manual linking is disabled');
};
