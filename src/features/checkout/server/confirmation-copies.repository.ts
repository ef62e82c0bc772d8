import { type Kysely, sql } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import type { JobsCondition } from '#core/server/jobs/enqueue-job.ts';
import type { Tables } from '#generated/tables.gen.ts';

const INTERVAL = sql`interval '1 day'`;

/** Returns row `copy` when the address got no confirmation within a day, and records the new one. */
export const countingCopy = (address: Buffer, now: Date): Clause => ({
  name: 'copy',
  writes: sql`copy as (
    insert into order_confirmation_mails (address, sent_at)
    select ${address}::bytea, ${now}::timestamptz where ${allConditionsHold}
    on conflict (address) do update set sent_at = excluded.sent_at
      where order_confirmation_mails.sent_at <= excluded.sent_at - ${INTERVAL}
    returning address
  )`,
});

/** Whether the preceding clause `countingCopy` found the confirmation to be due. */
export const copyIsDue: JobsCondition = { name: 'copy jobs', predicate: sql<boolean>`exists (select from copy)` };

/** Deletes the rows of addresses that may receive a confirmation again. */
export const deleteCopiesBefore = async (database: Kysely<Tables>, now: Date): Promise<void> => {
  await sql`delete from order_confirmation_mails where sent_at <= ${now}::timestamptz - ${INTERVAL}`.execute(database);
};
