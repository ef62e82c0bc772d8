import type { Transaction } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';
import { findFormerAdmins, recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { type Database, inTransaction } from '#core/server/database/connect.ts';
import { mailLanguage } from '#core/server/mail/compose-mail.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import type { Accounts, AccountsTables } from '#features/auth/server/accounts/index.ts';
import { findPersonName } from '#features/auth/server/profiles.ts';
import { staffRoleOf } from '#features/auth/server/staff-access.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { Staff, StaffInvitation, StaffMember } from '../staff.admin.contract.ts';
import { staffErrors } from '../staff.admin.contract.ts';
import { adminGrantedMail } from './staff.mails.ts';
import { deleteInvitationOf, deleteInvitationsBy, findInvitations } from './staff-invitations.repository.ts';
import { inviteStaff } from './staff-invitations.ts';
import { deleteStaffRole, findStaff, insertStaffRole, lockStaff, updateStaffRole } from './staff-roles.repository.ts';

/** Lists current and former staff members and open invitations; marks the caller, `selfId`. */
export const listStaff = async (shop: ShopContext, selfId?: string): Promise<Staff> => {
  const { kysely } = shop.database;
  const [stored, revoked, invited] = await Promise.all([
    findStaff(kysely),
    findFormerAdmins(shop),
    findInvitations(kysely),
  ]);
  const accounts = await shop.accounts.directory.describe(stored.map(({ id }) => id));
  const accountsById = new Map(accounts.map((account) => [account.id, account]));
  const members = stored.map(
    ({ id, name, role, since }): StaffMember => ({
      id,
      email: accountsById.get(id)?.email ?? '',
      name: name || null,
      role,
      since: since.toISOString(),
      hasSecondFactor: accountsById.get(id)?.hasSecondFactor ?? false,
      isSelf: id === selfId,
    }),
  );
  const gone = { name: null, role: null, since: null, hasSecondFactor: false, isSelf: false };
  const former = revoked
    .filter(({ id }) => stored.every((member) => member.id !== id))
    .map(({ id, email }): StaffMember => ({ id, email, ...gone }));
  const now = shop.clock();
  const invitations = invited.map(
    ({ id, email, role, sentAt, expiresAt }): StaffInvitation => ({
      id,
      email,
      role,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
    }),
  );
  return { members, former, invitations };
};

type Owner = { readonly userId: string; readonly email: string };

/**
 * Grants a role to an account with a verified address and notifies it by mail; otherwise invites the address, because anyone may
 * have signed up with an unverified one (decision 163). ROLE_ALREADY_GRANTED when the account has a role; PERMISSION_REQUIRED when
 * the caller is no longer an owner.
 */
export const grantRole = (
  shop: ShopContext,
  owner: Owner,
  { email, role, language }: { readonly email: string; readonly role: StaffRole; readonly language: Language },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const account = await shop.accounts.directory.lock(transaction.withTables<AccountsTables>(), email);
    await requireOwner(transaction, owner.userId);
    if (account !== null && (await staffRoleOf({ database: { kysely: transaction } }, account.id)) !== null)
      throw new AppError(staffErrors, 'ROLE_ALREADY_GRANTED');
    if (!account?.isEmailVerified) {
      await inviteStaff(shop, transaction, owner, { email, role, language, hasAccount: account !== null });
      return;
    }
    if (!(await insertStaffRole(transaction, account.id, role)))
      throw new AppError(staffErrors, 'ROLE_ALREADY_GRANTED');
    await deleteInvitationOf(transaction, account.email);
    const details = { account: account.id, to: role };
    const action = 'user_role.granted';
    await recordAuditEntry(transaction, { adminId: owner.userId, action, subject: account.email, details });
    const name = await findPersonName(transaction, account.id);
    await adminGrantedMail.send(shop, transaction, {
      to: account.email,
      language: mailLanguage(account.language),
      name,
      by: owner.email,
      role,
      cause: shop.clock().toISOString(),
    });
  });

