import { type Kysely, sql } from 'kysely';
import type { Visitor } from './accounts-context.ts';
import type { AccountsTables } from './tables.ts';

export type AuditEvent =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'refresh_token_reused'
  | 'session_revoked'
  | 'password_changed'
  | 'email_changed'
  | 'address_confirmed'
  | 'unproven_access_ended'
  | 'recovery_requested'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_failed'
  | 'factor_removed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'user_made'
  | 'user_deleted';

/** Writes an event to the audit log, in the caller's transaction (accounts contract, section 11). */
export const recordEvent = async (
  database: Kysely<AccountsTables>,
  event: AuditEvent,
  about: { readonly userId: string; readonly sessionId?: string; readonly visitor?: Visitor },
): Promise<void> => {
  await database
    .insertInto('auth.audit_log')
    .values({
      event,
      user_id: about.userId,
      session_id: about.sessionId ?? null,
      ip: about.visitor?.address ?? null,
      user_agent: about.visitor?.userAgent ?? null,
    })
    .execute();
};

/** Deletes the events before a time. */
export const deleteEventsBefore = async (database: Kysely<AccountsTables>, moment: Date): Promise<void> => {
  await database.deleteFrom('auth.audit_log').where('created_at', '<', moment).execute();
};

/** Keyset cursor: the time of the previous event in microseconds, and its id. */
export type EventCursor = { readonly moment: string; readonly id: string };

export type StoredEvent = {
  /** The event's number, formatted as a UUID. */
  readonly id: string;
  readonly moment: string;
  readonly created_at: Date;
  readonly event: string;
  readonly user_id: string;
};

type EventQuery = { readonly userIds: readonly string[]; readonly events: readonly string[]; readonly limit: number };

const idOfNumber = sql`('00000000-0000-0000-0000-' || lpad(to_hex(log.id), 12, '0'))::uuid`;

/** Returns the newest events behind the cursor: reads each user's newest ones by index, independent of the size of the log. */
export const findEventsOf = async (
  database: Kysely<AccountsTables>,
  { userIds, events, behind, limit }: EventQuery & { readonly behind?: EventCursor | undefined },
): Promise<StoredEvent[]> => {
  const older =
    behind === undefined
      ? sql``
      : sql`and log.created_at <= ${momentOf(behind)} and (log.created_at, ${idOfNumber}) < (${momentOf(behind)}, ${behind.id}::uuid)`;
  const { rows } = await sql<StoredEvent>`
    select found.* from unnest(${[...userIds]}::uuid[]) as person(id) cross join lateral (
      select ${idOfNumber} as id, (extract(epoch from log.created_at) * 1000000)::bigint::text as moment, log.created_at,
        log.event, log.user_id
      from auth.audit_log as log
      where log.user_id = person.id and log.event = any(${[...events]}) ${older}
      order by log.created_at desc, log.id desc limit ${limit}
    ) as found
    order by found.created_at desc, found.id desc limit ${limit}`.execute(database);
  return rows;
};

export const countEventsOf = async (
  database: Kysely<AccountsTables>,
  { userIds, events, limit }: EventQuery,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from auth.audit_log where user_id = any(${[...userIds]}::uuid[]) and event = any(${[...events]}) limit ${limit}
    ) as counted`.execute(database);
  return rows[0]?.count ?? 0;
};

const momentOf = ({ moment }: EventCursor) => sql`(timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond')`;
