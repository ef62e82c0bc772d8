-- What couriers report of the cash that they collected (decision 195).

-- headings of the columns of the courier's file: { trackingNumber, orderNumber, amount, fee, day }; null until they are chosen
alter table couriers add column settlement_columns jsonb;

-- A file of a courier that was read.
create table settlements (
  id uuid primary key default gen_random_uuid(),
  courier_id uuid not null references couriers,
  file_name text not null check (char_length(file_name) <= 120),
  -- lines that were new, their sum, and lines that an earlier file had
  line_count integer not null,
  amount bigint not null,
  repeated_count integer not null,
  created_at timestamptz not null,
  admin_id uuid references auth.users on delete set null
);
create index settlements_created_at_idx on settlements (created_at desc, id desc);

create table settlement_lines (
  id uuid primary key default gen_random_uuid(),
  settlement_id uuid not null references settlements,
  courier_id uuid not null references couriers,
  -- hash of what the line says, by which a repeated line is known
  key bytea not null,
  -- its line in the file
  number integer not null,
  tracking_number text check (char_length(tracking_number) <= 60),
  order_number text check (char_length(order_number) <= 60),
  amount bigint not null check (amount >= 0),
  fee bigint check (fee >= 0),
  -- in Cairo's calendar
  day date not null,
  outcome text not null check (outcome in ('waiting', 'paid', 'short', 'over', 'unknown', 'paid_before')),
  order_id uuid references orders,
  shipment_id uuid references shipments,
  -- what was due, and what was booked as a payment of the order
  due bigint,
  booked bigint not null default 0 check (booked >= 0),
  -- when and by whom a line that does not fit was settled, and with which words
  settled_at timestamptz,
  settled_by uuid references auth.users on delete set null,
  note text check (char_length(note) <= 200),
  -- that of its file and a microsecond for each line, so that lines sort as in the file
  created_at timestamptz not null,
  -- a line of a courier is booked once
  unique (courier_id, key)
);
create index settlement_lines_settlement_id_idx on settlement_lines (settlement_id, created_at, id);
create index settlement_lines_waiting_idx on settlement_lines (settlement_id, id) where outcome = 'waiting';
create index settlement_lines_open_idx on settlement_lines (created_at, id)
  where settled_at is null and outcome in ('short', 'over', 'unknown', 'paid_before');
create index settlement_lines_day_idx on settlement_lines (day, courier_id);
create index settlement_lines_order_id_idx on settlement_lines (order_id) where order_id is not null;
