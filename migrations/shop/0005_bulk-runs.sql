-- Bulk actions that run as jobs (decision 255): a run per intention of an admin, and a row per item with its result.

create table bulk_runs (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users on delete cascade,
  -- chosen by the client for one intention, so that a repeated request starts nothing twice
  idempotency_key uuid not null,
  action text not null,
  input jsonb not null,
  state text not null default 'running',
  -- why the shop ended the run early, in both languages
  reason jsonb,
  total integer not null,
  created_at timestamptz not null,
  -- last completed chunk; a run without progress for an hour is ended, because its job was lost
  progress_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint bulk_runs_state_check check (state in ('running', 'done', 'stopped', 'refused')),
  constraint bulk_runs_key_unique unique (admin_id, idempotency_key)
);
create unique index bulk_runs_running_key on bulk_runs (admin_id) where state = 'running';
create index bulk_runs_latest_idx on bulk_runs (admin_id, created_at desc);
create index bulk_runs_created_at_idx on bulk_runs (created_at);

create table bulk_run_rows (
  run_id uuid not null references bulk_runs on delete cascade,
  -- from 0, in the order of the selection
  position integer not null,
  item_id uuid not null,
  -- code that admins read, such as an order number; null for an unknown item
  name text,
  -- sum that the admin confirmed, in piastres; null for actions without one
  amount bigint,
  state text not null default 'waiting',
  -- why it was refused, in both languages
  reason jsonb,
  -- unexpected failures
  attempts integer not null default 0,
  primary key (run_id, position),
  constraint bulk_run_rows_state_check check (state in ('waiting', 'done', 'refused'))
);
