-- Couriers and the parcels that they carry (decision 194).

create table couriers (
  id uuid primary key default gen_random_uuid(),
  name_ar text not null check (char_length(name_ar) between 1 and 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  -- where a parcel is followed, with {number} in the place of its tracking number; null for a courier without such a page
  tracking_url text check (char_length(tracking_url) <= 300 and tracking_url like 'https://%{number}%'),
  -- columns of the file for the courier, in sequence: { field, heading }
  csv_columns jsonb not null check (jsonb_typeof(csv_columns) = 'array'),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

insert into couriers (name_ar, name_en, tracking_url, csv_columns, created_at)
select name_ar, name_en, tracking_url, csv_columns::jsonb, now() - place * interval '1 second'
from (values
  (1, 'بوسطة', 'Bosta', 'https://bosta.co/en-eg/tracking-shipments?shipment-number={number}'),
  (2, 'مايلرز', 'Mylerz', 'https://mylerz.net/trackShipment/{number}'),
  (3, 'أرامكس', 'Aramex', 'https://www.aramex.com/track/results?ShipmentNumber={number}'),
  (4, 'مندوب المتجر', 'Own driver', null)
) as courier (place, name_ar, name_en, tracking_url), (values ('[
  {"field": "orderNumber", "heading": "Order number"},
  {"field": "name", "heading": "Name"},
  {"field": "localPhone", "heading": "Phone"},
  {"field": "governorate", "heading": "Governorate"},
  {"field": "city", "heading": "City"},
  {"field": "address", "heading": "Address"},
  {"field": "cash", "heading": "Cash to collect"},
  {"field": "itemCount", "heading": "Pieces"}
]')) as columns (csv_columns);

-- A parcel of an order; an order may have several.
create table shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  number smallint not null check (number > 0),
  courier_id uuid not null references couriers,
  -- in capital letters, without spaces
  tracking_number text check (tracking_number ~ '^[A-Z0-9._/-]{3,60}$'),
  -- what the courier is to collect, and what of it has arrived with the shop
  cash_to_collect bigint not null check (cash_to_collect >= 0),
  cash_received bigint not null default 0 check (cash_received >= 0),
  state text not null check (state in ('packed', 'handed_over', 'delivered', 'returned', 'lost', 'withdrawn')),
  created_at timestamptz not null,
  handed_over_at timestamptz,
  -- when it was delivered, came back, was lost or withdrawn
  ended_at timestamptz,
  unique (order_id, number)
);
-- a tracking number of a courier names one parcel
create unique index shipments_tracking_number_key on shipments (tracking_number, courier_id)
  where tracking_number is not null and state <> 'withdrawn';
create index shipments_created_at_idx on shipments (created_at desc, id desc);
create index shipments_state_idx on shipments (state, created_at desc, id desc);
create index shipments_courier_id_idx on shipments (courier_id, created_at desc, id desc);
create index shipments_courier_state_idx on shipments (courier_id, state, created_at desc, id desc);

-- What became of a parcel, and who wrote it down.
create table shipment_changes (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipments on delete cascade,
  state text not null,
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null
);
create index shipment_changes_shipment_id_idx on shipment_changes (shipment_id, id);
