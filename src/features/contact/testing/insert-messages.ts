import { type FreshDatabase, runWithoutLimits } from '#tests/support/database.ts';

/** Inserts messages, three at a time with the same timestamp, so that the id decides their order. */
export const insertMessages = (database: Pick<FreshDatabase, 'pool'>, count: number): Promise<void> =>
  runWithoutLimits(
    database,
    `insert into contact_messages (name, email, subject, message, created_at)
     select 'سلمى', 'salma@example.com', 'سؤال ' || n, 'متى يصل الطبق؟',
       timestamptz '2026-03-14 10:00:00.123456+02' + (n / 3) * interval '1 microsecond'
     from generate_series(1, $1::integer) as n`,
    [count],
  );
