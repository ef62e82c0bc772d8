-- A row of the index of words is short only where its keys are kept outside of it, which PostgreSQL does with rows of more than
-- 2,000 bytes. Keys of short texts stayed inside, three products in a page of the table, so that counting 6,000 hits read 5,000 pages.
-- The filler makes such a row long enough; compressed it takes 31 bytes (decision 219).
alter table product_search_keys add column filler text;

create or replace function place_search_keys() returns trigger language plpgsql as $$
declare
  -- a row that is about to become an update keeps the entry of the product
  place bigint := case tg_op when 'INSERT' then
    coalesce((select entry from product_search_keys where product_id = new.product_id), new.entry) else new.entry end;
  own text[] := search_place_keys(place, new.price);
  former text[] := case tg_op when 'UPDATE' then search_place_keys(old.entry, old.price) else '{}' end;
begin
  -- no statements here, because many products are written at once; array_remove leaves an array without the key as it is
  if not new.keys_ar @> own then
    new.keys_ar := array_remove(array_remove(new.keys_ar, former[1]), former[2]) || own;
  end if;
  if not new.keys_en @> own then
    new.keys_en := array_remove(array_remove(new.keys_en, former[1]), former[2]) || own;
  end if;
  if pg_column_size(new.keys_ar) + pg_column_size(new.keys_en) < 2000 then
    new.filler := repeat(' ', 2100);
  end if;
  return new;
end;
$$;
