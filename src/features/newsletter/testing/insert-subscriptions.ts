import { type FreshDatabase, runWithoutLimits } from '#tests/support/database.ts';

/** Inserts subscriptions, two at a time with the same timestamp, so that the id decides their order. */
export const insertSubscriptions = (database: Pick<FreshDatabase, 'pool'>, count: number): Promise<void> =>
  runWithoutLimits(
    database,
    `insert into newsletter_subscriptions (email, created_at)
     select 'reader-' || n || '@Example.com', timestamptz '2026-03-14 23:30:00+02' + (n / 2) * interval '1 second'
     from generate_series(1, $1::integer) as n`,
    [count],
  );
