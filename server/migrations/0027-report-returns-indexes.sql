-- outside a transaction
-- Finds the pieces that were received on a day.
create index concurrently if not exists return_changes_received_idx on return_changes (changed_at) where to_state = 'received';

-- Finds the days that an older version has computed.
create index concurrently if not exists report_days_outdated_idx on report_days (day) where returned_goods is null;
