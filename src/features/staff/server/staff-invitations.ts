import type { Transaction } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { AccountsTables } from '#features/auth/server/accounts/index.ts';
import { staffRoleOf } from '#features/auth/server/staff-access.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { STAFF_INVITATION_DAYS } from '../invitation-days.ts';
import { staffErrors } from '../staff.admin.contract.ts';
import { staffInvitedMail } from './staff.mails.ts';
import {
  deleteInvitation,
  deleteInvitationOf,
  findInvitation,
  renewInvitation,
  upsertInvitation,
} from './staff-invitations.repository.ts';
import { insertStaffRole } from './staff-roles.repository.ts';

const DAY = 86_400_000;

type Owner = { readonly userId: string; readonly email: string };
type Invited = { readonly email: string; readonly role: StaffRole; readonly language: Language };

/**
 * Invites an address without a verified account, or replaces its invitation, in the caller's transaction. `hasAccount`: the
 * address has an unverified account.
 */
export const inviteStaff = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  owner: Owner,
  { hasAccount, ...invited }: Invited & { readonly hasAccount: boolean },
): Promise<void> => {
  const at = shop.clock();
  const email = invited.email.toLowerCase();
  await upsertInvitation(transaction, { ...invited, email, invitedBy: owner.userId, at, expiresAt: expiryOf(at) });
  await recordAuditEntry(transaction, {
    adminId: owner.userId,
    action: 'staff_invitation.sent',
    subject: email,
    details: { to: invited.role },
  });
  await mailInvitation(shop, transaction, owner, { ...invited, email, hasAccount });
};

/** Sends an invitation again and renews its expiry. RESOURCE_NOT_FOUND when it was accepted or withdrawn. */
export const resendInvitation = (shop: ShopContext, owner: Owner, { id }: { readonly id: string }): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const invitation = await findInvitation(transaction, id);
    if (invitation === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    const { email, role, language } = invitation;
    // lock order: the account first
    const account = await shop.accounts.directory.lock(transaction.withTables<AccountsTables>(), email);
    const at = shop.clock();
    if (!(await renewInvitation(transaction, { id, at, expiresAt: expiryOf(at) })))
      throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    const action = 'staff_invitation.sent';
    await recordAuditEntry(transaction, { adminId: owner.userId, action, subject: email, details: { to: role } });
    await mailInvitation(shop, transaction, owner, { email, role, language, hasAccount: account !== null });
  });

/** Withdraws an invitation; no-op when there is none. */
export const withdrawInvitation = (
  { database }: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const gone = await deleteInvitation(transaction, id);
    if (gone === undefined) return;
    const action = 'staff_invitation.withdrawn';
    await recordAuditEntry(transaction, { adminId, action, subject: gone.email, details: { from: gone.role } });
  });

/**
 * Grants the caller the role of the invitation of their address. EMAIL_NOT_VERIFIED until a link, a code or a provider has proven
 * the address, because anyone may have signed up with it. ADMIN_REQUIRED without an invitation, or when it has expired.
 */
export const acceptInvitation = (shop: ShopContext, { userId, email }: Caller): Promise<{ role: StaffRole }> =>
  inTransaction(shop.database, async (transaction) => {
    const account = await shop.accounts.directory.lock(transaction.withTables<AccountsTables>(), email);
    if (account === null || account.id !== userId || !account.isEmailVerified)
      throw new AppError(staffErrors, 'EMAIL_NOT_VERIFIED');
    const currentRole = await staffRoleOf({ database: { kysely: transaction } }, userId);
    if (currentRole !== null) return { role: currentRole };
    const invitation = await deleteInvitationOf(transaction, account.email);
    if (invitation === undefined || invitation.expiresAt <= shop.clock())
      throw new AppError(apiErrors, 'ADMIN_REQUIRED');
    const { role } = invitation;
    await insertStaffRole(transaction, userId, role);
    const details = { to: role, account: userId };
    const action = 'staff_invitation.accepted';
    await recordAuditEntry(transaction, { adminId: userId, action, subject: account.email, details });
    return { role };
  });

const expiryOf = (at: Date): Date => new Date(at.getTime() + STAFF_INVITATION_DAYS * DAY);

/**
 * Enqueues the mail. An address without an account gets the invitation link of the accounts service, which proves the address and
 * leads to the first password; an existing account confirms its address itself.
 */
const mailInvitation = async (
  { accounts, publicUrl, box, clock }: ShopContext,
  transaction: Transaction<Tables>,
  owner: Owner,
  { email, role, language, hasAccount }: Invited & { readonly hasAccount: boolean },
): Promise<void> => {
  if (hasAccount) {
    const cause = clock().toISOString();
    await staffInvitedMail.send({ box }, transaction, { to: email, language, role, by: owner.email, cause });
    return;
  }
  const redirectTo = `${publicUrl}/admin`;
  await accounts.inviteUser({ email, redirectTo, language }, transaction.withTables<AccountsTables>());
};