/**
 * Changes the role of a member, effective with the next request. LAST_OWNER when no owner would be left; PERMISSION_REQUIRED when the
 * caller is no longer an owner, as when two owners lower each other's role concurrently (decision 94). RESOURCE_NOT_FOUND when the
 * account has no role.
 */
export const updateRole = async (
  { database, accounts }: ShopContext,
  adminId: string,
  { id, role }: { readonly id: string; readonly role: StaffRole },
): Promise<void> => {
  const [account] = await accounts.directory.describe([id]);
  await inTransaction(database, async (transaction) => {
    const roles = await requireOwner(transaction, adminId);
    const from = roles.get(id);
    if (from === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    if (from === role) return;
    if (from === 'owner') await endOwnership(transaction, roles, id);
    await updateStaffRole(transaction, id, role);
    const subject = account?.email ?? '';
    const details = { account: id, from, to: role };
    await recordAuditEntry(transaction, { adminId, action: 'user_role.changed', subject, details });
  });
};

/**
 * Revokes a member's role, effective with the next request; no-op for accounts without one. LAST_OWNER when no owner would be left;
 * PERMISSION_REQUIRED or ADMIN_REQUIRED when the caller is no longer an owner.
 */
export const revokeRole = async (
  { database, accounts }: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
): Promise<void> => {
  const [account] = await accounts.directory.describe([id]);
  await inTransaction(database, async (transaction) => {
    const roles = await requireOwner(transaction, adminId);
    const from = roles.get(id);
    if (from === undefined) return;
    if (from === 'owner') await endOwnership(transaction, roles, id);
    await deleteStaffRole(transaction, id);
    const subject = account?.email ?? '';
    await recordAuditEntry(transaction, {
      adminId,
      action: 'user_role.revoked',
      subject,
      details: { account: id, from },
    });
  });
};

/** Whether this account is the only owner. Locks all roles, so that two owners cannot leave concurrently. */
export const isLastOwner = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> =>
  hasNoOtherOwner(await lockStaff(transaction), userId);

type Roles = ReadonlyMap<string, StaffRole>;

const hasNoOtherOwner = (roles: Roles, userId: string): boolean =>
  roles.get(userId) === 'owner' && [...roles.values()].filter((role) => role === 'owner').length === 1;

/** Locks all roles and checks that the caller is still an owner. */
const requireOwner = async (transaction: Transaction<Tables>, userId: string): Promise<Roles> => {
  const roles = await lockStaff(transaction);
  const role = roles.get(userId);
  if (role === undefined) throw new AppError(apiErrors, 'ADMIN_REQUIRED');
  if (role !== 'owner') throw new AppError(apiErrors, 'PERMISSION_REQUIRED');
  return roles;
};

/** Deletes the owner's invitations. Throws LAST_OWNER for the last owner. */
const endOwnership = async (transaction: Transaction<Tables>, roles: Roles, id: string): Promise<void> => {
  if (hasNoOtherOwner(roles, id)) throw new AppError(authErrors, 'LAST_OWNER');
  await deleteInvitationsBy(transaction, id);
};

type FirstAdminInput = { readonly email: string; readonly password: string };

/** `unproven`: the account exists with an unverified address and may belong to another person. */
type FirstAdmin = 'made' | 'is-admin' | 'unproven';

/**
 * Creates the first admin of the environment's settings, or grants the role to an existing account with a verified address:
 * verification proves its owner and clears another person's data (decision 163). An account with a role keeps it.
 */
export const createFirstAdmin = (
  database: Database,
  accounts: Pick<Accounts, 'ensureUser'>,
  input: FirstAdminInput,
): Promise<FirstAdmin> =>
  inTransaction(database, async (transaction) => {
    const { userId, isEmailVerified } = await accounts.ensureUser(input, transaction.withTables<AccountsTables>());
    if ((await staffRoleOf({ database: { kysely: transaction } }, userId)) !== null) return 'is-admin';
    if (!isEmailVerified) return 'unproven';
    await insertStaffRole(transaction, userId, 'owner');
    return 'made';
  });
