import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuditDetails } from '#core/audit/audit.ts';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import { countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import type { AuditAction } from '#generated/audit-actions.gen.ts';
import type { Tables } from '#generated/tables.gen.ts';

export type NewAuditEntry = {
  readonly adminId: string;
  readonly action: AuditAction;
  /** Subject of the action, such as a promo code, an order number or an e-mail address. */
  readonly subject: string;
  readonly details?: AuditDetails;
};

/** Inserts an audit entry; the database adds the admin's current e-mail address. */
export const insertAuditEntry = async (
  transaction: Transaction<Tables>,
  { adminId, action, subject, details = {} }: NewAuditEntry,
): Promise<void> => {
  await transaction
    .insertInto('audit_log')
    .values({ admin_id: adminId, action: action, subject, details: JSON.stringify(details) })
    .execute();
};

/** `insertAuditEntry` as a clause of a single statement. */
export const insertAuditEntryClause = ({ adminId, action, subject, details = {} }: NewAuditEntry): Clause => ({
  name: 'by',
  writes: sql`audited as (
    insert into audit_log (admin_id, action, subject, details)
    select ${adminId}::uuid, ${action}::text, ${subject}::text, ${JSON.stringify(details)}::jsonb where ${allConditionsHold}
  )`,
});
/** Inserts an entry unless the admin has one with this action from the last `minutes` minutes. */
export const insertAuditEntryUnlessRecent = async (
  transaction: Transaction<Tables>,
  { adminId, action, subject }: NewAuditEntry,
  minutes: number,
): Promise<void> => {
  await sql`
    insert into audit_log (admin_id, action, subject, details)
      select ${adminId}::uuid, ${action}::text, ${subject}::text, '{}' where not exists (
        select from audit_log where admin_id = ${adminId}::uuid and action = ${action}
          and created_at > now() - make_interval(mins => ${minutes}))`.execute(transaction);
};
/** Inserts audit entries in one statement, in this order. */
export const insertAuditEntries = async (
  transaction: Transaction<Tables>,
  entries: readonly NewAuditEntry[],
): Promise<void> => {
  if (entries.length === 0) return;
  await sql`
    insert into audit_log (admin_id, action, subject, details)
      select admin_id, action, subject, coalesce(details, '{}') from jsonb_to_recordset(${JSON.stringify(
        entries.map(({ adminId, action, subject, details }) => ({ admin_id: adminId, action, subject, details })),
      )}::jsonb) as entry (admin_id uuid, action text, subject text, details jsonb)`.execute(transaction);
};

export type AuditEntryFilters = {
  readonly admin?: string | undefined;
  readonly action?: string | undefined;
};

/** Audit entries, newest first, after a cursor. */
export const findAuditEntries = (
  database: Kysely<Tables>,
  { after, ...filters }: AuditEntryFilters & { readonly after?: string | undefined },
  limit: number,
) => {
  let query = entriesOf(database, filters);
  if (after !== undefined) query = query.where(isAfterCursor('audit_log', after));
  return query
    .select(['id', 'created_at', 'admin_email', 'action', 'subject', 'details', cursorOf('audit_log').as('cursor')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

export const countAuditEntries = (database: Kysely<Tables>, filters: AuditEntryFilters) =>
  countUpTo(database, entriesOf(database, filters));

/** Lists accounts whose admin role was revoked, with their address at that time. */
export const findRevoked = async (database: Kysely<Tables>): Promise<{ id: string; email: string }[]> => {
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct on (details ->> 'account') details ->> 'account' as id, subject as email from audit_log
    where action = 'user_role.revoked' order by details ->> 'account', created_at desc`.execute(database);
  return rows;
};

const entriesOf = (database: Kysely<Tables>, { admin, action }: AuditEntryFilters) => {
  let query = database.selectFrom('audit_log');
  if (admin !== undefined) query = query.where('admin_id', '=', admin);
  return action === undefined ? query : query.where('action', '=', action);
};
