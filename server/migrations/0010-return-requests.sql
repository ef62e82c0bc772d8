-- Returns: pieces that customers send back, and parcels that were refused at the door (decision 196).

alter table orders
  -- what the customer does not get back, in piastres, of an order that was cancelled because its parcel was refused at the door; null for
  -- every other order
  add column kept_amount bigint;

create table returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  kind text not null check (kind in ('request', 'refused_delivery')),
  state text not null check (state in ('requested', 'approved', 'received', 'refunded', 'refused', 'closed', 'withdrawn')),
  -- the browser's name of the request, so that a repeated call asks once
  request_key uuid,
  -- words of the customer, and the last ones of an admin to the customer
  comment text check (char_length(comment) <= 500),
  answer text check (char_length(answer) <= 500),
  -- what goes back for the received pieces and for the shipping, in piastres; null until they are received
  goods_due bigint check (goods_due >= 0),
  shipping_due bigint check (shipping_due >= 0),
  created_at timestamptz not null,
  unique (order_id, request_key),
  check (state not in ('received', 'refunded') or (goods_due is not null and shipping_due is not null))
);
create index returns_created_at_idx on returns (created_at desc, id desc);
create index returns_state_idx on returns (state, created_at desc, id desc);
create index returns_order_id_idx on returns (order_id, created_at);

create table return_lines (
  return_id uuid not null references returns on delete cascade,
  product_id text not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('damaged', 'faulty', 'wrong_item', 'not_as_described', 'changed_mind', 'other', 'refused',
    'unreachable')),
  -- received pieces: back in stock, or not to be sold again
  restocked integer not null default 0 check (restocked >= 0),
  written_off integer not null default 0 check (written_off >= 0),
  -- the part of goods_due that belongs to this line
  amount bigint check (amount >= 0),
  primary key (return_id, product_id),
  check (restocked + written_off <= quantity)
);

-- Who brought a return into a state, and when; rows are only added.
create table return_changes (
  id bigint generated always as identity primary key,
  return_id uuid not null references returns on delete cascade,
  to_state text not null,
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null
);
create index return_changes_return_id_idx on return_changes (return_id, id);

-- The refunds that give the money of a return back.
create table return_refunds (
  refund_id uuid primary key references refunds,
  return_id uuid not null references returns
);
create index return_refunds_return_id_idx on return_refunds (return_id);
