-- Keys of a product's place in the shop and of its price (decision 219), so that the index of words finds the hits of a part of the
-- shop, or of a range of prices, without reading all products with a frequent word: '#' and the number of the part, '$' and the step
-- of the price. No word has such a key, because those begin with a digit.

-- The step of a price, in piastres; the server has the same ones (server/products/listing/price-steps.ts).
create function search_price_step(price bigint) returns integer language sql immutable strict parallel safe
  return width_bucket(price, array[10000, 15000, 20000, 25000, 30000, 35000, 40000, 45000, 50000, 60000, 70000, 80000, 90000, 100000,
    120000, 140000, 160000, 180000, 200000, 250000, 300000, 400000, 500000, 750000, 1000000]::bigint[]);

-- Parts have 1,024 entries each.
create function search_place_keys(entry bigint, price bigint) returns text[] language sql immutable strict parallel safe
  return array['#' || entry / 1024, '$' || search_price_step(price)];

-- A trigger of the index itself, so that whoever writes keys need not know of these. An update within a step changes no key, so no
-- index is written.
create function place_search_keys() returns trigger language plpgsql as $$
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
  return new;
end;
$$;
create trigger product_search_keys_place before insert or update of price, keys_ar, keys_en on product_search_keys
  for each row execute function place_search_keys();
