-- What the public list filters, searches and sorts by, apart from the products themselves: these change with every piece
-- that is sold, and the list does not. The database keeps it in step, whoever writes a product (decision 100).

create table listed_products (
  product_id text primary key references products on delete cascade,
  category text not null,
  price bigint not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  name_ar text not null,
  name_en text not null,
  -- name and description, folded, in two lines
  text_ar text not null,
  text_en text not null
);

-- A text as a searcher may spell it, whatever letters this database's own locale knows.
create function fold_for_list(text) returns text language sql immutable strict parallel safe return
  trim(regexp_replace(fold_for_search(lower(normalize($1, NFKD) collate "und-x-icu")), '\s+', ' ', 'g'));

-- Every part of a text of up to three letters, and what else a list is narrowed to. So a search for a single letter and one
-- for a rare word find their products in one index, in letters of any script. The text is cut into pairs and triples from
-- each beginning on, which is quicker than asking for each place.
create function parts_for_list(searched text, category text, is_new boolean, is_on_sale boolean) returns text[]
language sql immutable strict parallel safe cost 100000 return
  string_to_array(searched, null)
  || string_to_array(regexp_replace(searched, '(..)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(searched, 2), '(..)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(searched, '(...)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(searched, 2), '(...)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(searched, 3), '(...)', e'\\1\x01', 'g'), e'\x01')
  || ('#' || category) || case when is_new then array['#new'] else '{}' end
  || case when is_on_sale then array['#sale'] else '{}' end;

create index listed_parts_ar on listed_products using gin (parts_for_list(text_ar, category, is_new, is_on_sale));
create index listed_parts_en on listed_products using gin (parts_for_list(text_en, category, is_new, is_on_sale));

-- each order of the list, within a category: a list of all of them is the beginnings of each, put together
create index listed_by_name_ar on listed_products (category, (name_ar collate "ar-x-icu"), product_id);
create index listed_by_name_en on listed_products (category, (name_en collate "en-x-icu"), product_id);
create index listed_by_price_low_ar on listed_products (category, price, (name_ar collate "ar-x-icu"), product_id);
create index listed_by_price_low_en on listed_products (category, price, (name_en collate "en-x-icu"), product_id);
create index listed_by_price_high_ar on listed_products (category, price desc, (name_ar collate "ar-x-icu"), product_id);
create index listed_by_price_high_en on listed_products (category, price desc, (name_en collate "en-x-icu"), product_id);

-- How many there are of each kind: a list tells it, and would else count a hundred thousand to do so.
create table listed_counts (
  category text not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  count bigint not null,
  primary key (category, is_new, is_on_sale)
);

create function count_more_listed() returns trigger language plpgsql as $$
begin
  insert into listed_counts as counted (category, is_new, is_on_sale, count)
    select category, is_new, is_on_sale, count(*) from listed_after group by 1, 2, 3 order by 1, 2, 3
    on conflict (category, is_new, is_on_sale) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function count_less_listed() returns trigger language plpgsql as $$
begin
  insert into listed_counts as counted (category, is_new, is_on_sale, count)
    select category, is_new, is_on_sale, -count(*) from listed_before group by 1, 2, 3 order by 1, 2, 3
    on conflict (category, is_new, is_on_sale) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function count_otherwise_listed() returns trigger language plpgsql as $$
begin
  insert into listed_counts as counted (category, is_new, is_on_sale, count)
    select category, is_new, is_on_sale, sum(n) from (
      select category, is_new, is_on_sale, 1 as n from listed_after
      union all select category, is_new, is_on_sale, -1 from listed_before
    ) as changed group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (category, is_new, is_on_sale) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function count_none_listed() returns trigger language plpgsql as $$
begin
  delete from listed_counts;
  return null;
end;
$$;
create trigger listed_come after insert on listed_products
  referencing new table as listed_after for each statement execute function count_more_listed();
create trigger listed_go after delete on listed_products
  referencing old table as listed_before for each statement execute function count_less_listed();
create trigger listed_change after update on listed_products
  referencing old table as listed_before new table as listed_after
  for each statement execute function count_otherwise_listed();
create trigger listed_end after truncate on listed_products
  for each statement execute function count_none_listed();

create function list_new_products() returns trigger language plpgsql as $$
begin
  insert into listed_products
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, name_ar, name_en,
      fold_for_list(name_ar) || e'\n' || fold_for_list(description_ar),
      fold_for_list(name_en) || e'\n' || fold_for_list(description_en)
    from products_after where not is_archived;
  return null;
end;
$$;
create trigger products_are_listed after insert on products
  referencing new table as products_after for each statement execute function list_new_products();

create function list_changed_product() returns trigger language plpgsql as $$
begin
  if new.is_archived then
    delete from listed_products where product_id = new.id;
    return null;
  end if;
  insert into listed_products as listed values (new.id, new.category, new.price, coalesce(new.badge = 'NEW', false),
      new.is_on_sale, new.name_ar, new.name_en,
      fold_for_list(new.name_ar) || e'\n' || fold_for_list(new.description_ar),
      fold_for_list(new.name_en) || e'\n' || fold_for_list(new.description_en))
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, name_ar = excluded.name_ar, name_en = excluded.name_en,
      text_ar = excluded.text_ar, text_en = excluded.text_en
    where listed is distinct from excluded;
  return null;
end;
$$;
-- not of what is sold: that only changes the stock
create trigger products_are_listed_anew
  after update of category, price, badge, is_on_sale, is_archived, name_ar, name_en, description_ar, description_en on products
  for each row execute function list_changed_product();

insert into listed_products
  select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, name_ar, name_en,
    fold_for_list(name_ar) || e'\n' || fold_for_list(description_ar),
    fold_for_list(name_en) || e'\n' || fold_for_list(description_en)
  from products where not is_archived;

-- What home, the neighbours of a product and the cart pick from the shelf, each the first few of its index.
create index products_on_sale on products (position, id) where is_on_sale and not is_archived;
create index products_featured on products (category, position, id) where is_featured and not is_archived;
create index products_in_stock on products (category, position, id) where stock > 0 and not is_archived;
create index products_reduced on products (((original_price - price) * 100 / original_price) desc)
  where original_price is not null and not is_archived;
