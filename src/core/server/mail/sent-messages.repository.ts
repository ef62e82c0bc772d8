import { type QueryExecutorProvider, sql } from 'kysely';

/** Delivery channel of a message. */
export type Channel = 'mail' | 'text';

/** Counts a sent message, completes the job with its key, and deletes counters older than two hours, in one statement. */
export const insertSent = async (database: QueryExecutorProvider, channel: Channel, key: string): Promise<void> => {
  await sql`with outdated as (
      delete from sent_messages where channel = ${channel} and minute < now() - interval '2 hours'
    ), completed as (
      delete from graphile_worker._private_jobs where key = ${key}
    )
    insert into sent_messages (channel, minute, count) values (${channel}, date_trunc('minute', now()), 1)
    on conflict (channel, minute) do update set count = sent_messages.count + 1`.execute(database);
};

/** Counts messages sent within the last hour, rounded up to whole minutes. */
export const countSent = async (database: QueryExecutorProvider): Promise<Readonly<Record<Channel, number>>> => {
  const { rows } = await sql<{ channel: Channel; count: number }>`select channel, sum(count) as count
    from sent_messages where minute >= date_trunc('minute', now()) - interval '1 hour' group by channel`.execute(
    database,
  );
  return { mail: 0, text: 0, ...Object.fromEntries(rows.map(({ channel, count }) => [channel, count])) };
};

/** Marks a channel as paused; false if it already was. */
export const insertPausedChannel = async (database: QueryExecutorProvider, channel: Channel): Promise<boolean> => {
  const { rows } = await sql`insert into paused_channels (channel) values (${channel})
    on conflict do nothing returning channel`.execute(database);
  return rows.length > 0;
};

export const deletePausedChannel = async (database: QueryExecutorProvider, channel: Channel): Promise<void> => {
  await sql`delete from paused_channels where channel = ${channel}`.execute(database);
};

/** Lists the paused channels with the start of the pause. */
export const listPausedChannels = async (
  database: QueryExecutorProvider,
): Promise<readonly { readonly channel: Channel; readonly since: Date }[]> => {
  const { rows } = await sql<{ channel: Channel; since: Date }>`select channel, since from paused_channels
    order by channel`.execute(database);
  return rows;
};
