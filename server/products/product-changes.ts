import { type Listening, listenTo, type Signal } from '../../platform/database/listen.ts';

/**
 * Calls `onChange` whenever what visitors see of the products has changed, in this process or another, whenever the
 * connection to the database that `url` names was lost and opened again, and within `lookEveryMs` (5 s) of a change
 * that no signal told of.
 */
export const listenForProductChanges = (
  url: string,
  onChange: () => void,
  options: Pick<Signal, 'lookEveryMs'> = {},
): Listening =>
  listenTo(url, { channel: 'products_changed', marks: findProductChanges, onSignal: onChange, ...options });

/** How long a mark is of use: who was away for longer has lost the connection, which counts as a change. */
const kept = '10 minutes';

/**
 * Which transactions have left marks of visible changes (migration 0017) that a snapshot did not see yet, and the
 * snapshot of now; old marks go. $1 is the snapshot, null at the first look.
 */
const findProductChanges = `
  with gone as (delete from product_changes where created_at < now() - interval '${kept}')
  select pg_current_snapshot()::text as snapshot, array(
    select distinct transaction_id::text from product_changes where not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
  ) as transactions`;
