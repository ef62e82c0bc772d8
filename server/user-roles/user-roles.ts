import type { Transaction } from 'kysely';
import type { Accounts, AccountsTables } from '../../accounts/index.ts';
import type { AdminUser, AdminUsers } from '../../contract/admin/user-roles.ts';
import { Refusal } from '../../domain/refusals.ts';
import { type Database, inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findFormerAdmins, recordAuditEntry } from '../audit-log/audit-log.ts';
import { mailLanguage } from '../mail/compose-mail.ts';
import { findCustomerName } from '../profiles/profiles.ts';
import type { ShopContext } from '../shop-context.ts';
import { deleteAdminRole, findAdmins, hasAdminRole, insertAdminRole, lockAdmins } from './user-roles.repository.ts';

/** Lists current and former admins, from the view of the caller `selfId`. */
export const listAdmins = async (shop: ShopContext, selfId?: string): Promise<AdminUsers> => {
  const [admins, revoked] = await Promise.all([findAdmins(shop.database.kysely), findFormerAdmins(shop)]);
  const accounts = await shop.accounts.book.describe(admins.map(({ id }) => id));
  const known = new Map(accounts.map((account) => [account.id, account]));
  const members = admins.map(
    ({ id, name, since }): AdminUser => ({
      id,
      email: known.get(id)?.email ?? '',
      name: name || null,
      since: since.toISOString(),
      hasSecondFactor: known.get(id)?.hasSecondFactor ?? false,
      isSelf: id === selfId,
    }),
  );
  const former = revoked
    .filter(({ id }) => admins.every((admin) => admin.id !== id))
    .map(({ id, email }): AdminUser => ({ id, email, name: null, since: null, hasSecondFactor: false, isSelf: false }));
  return { members, former };
};

/**
 * Grants an account the admin role and notifies it by mail; no-op for an admin. ACCOUNT_NOT_FOUND for an unknown address;
 * EMAIL_NOT_VERIFIED while the address is unverified, because anyone may have signed up with it (decision 163).
 */
export const grantAdmin = (
  { database, accounts, clock, mailer }: ShopContext,
  { userId: adminId, email: by }: { readonly userId: string; readonly email: string },
  { email }: { readonly email: string },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await accounts.book.lock(transaction.withTables<AccountsTables>(), email);
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    if (!account.isEmailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
    if (!(await insertAdminRole(transaction, account.id))) return;
    const details = { account: account.id };
    await recordAuditEntry(transaction, { adminId, action: 'user_role.granted', subject: account.email, details });
    const name = await findCustomerName(transaction, account.id);
    const told = { to: account.email, language: mailLanguage(account.language), name, by } as const;
    await mailer.mail(transaction, [{ kind: 'admin-granted', cause: clock().toISOString(), ...told }]);
  });

/**
 * Revokes the admin role, effective with the next request; no-op for others. LAST_ADMIN when none would be left;
 * ADMIN_REQUIRED when the caller has lost the role meanwhile: two admins who revoke each other at once do not both succeed
 * (decision 94).
 */
export const revokeAdmin = async (
  { database, accounts }: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
): Promise<void> => {
  const [account] = await accounts.book.describe([id]);
  await inTransaction(database, async (transaction) => {
    const admins = await lockAdmins(transaction);
    if (!admins.includes(adminId)) throw new Refusal('ADMIN_REQUIRED');
    if (!admins.includes(id)) return;
    if (admins.length === 1) throw new Refusal('LAST_ADMIN');
    await deleteAdminRole(transaction, id);
    const subject = account?.email ?? '';
    await recordAuditEntry(transaction, { adminId, action: 'user_role.revoked', subject, details: { account: id } });
  });
};

/** Whether this account is the only admin. Locks all admins, so that of two who leave at once one stays. */
export const isLastAdmin = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> => {
  const admins = await lockAdmins(transaction);
  return admins.length === 1 && admins[0] === userId;
};

type FirstAdminInput = { readonly email: string; readonly password: string };

/** `unproven`: the account exists with an unverified address, so that it may belong to another person. */
type FirstAdmin = 'made' | 'is-admin' | 'unproven';

/**
 * Grants the admin role to the account of the settings: a new one, or one with a verified address. Verification proves its
 * owner and ends what another person prepared (decision 163).
 */
export const createFirstAdmin = (
  database: Database,
  accounts: Pick<Accounts, 'ensureUser'>,
  wanted: FirstAdminInput,
): Promise<FirstAdmin> =>
  inTransaction(database, async (transaction) => {
    const { userId, isEmailVerified } = await accounts.ensureUser(wanted, transaction.withTables<AccountsTables>());
    if (await hasAdminRole(transaction, userId)) return 'is-admin';
    if (!isEmailVerified) return 'unproven';
    await insertAdminRole(transaction, userId);
    return 'made';
  });
