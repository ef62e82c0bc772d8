import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { allClausesAgree, type Clause } from '../../platform/database/statement-clauses.ts';
import type { JobsCondition } from '../jobs/add-job.ts';

const INTERVAL = sql`interval '1 day'`;

/** The row `copy` is there when this address has got no confirmation of an order for a day; it counts as got then. */
export const countingCopy = (address: Buffer, now: Date): Clause => ({
  name: 'copy',
  does: sql`copy as (
    insert into order_confirmation_copies (address, sent_at)
    select ${address}::bytea, ${now}::timestamptz where ${allClausesAgree}
    on conflict (address) do update set sent_at = excluded.sent_at
      where order_confirmation_copies.sent_at <= excluded.sent_at - ${INTERVAL}
    returning address
  )`,
});

/** That `countingCopy`, which stands before, has found the confirmation to be due. */
export const copyIsDue: JobsCondition = { name: 'copy jobs', holds: sql<boolean>`exists (select from copy)` };

/** Deletes what no longer keeps an address from getting a confirmation. */
export const deleteCopiesBefore = async (database: Kysely<Tables>, now: Date): Promise<void> => {
  await sql`delete from order_confirmation_copies where sent_at <= ${now}::timestamptz - ${INTERVAL}`.execute(database);
};
