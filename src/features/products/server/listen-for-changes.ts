import { type Listening, listenTo, type Signal } from '#core/server/database/listen.ts';

/**
 * Calls `onChange` after each change of public product data by any process, after each reconnect to the database at `url`, and
 * within `pollIntervalMs` (2 s) of a change whose notification was lost.
 */
export const listenForProductChanges = (
  url: string,
  onChange: () => void,
  options: Pick<Signal, 'pollIntervalMs' | 'watch'> = {},
): Listening =>
  listenTo(url, { channel: 'products_changed', marks: findProductChanges, onSignal: onChange, ...options });

/** Lifetime of a change record: a longer absence means a lost connection, which counts as a change. */
const RETENTION = '10 minutes';

/**
 * Returns transactions with records of visible changes (`product_changes`) after a snapshot, and the current snapshot; deletes
 * old records. $1 is the snapshot, null on the first call.
 */
const findProductChanges = `
  with gone as (delete from product_changes where created_at < now() - interval '${RETENTION}')
  select pg_current_snapshot()::text as snapshot, array(
    select distinct transaction_id::text from product_changes where not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
  ) as transactions`;
