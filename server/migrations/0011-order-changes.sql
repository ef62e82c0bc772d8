-- Changing an order before it is shipped (decision 197), and finding the customer of an order by phone (decision 198).

alter table orders
  -- number of its content: counts the changes of address, lines and gift
  add column version integer not null default 1,
  -- sum of the refunds of what was more than the order costs: not part of what pays it
  add column given_back_amount bigint not null default 0;

update orders set given_back_amount = given.amount
  from (select order_id, sum(amount) as amount from refunds where reason = 'paid_twice' and state <> 'refused' group by order_id) as given
  where orders.id = given.order_id;

alter table refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (
    reason in ('return', 'cancelled', 'paid_twice', 'paid_late', 'wrong_amount', 'goodwill', 'order_changed')
  ) not valid;

-- One row per change: the version that it made, and what it changed. No address and no gift text: orders have the current ones.
create table order_changes (
  order_id uuid not null references orders on delete cascade,
  version integer not null check (version > 1),
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null,
  parts text[] not null check (parts <@ array['lines', 'address', 'gift'] and cardinality(parts) > 0),
  priced_by text not null check (priced_by in ('order', 'today')),
  -- product, name and quantity
  lines_before jsonb not null check (jsonb_typeof(lines_before) = 'array'),
  lines_after jsonb not null check (jsonb_typeof(lines_after) = 'array'),
  total_before bigint not null,
  total_after bigint not null,
  primary key (order_id, version)
);
create index order_changes_changed_by_idx on order_changes (changed_by);
