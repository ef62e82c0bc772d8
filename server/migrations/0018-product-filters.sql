-- The list is filtered by price, colour and motif, with counts, and sorted by what was added last (decision 214).
alter table product_search_index add column colour text, add column motif text, add column added_at timestamptz not null default now();
alter table product_search_keys add column colour text, add column motif text;

-- The part of the price filter that a price belongs to: below 500, 1,000 and 2,000 pounds, and the rest
-- (domain/search/list-filters.ts).
create function price_band(price bigint) returns integer language sql immutable strict parallel safe
  return width_bucket(price, array[50000, 100000, 200000]::bigint[]);

-- Counts of each combination, because counting a hundred thousand rows for each list is slow; the empty text is no value.
create table product_filter_counts (
  category text not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  colour text not null,
  motif text not null,
  price_band integer not null,
  count bigint not null,
  primary key (category, is_new, is_on_sale, colour, motif, price_band)
);

create function increment_filter_counts() returns trigger language plpgsql as $$
begin
  insert into product_filter_counts as counted
    select category, is_new, is_on_sale, coalesce(colour, ''), coalesce(motif, ''), price_band(price), count(*)
    from listed_after group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (category, is_new, is_on_sale, colour, motif, price_band) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function decrement_filter_counts() returns trigger language plpgsql as $$
begin
  insert into product_filter_counts as counted
    select category, is_new, is_on_sale, coalesce(colour, ''), coalesce(motif, ''), price_band(price), -count(*)
    from listed_before group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (category, is_new, is_on_sale, colour, motif, price_band) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function update_filter_counts() returns trigger language plpgsql as $$
begin
  insert into product_filter_counts as counted
    select category, is_new, is_on_sale, colour, motif, band, sum(n) from (
      select category, is_new, is_on_sale, coalesce(colour, '') as colour, coalesce(motif, '') as motif,
        price_band(price) as band, 1 as n from listed_after
      union all
      select category, is_new, is_on_sale, coalesce(colour, ''), coalesce(motif, ''), price_band(price), -1 from listed_before
    ) as changed group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (category, is_new, is_on_sale, colour, motif, price_band) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function reset_filter_counts() returns trigger language plpgsql as $$
begin
  delete from product_filter_counts;
  return null;
end;
$$;
create trigger product_search_index_filters_after_insert after insert on product_search_index
  referencing new table as listed_after for each statement execute function increment_filter_counts();
create trigger product_search_index_filters_after_delete after delete on product_search_index
  referencing old table as listed_before for each statement execute function decrement_filter_counts();
create trigger product_search_index_filters_after_update after update on product_search_index
  referencing old table as listed_before new table as listed_after
  for each statement execute function update_filter_counts();
create trigger product_search_index_filters_after_truncate after truncate on product_search_index
  for each statement execute function reset_filter_counts();

-- what the list has now; an update that changes no count comes after it
insert into product_filter_counts
  select category, is_new, is_on_sale, '', '', price_band(price), count(*) from product_search_index group by 1, 2, 3, 6;
update product_search_index listed set colour = products.colour, motif = products.motif
  from products where products.id = listed.product_id and (products.colour is not null or products.motif is not null);

create or replace function index_new_products() returns trigger language plpgsql as $$
begin
  insert into product_search_index (product_id, category, price, is_new, is_on_sale, name_ar, name_en, text_ar, text_en, colour, motif,
      added_at)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, name_ar, name_en,
      fold_listing_text(name_ar) || e'\n' || fold_listing_text(description_ar),
      fold_listing_text(name_en) || e'\n' || fold_listing_text(description_en), colour, motif, added_at
    from products_after where not is_archived;
  return null;
