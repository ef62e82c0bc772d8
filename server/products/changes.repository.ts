/** How long a mark is of use: who was away for longer has lost the connection, which counts as a change. */
const kept = '10 minutes';

/**
 * Which transactions have left marks of visible changes (migration 0017) that a snapshot did not see yet, and the
 * snapshot of now; old marks go. $1 is the snapshot, null at the first look.
 */
export const marksOfChanges = `
  with gone as (delete from product_changes where made_at < now() - interval '${kept}')
  select pg_current_snapshot()::text as snapshot, array(
    select distinct made_by::text from product_changes where not pg_visible_in_snapshot(made_by, $1::pg_snapshot)
  ) as transactions`;
