import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import type { Tables } from '#generated/tables.gen.ts';

type MailQuotaInput = {
  readonly addresses: readonly Buffer[];
  readonly subject: string;
  readonly max: number;
  readonly now: Date;
};

/** Resets the counter after a day. */
const counting = sql`on conflict (address, subject) do update set
    started_at = case when mail_quotas.started_at <= excluded.started_at - interval '1 day' then excluded.started_at else mail_quotas.started_at end,
    count = case when mail_quotas.started_at <= excluded.started_at - interval '1 day' then 1 else mail_quotas.count + 1 end`;

/** Counts a mail for each address, and returns the addresses within `max` per day. */
export const upsertQuotas = async (
  database: QueryExecutorProvider,
  { addresses, subject, max, now }: MailQuotaInput,
): Promise<readonly Buffer[]> => {
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ address: Buffer; count: number }>`
    insert into mail_quotas (address, subject, started_at, count)
    select address, ${subject}, ${now}::timestamptz, 1 from unnest(${addresses}::bytea[]) as address order by address
    ${counting} returning address, count`.execute(database);
  return rows.flatMap(({ address, count }) => (count <= max ? [address] : []));
};

/** Counts an order of an address for the day, in the statement that places the order. */
export const countingOrder = (address: Buffer, now: Date): Clause => ({
  name: 'm',
  writes: sql`mailed as (
    insert into mail_quotas (address, subject, started_at, count)
    select ${address}::bytea, 'order', ${now}::timestamptz, 1 where ${allConditionsHold}
    ${counting} returning count
  )`,
});

/** Conditions on the order's number within its day, after the clause `countingOrder`, for at most `max` mailed orders per day. */
export const mailedOrderConditions = (max: number) => ({
  isMailed: sql<boolean>`(select count from mailed) <= ${max}::integer`,
  isUnmailed: sql<boolean>`(select count from mailed) > ${max}::integer`,
  isFirstUnmailed: sql<boolean>`(select count from mailed) = ${max}::integer + 1`,
});

/** Deletes expired daily counters. */
export const deleteQuotasBefore = async (database: Kysely<Tables>, now: Date): Promise<void> => {
  await sql`delete from mail_quotas where started_at <= ${now}::timestamptz - interval '1 day'`.execute(database);
};