end;
$$;
create or replace function index_changed_product() returns trigger language plpgsql as $$
begin
  if new.is_archived then
    delete from product_search_index where product_id = new.id;
    return null;
  end if;
  if not old.is_archived and (new.name_ar, new.name_en, new.description_ar, new.description_en)
      = (old.name_ar, old.name_en, old.description_ar, old.description_en) then
    update product_search_index listed
      set category = new.category, price = new.price, is_new = coalesce(new.badge = 'NEW', false), is_on_sale = new.is_on_sale,
        colour = new.colour, motif = new.motif
      where product_id = new.id and (listed.category, listed.price, listed.is_new, listed.is_on_sale, listed.colour, listed.motif)
        is distinct from (new.category, new.price, coalesce(new.badge = 'NEW', false), new.is_on_sale, new.colour, new.motif);
    return null;
  end if;
  insert into product_search_index as listed (product_id, category, price, is_new, is_on_sale, name_ar, name_en, text_ar, text_en,
      colour, motif, added_at)
    values (new.id, new.category, new.price, coalesce(new.badge = 'NEW', false), new.is_on_sale, new.name_ar, new.name_en,
      fold_listing_text(new.name_ar) || e'\n' || fold_listing_text(new.description_ar),
      fold_listing_text(new.name_en) || e'\n' || fold_listing_text(new.description_en), new.colour, new.motif, new.added_at)
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, name_ar = excluded.name_ar, name_en = excluded.name_en,
      text_ar = excluded.text_ar, text_en = excluded.text_en, colour = excluded.colour, motif = excluded.motif
    where listed is distinct from excluded;
  return null;
end;
$$;
create trigger products_index_after_attribute_update after update of colour, motif on products
  for each row execute function index_changed_product();

-- The words by which groups of similar words know the products of a colour or a motif, as those of a category.
create function attribute_marks(colour text, motif text) returns text language sql immutable parallel safe
  return concat(' colour_' || colour, ' motif_' || motif);

create or replace function index_search_keys(ids text[]) returns void language plpgsql as $$
begin
  perform remember_search_words(
    (select array_agg(distinct word) from products, unnest(search_tokens(
      concat_ws(e'\n', description_ar, description_en, array_to_string(features_ar || features_en, e'\n')))) as word
      where id = any(ids) and not is_archived),
    (select array_agg(distinct word) from products, unnest(search_tokens(
      concat_ws(e'\n', name_ar, name_en, subtitle_ar, subtitle_en, id))) as word where id = any(ids) and not is_archived)
  );
  with fields as materialized (
    select id, language, level, content from products,
      lateral (select search_kind(subtitle_ar, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif) as ar,
        search_kind(subtitle_en, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif) as en) as kind,
      lateral (values ('ar', 1, name_ar), ('ar', 2, kind.ar), ('ar', 3, without_denials(array_to_string(features_ar, ' ; '))),
        ('ar', 4, without_lack(description_ar)), ('en', 1, name_en), ('en', 2, kind.en),
        ('en', 3, without_denials(array_to_string(features_en, ' ; '))), ('en', 4, without_lack(description_en)))
        as field (language, level, content)
    where id = any(ids) and not is_archived
  ), lemmas as materialized (
    select id, language, level, place, coalesce(known.lemma, token.word) as lemma
    from fields, unnest(search_tokens(content)) with ordinality as token (word, place)
      left join search_vocabulary known on known.word = token.word
  ), lines as materialized (
    select id, language, level, ' ' || string_agg(lemma, ' ' order by place) || ' ' as line from lemmas group by 1, 2, 3
  ), similar_words as materialized (
    select w.lemma, w.group_id, w.lemma like '% %' as is_phrase from search_words w join search_groups g on g.id = w.group_id
    where g.kind = 'similar' and w.role <> 'typed'
  ), found as (
    select id, language, level, single as key from lemmas, unnest(string_to_array(lemma, ' ')) as single
    union all
    select id, language, level, '@' || group_id from lemmas join similar_words using (lemma) where not is_phrase
    union all
    select id, language, level, '@' || group_id from lines, similar_words
      where is_phrase and strpos(line, ' ' || lemma || ' ') > 0
    union all
    select id, language, level, '=' || m[1] || m[2]
      from lines, regexp_matches(line, ' ([0-9_]+) (cm|ml|litre|piece|person)(?= )', 'g') as m
    union all
    select id, language, level, '=' || m[1] || 'person'
      from lines, regexp_matches(line, ' for ([0-9]+) (?!cm|ml|litre|piece)', 'g') as m
  ), best as (
    select id, language, key, min(level) as level from found group by 1, 2, 3
  ), keys as materialized (
    select id, array_agg(key) filter (where language = 'ar') as keys_ar, array_agg(key) filter (where language = 'en') as keys_en
    from (
      select id, language, levels.level || key as key from best, generate_series(best.level, 4) as levels (level)
      union
      select id, language, '0' || word from (
        select id, 'ar' as language, search_tokens(name_ar || e'\n' || description_ar) as words from products where id = any(ids)
        union all
        select id, 'en', search_tokens(name_en || e'\n' || description_en) from products where id = any(ids)
      ) as texts, unnest(words) as word
      union
      -- the id, and its beginnings
      select id, language, '1' || regexp_replace(id, '(-[^-]+){' || parts || '}$', '')
        from products, (values ('ar'), ('en')) as each (language), generate_series(0, length(id) - length(replace(id, '-', '')) - 1) as parts
        where id = any(ids)
    ) as every group by 1
  )
  insert into product_search_keys as kept (product_id, category, price, is_new, is_on_sale, colour, motif, keys_ar, keys_en)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, colour, motif, keys.keys_ar, keys.keys_en
    from keys join products using (id) where not is_archived order by position, id
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, colour = excluded.colour, motif = excluded.motif,
      keys_ar = excluded.keys_ar, keys_en = excluded.keys_en
    where (kept.category, kept.price, kept.is_new, kept.is_on_sale, kept.colour, kept.motif, kept.keys_ar, kept.keys_en) is distinct from
      (excluded.category, excluded.price, excluded.is_new, excluded.is_on_sale, excluded.colour, excluded.motif, excluded.keys_ar, excluded.keys_en);
