-- The ledger of stock (decision 199): each change of a product's stock is a movement, and the stock is the sum of its movements.
-- Triggers write the movements, so that no statement can forget one, not even one of an older version that runs beside this one.

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id text not null references products on delete cascade,
  quantity integer not null,
  -- stock after the movement
  stock integer not null check (stock >= 0),
  reason text not null check (reason in (
    'opening', 'order', 'order_change', 'cancellation', 'return', 'write_off', 'stocktaking', 'correction', 'import')),
  order_number text,
  -- the admin or customer; null for an order, whose number says more, and for the shop itself
  moved_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  -- a product begins without pieces, and a count may agree with the stock
  check (quantity <> 0 or reason in ('opening', 'stocktaking'))
);
create index stock_movements_product_id_idx on stock_movements (product_id, id);
-- of all but orders, so that an order writes two indexes only; a list of orders' movements reads the index above
create index stock_movements_reason_idx on stock_movements (reason, id) where reason <> 'order';
create index stock_movements_product_id_reason_idx on stock_movements (product_id, reason, id) where reason <> 'order';
create index stock_movements_moved_by_idx on stock_movements (moved_by) where moved_by is not null;

-- Why the current transaction changes stock: `{ reason, order, by }` in a setting that ends with the transaction. A statement of an
-- older version has none, and its movements are corrections.
create function stock_movement_cause() returns jsonb language sql stable return
  coalesce(nullif(current_setting('shop.stock_movement', true), ''), '{}')::jsonb;

create function record_opening_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movements (product_id, quantity, stock, reason, moved_by)
    select id, stock, stock, 'opening', (stock_movement_cause() ->> 'by')::uuid from products_after order by id;
  return null;
end;
$$;

create function record_stock_movement() returns trigger language plpgsql as $$
declare
  cause jsonb := stock_movement_cause();
begin
  insert into stock_movements (product_id, quantity, stock, reason, order_number, moved_by)
    values (new.id, new.stock - old.stock, new.stock, coalesce(cause ->> 'reason', 'correction'), cause ->> 'order',
      (cause ->> 'by')::uuid);
  return null;
end;
$$;

-- From here until the end of this transaction nothing else writes products, so no change is missed or counted twice.
create trigger products_stock_after_insert after insert on products
  referencing new table as products_after for each statement execute function record_opening_stock();
create trigger products_stock_after_update after update of stock on products
  for each row when (new.stock <> old.stock) execute function record_stock_movement();

insert into stock_movements (product_id, quantity, stock, reason) select id, stock, stock, 'opening' from products order by id;

-- Products whose stock was not the sum of their movements when the nightly task looked; it has entered the difference as a
-- correction, and a row is kept for some days.
create table stock_discrepancies (
  product_id text primary key references products on delete cascade,
  stock integer not null,
  movements_sum bigint not null,
  found_at timestamptz not null default now()
);

-- Products whose low stock the owner has been told of, until they have more again.
create table low_stock_notices (
  product_id text primary key references products on delete cascade,
  noticed_at timestamptz not null default now()
);

-- Files of products that an admin has uploaded: what they would change was shown, and a job imports them (decision 200). A file is
-- deleted when it is imported, and the row after a day.
create table product_imports (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users on delete cascade,
  file_name text not null,
  content bytea,
  -- of the changes that were shown
  plan_hash text not null,
  state text not null default 'checked' check (state in ('checked', 'waiting', 'running', 'done', 'cancelled', 'outdated')),
  is_cancelled boolean not null default false,
  -- whether new products are in the archive until an admin lists them
  archives_new boolean not null default true,
  changes integer not null,
  done integer not null default 0,
  created_at timestamptz not null default now()
);
create index product_imports_created_at_idx on product_imports (created_at);
create index product_imports_admin_id_idx on product_imports (admin_id);

-- A change of many prices folds no texts again: the index of the lists takes over what has changed (decision 200).
create or replace function index_changed_product() returns trigger language plpgsql as $$
begin
  if new.is_archived then
    delete from product_search_index where product_id = new.id;
    return null;
  end if;
  if not old.is_archived and (new.name_ar, new.name_en, new.description_ar, new.description_en)
      = (old.name_ar, old.name_en, old.description_ar, old.description_en) then
    update product_search_index listed
      set category = new.category, price = new.price, is_new = coalesce(new.badge = 'NEW', false), is_on_sale = new.is_on_sale
      where product_id = new.id and (listed.category, listed.price, listed.is_new, listed.is_on_sale)
        is distinct from (new.category, new.price, coalesce(new.badge = 'NEW', false), new.is_on_sale);
    return null;
  end if;
  insert into product_search_index as listed values (new.id, new.category, new.price, coalesce(new.badge = 'NEW', false),
      new.is_on_sale, new.name_ar, new.name_en,
      fold_listing_text(new.name_ar) || e'\n' || fold_listing_text(new.description_ar),
      fold_listing_text(new.name_en) || e'\n' || fold_listing_text(new.description_en))
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, name_ar = excluded.name_ar, name_en = excluded.name_en,
      text_ar = excluded.text_ar, text_en = excluded.text_en
    where listed is distinct from excluded;
  return null;
end;
$$;
