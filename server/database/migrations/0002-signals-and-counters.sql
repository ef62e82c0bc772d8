-- Tells every process of the shop that what visitors see of the products has changed, so that kept pages are thrown
-- away. Taking a piece from a full shelf changes nothing visible: an order that leaves more than five pieces stays silent.

create function announce_products_changed() returns trigger language plpgsql as $$
begin
  notify products_changed;
  return null;
end;
$$;

create function announce_visible_product_changes() returns trigger language plpgsql as $$
begin
  if exists (
    select from products_before
    full join products_after on products_after.id = products_before.id
    where (to_jsonb(products_before) - 'stock' - 'updated_at') is distinct from
          (to_jsonb(products_after) - 'stock' - 'updated_at')
       or least(products_before.stock, 6) is distinct from least(products_after.stock, 6)
  ) then
    notify products_changed;
  end if;
  return null;
end;
$$;

create trigger products_come_and_go after insert or delete or truncate on products
  for each statement execute function announce_products_changed();
create trigger products_change after update on products
  referencing old table as products_before new table as products_after
  for each statement execute function announce_visible_product_changes();
create trigger product_pictures_change after insert or update or delete or truncate on product_pictures
  for each statement execute function announce_products_changed();
create trigger reviews_change after insert or update or delete or truncate on reviews
  for each statement execute function announce_products_changed();

-- The shop's own counters outlive no crash, and need not.

-- Back-off after promo codes that do not exist (specification 5, decision 7). `caller` is an account or a hashed address.
create unlogged table promo_attempts (
  caller text primary key,
  failures integer not null check (failures > 0),
  failed_at timestamptz not null
);

-- Tries per address. The columns are those of rate-limiter-flexible, which names its prepared statements after the table
-- alone: no other schema may hold a table of this name.
create unlogged table request_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_limits_expire on request_limits (expire);
