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

/** Who the admins are, and who was one, as the caller `selfId` sees them. */
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
 * Makes an account an admin, who is told by mail; one that is stays one. ACCOUNT_NOT_FOUND for an address that nobody has
 * signed up with; EMAIL_NOT_VERIFIED while nobody has shown that the account is its address's: anybody may have signed up with
 * it (decision 163).
 */
export const grantAdmin = (
  { database, accounts, clock, post }: ShopContext,
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
    await post.mail(transaction, [{ kind: 'admin-granted', cause: clock().toISOString(), ...told }]);
  });

/**
 * Takes the role from an admin, who is out from their next request on; who is none any more stays none. LAST_ADMIN when
 * nobody would be left; ADMIN_REQUIRED when whoever asks has lost the role meanwhile: two admins who revoke each other
 * at once do not both succeed (decision 94).
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

/** Whether nobody would be left to run the shop without this account. Of two admins who leave at once one stays. */
export const isLastAdmin = async (transaction: Transaction<Tables>, userId: string): Promise<boolean> => {
  const admins = await lockAdmins(transaction);
  return admins.length === 1 && admins[0] === userId;
};

type FirstAdminInput = { readonly email: string; readonly password: string };

/** `unproven`: somebody has signed up with the address and not shown that it is theirs, so that they need not be the owner. */
type FirstAdmin = 'made' | 'is-admin' | 'unproven';

/**
 * Makes the account of the settings an admin: a new one, or one whose address was proven. Only its owner has the mailbox, and
 * what a stranger prepared has ended by that (decision 163).
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
