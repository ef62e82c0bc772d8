import { type QueryExecutorProvider, sql } from 'kysely';

/** Outage of a system. */
export type Outage = { readonly channel: string; readonly since: Date; readonly reason: string };

type NewOutage = {
  readonly channel: string;
  readonly reason: string;
  readonly isOpened: boolean;
  readonly pauseSeconds: number;
};

/** Starts an outage if `isOpened`; returns whether the channel is in an outage, and whether the outage is new. */
export const upsertOutage = async (
  database: QueryExecutorProvider,
  { channel, reason, isOpened, pauseSeconds }: NewOutage,
): Promise<{ readonly isOpen: boolean; readonly isNew: boolean }> => {
  const { rows } = await sql<{ isOpen: boolean; isNew: boolean }>`with opened as (
      insert into job_outages (channel, reason, probe_at)
      select ${channel}::text, ${reason}::text, now() + make_interval(secs => ${pauseSeconds})
      where ${isOpened}::boolean on conflict do nothing returning channel
    )
    select exists (select from opened) as "isNew",
      exists (select from opened) or exists (select from job_outages where channel = ${channel}) as "isOpen"`.execute(
    database,
  );
  return rows[0] ?? { isOpen: false, isNew: false };
};

/** Ends an outage; false if there is none. */
export const deleteOutage = async (database: QueryExecutorProvider, channel: string): Promise<boolean> => {
  const { rows } = await sql`delete from job_outages where channel = ${channel} returning channel`.execute(database);
  return rows.length > 0;
};

/** Lists outages, oldest first. */
export const listOutages = async (database: QueryExecutorProvider): Promise<readonly Outage[]> => {
  const { rows } = await sql<Outage>`select channel, since, reason from job_outages order by since, channel`.execute(
    database,
  );
  return rows;
};

/** Lists channels in an outage; `isProbe` for those whose probe is due, which this call claims for `pauseSeconds`. */
export const takeProbes = async (
  database: QueryExecutorProvider,
  channels: readonly string[],
  pauseSeconds: number,
): Promise<readonly { readonly channel: string; readonly isProbe: boolean }[]> => {
  const { rows } = await sql<{ channel: string; isProbe: boolean }>`with probed as (
      update job_outages set probe_at = now() + make_interval(secs => ${pauseSeconds})
      where channel = any(${channels}::text[]) and probe_at <= now() returning channel
    )
    select channel, channel in (select channel from probed) as "isProbe" from job_outages`.execute(database);
  return rows;
};

/** Makes the next probe of these channels due. */
export const makeProbesDue = async (database: QueryExecutorProvider, channels: readonly string[]): Promise<void> => {
  await sql`update job_outages set probe_at = now() where channel = any(${channels}::text[])`.execute(database);
};

/** Makes all retried jobs with one of these flags due. */
export const makeRetriesDue = async (database: QueryExecutorProvider, flags: readonly string[]): Promise<void> => {
  await sql`update graphile_worker._private_jobs set run_at = now()
    where flags ?| ${flags}::text[] and attempts between 1 and max_attempts - 1 and locked_at is null and run_at > now()`.execute(
    database,
  );
};

/**
 * Makes one retried job with one of these flags due unless one is due already, because the probe of an outage needs a job.
 * @returns false if no job with these flags is pending or running
 */
export const makeProbeJobDue = async (database: QueryExecutorProvider, flags: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ isNeeded: boolean }>`with waiting as materialized (
      select id, run_at, locked_at from graphile_worker._private_jobs
      where flags ?| ${flags}::text[] and attempts < max_attempts order by run_at limit 1000
    ), moved as (
      update graphile_worker._private_jobs as jobs set run_at = now()
      where id = (select id from waiting where locked_at is null order by run_at limit 1) and run_at > now()
    )
    select exists (select from waiting) as "isNeeded"`.execute(database);
  return rows[0]?.isNeeded ?? false;
};
