-- Facts of the first setup that no other table has, each with the time at which it became true.
create table setup_records (
  name text primary key,
  recorded_at timestamptz not null default now()
);

-- Products of the starter catalogue that an admin has removed; a start does not insert them again.
create table removed_starter_products (
  product_id text primary key,
  removed_at timestamptz not null default now()
);
