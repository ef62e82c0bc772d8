import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { Tables } from '#generated/tables.gen.ts';
import {
  findRevoked,
  insertAuditEntries,
  insertAuditEntry,
  insertAuditEntryClause,
  insertAuditEntryUnlessRecent,
  type NewAuditEntry,
} from './audit-log.repository.ts';

/** Records an admin action in the transaction of the action (decision 92). */
export const recordAuditEntry = (transaction: Transaction<Tables>, action: NewAuditEntry): Promise<void> =>
  insertAuditEntry(transaction, action);

/** `recordAuditEntry` in the single statement of the action. */
export const auditEntryClause = (action: NewAuditEntry): Clause => insertAuditEntryClause(action);

/** Time for which a recorded export covers its further parts, in minutes. */
const EXPORT_MINUTES = 10;

/**
 * Records an export of a list that is fetched in parts. A part after a cursor is also recorded unless the admin has a
 * recorded export from the last ten minutes, because a caller may pass any cursor.
 */
export const recordExport = (
  transaction: Transaction<Tables>,
  { after, ...action }: NewAuditEntry & { readonly after: string | undefined },
): Promise<void> =>
  after === undefined
    ? insertAuditEntry(transaction, action)
    : insertAuditEntryUnlessRecent(transaction, action, EXPORT_MINUTES);

/** Records several actions in one statement. */
export const recordAuditEntries = (
  transaction: Transaction<Tables>,
  actions: readonly NewAuditEntry[],
): Promise<void> => insertAuditEntries(transaction, actions);

/** Lists all accounts whose admin role was revoked at some time; some may be admins again. */
export const findFormerAdmins = ({ database }: ShopContext): Promise<{ id: string; email: string }[]> =>
  findRevoked(database.kysely);