end;
$$;

create or replace function index_search_keys_of_changed() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  delete from product_search_keys using products_after
    where product_search_keys.product_id = products_after.id and products_after.is_archived;
  update product_search_keys set price = products_after.price from products_after
    where product_search_keys.product_id = products_after.id and product_search_keys.price <> products_after.price;
  select array_agg(later.id) into changed from products_before as earlier join products_after as later using (id)
    where not later.is_archived and (earlier.is_archived, earlier.category, earlier.badge, earlier.colour, earlier.motif, earlier.is_on_sale, earlier.name_ar,
      earlier.name_en, earlier.subtitle_ar, earlier.subtitle_en, earlier.description_ar, earlier.description_en,
      earlier.features_ar, earlier.features_en) is distinct from (later.is_archived, later.category, later.badge,
      later.colour, later.motif, later.is_on_sale, later.name_ar, later.name_en, later.subtitle_ar, later.subtitle_en, later.description_ar,
      later.description_en, later.features_ar, later.features_en);
  if changed is not null then
    perform index_search_keys(changed);
  end if;
  return null;
end;
$$;

-- A product belongs to the group of its colour and of its motif, also when its texts do not name them.
insert into search_words (group_id, written, role)
  select distinct on (given.mark) words.group_id, given.mark, 'text' from (values
    ('أزرق', 'colour_blue'),
    ('فيروزي', 'colour_turquoise'),
    ('أخضر', 'colour_green'),
    ('أسود', 'colour_black'),
    ('ذهبي', 'colour_gold'),
    ('لوتس', 'motif_lotus'),
    ('بردي', 'motif_papyrus'),
    ('أرابيسك', 'motif_arabesque'),
    ('calligraphy', 'motif_calligraphy'),
    ('هيروغليفي', 'motif_hieroglyphs'),
    ('جعران', 'motif_scarab'),
    ('عين حورس', 'motif_eye_of_horus'),
    ('نجمة', 'motif_star'),
    ('موج', 'motif_waves')
  ) as given (word, mark)
  join search_words words on words.folded = fold_listing_text(given.word)
  join search_groups groups on groups.id = words.group_id and groups.kind = 'similar'
  order by given.mark, words.group_id
  on conflict (group_id, folded) do nothing;
do $$
begin
  perform refresh_search_words();
  perform index_search_keys((select array_agg(id) from products where colour is not null or motif is not null));
end;
$$;
