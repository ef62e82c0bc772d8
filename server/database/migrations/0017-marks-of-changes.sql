-- A signal reaches only who listens while it is sent. So each change that visitors see also leaves a mark, and both name
-- the transaction that made it: a process that looks now and then sees which it has missed. Marks outlive no crash, and need
-- not: after one every process connects anew, which counts as a change.

create unlogged table product_changes (
  made_by xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default now()
);
create index product_changes_by_age on product_changes (made_at);

create function say_products_changed() returns void language plpgsql as $$
begin
  insert into product_changes default values;
  perform pg_notify('products_changed', pg_current_xact_id()::text);
end;
$$;

create or replace function announce_products_changed() returns trigger language plpgsql as $$
begin
  perform say_products_changed();
  return null;
end;
$$;

create or replace function announce_visible_product_changes() returns trigger language plpgsql as $$
begin
  if exists (
    select from products_before
    full join products_after on products_after.id = products_before.id
    where (to_jsonb(products_before) - 'stock' - 'updated_at') is distinct from
          (to_jsonb(products_after) - 'stock' - 'updated_at')
       or least(products_before.stock, 6) is distinct from least(products_after.stock, 6)
  ) then
    perform say_products_changed();
  end if;
  return null;
end;
$$;
