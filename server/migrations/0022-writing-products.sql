-- What it costs to write products (decision 220): the index of the lists, the ledger of stock and the counts are written once for each
-- statement and only where something of theirs has changed, each text is folded once, and counts are added up when the transaction ends.

-- The words of a text that is folded already: those that search_tokens() finds. A regular expression replaces signs much faster
-- than translate(). The inner query keeps the planner from computing the text twice.
create function folded_search_tokens(text) returns text[] language sql immutable strict parallel safe return (
  select array_remove(string_to_array(case when has_digits then regexp_replace(plain,
      '\m([0-9_]+)(ml|cm|mm|l|pcs|pc|piece|pieces|سم|مل|لتر|قطعه|قطع|فرد|افراد)(?=\s|$)', '\1 \2', 'g') else plain end, ' '), '')
  from (
    select has_digits, regexp_replace(
      case when has_digits then regexp_replace(folded, '([0-9])[.,٫]([0-9])', '\1_\2', 'g') else folded end,
      '[!"#$%&''()*+,\-./:;<=>?@[\\\]^`{|}~«»،؛؟٪“”„‘’…–—×·°•\n\t]', ' ', 'g') as plain
    from (select $1 as folded, $1 ~ '[0-9]' as has_digits offset 0) as checked offset 0
  ) as cleared
);

-- Both take a text that is folded already.
create or replace function without_denials(text) returns text language sql immutable strict parallel safe return regexp_replace(
  $1, '(^|\s)(not|no|without|بلا|بدون|بغير|ولا|لا|غير)\s[^،؛,;.]*', '\1', 'g');
create or replace function without_lack(text) returns text language sql immutable strict parallel safe return regexp_replace(
  $1, '(^|\s)(no|without|بلا|بدون|بغير)(\s[^\s،؛,;.]+){1,2}', '\1', 'g');

-- The word that a word of a text or a search stands for. Behind an article nothing else is cut off: «بالهناء» is «هناء», whether or not
-- another product has «الهناء», so that the order in which products come does not matter.
create or replace function search_lemma(word text) returns text language plpgsql stable strict parallel safe as $$
declare
  base text := search_form(word);
  rest text;
  ending text[];
  candidate text;
  has_article boolean := word ~ '^([وف]?[بك]?ال|[وف]?لل)...';
begin
  if base is not null then return base; end if;
  if word ~ '^[a-z]+$' then
    base := case
      when word ~ '...ies$' then left(word, -3) || 'y'
      when word ~ '(ch|sh|x|ss|us|zz)es$' then left(word, -2)
      when word ~ '..[^sui]s$' then left(word, -1)
      else word end;
    base := case
      when base ~ '...our$' and length(base) > 5 then left(base, -3) || 'or'
      when base ~ '..[^aeiou]re$' then left(base, -2) || 'er'
      else base end;
    return coalesce(search_form(base), base);
  end if;
  if word !~ '[ء-ي]' then return word; end if;
  for rest in
    select part from (
      select word as part, 0 as turn
      union all select regexp_replace(word, '^([وف]?[بك]?ال|[وف]?لل)', ''), 1
      union all select substr(word, 2), 2 where word ~ '^[وفبكل]' and not has_article
      union all select substr(word, 3), 3 where word ~ '^[وف][بكل]' and not has_article
    ) as parts where length(part) >= 2 and (turn = 0 or part <> word) order by turn
  loop
    base := search_form(rest);
    if base is not null then return base; end if;
    foreach ending slice 1 in array
      array[['ات', 'ه'], ['ات', ''], ['تين', 'ه'], ['تان', 'ه'], ['ين', ''], ['ان', ''], ['ون', ''], ['ا', ''], ['ه', ''], ['ي', '']]
    loop
      if right(rest, length(ending[1])) = ending[1] and length(rest) - length(ending[1]) >= 2 then
        candidate := left(rest, -length(ending[1])) || ending[2];
        base := search_form(candidate);
        if base is not null then return base; end if;
        if length(candidate) >= 3 and is_known_search_word(candidate) then return candidate; end if;
      end if;
    end loop;
    if rest <> word and length(rest) >= 3 and is_known_search_word(rest) then return rest; end if;
  end loop;
  if has_article and word !~ '^ال(وان|ماس)' then
    return regexp_replace(word, '^([وف]?[بك]?ال|[وف]?لل)', '');
  end if;
  return word;
end;
$$;

-- Who adds words waits for others who do, because a transaction of several statements, such as an import, adds them in no order.
create function lock_search_vocabulary() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('search_vocabulary', 0));
$$;

create or replace function remember_search_words(words text[], prominent text[]) returns void language plpgsql as $$
declare
  added text[];
begin
  select array_agg(distinct word) into added from (
    select word, false as is_prominent from unnest(words) as word
    union all select word, true from unnest(prominent) as word
  ) as given where word <> '' and not exists (
    select from search_vocabulary known where known.word = given.word and known.is_prominent >= given.is_prominent
  );
  if added is null then return; end if;
  perform lock_search_vocabulary();
  insert into search_vocabulary as known (word, lemma, is_prominent, skeleton, shortened)
    select word, '', is_prominent, search_skeleton(word),
      case when is_prominent and word !~ '[0-9_]' and length(word) between 3 and 30 then search_shortened(word) end
    from unnest(added) as word, lateral (select coalesce(word = any(prominent), false) as is_prominent) as kind order by word
    on conflict (word) do update set is_prominent = true, shortened = excluded.shortened
      where excluded.is_prominent and not known.is_prominent;
  update search_vocabulary set lemma = case when word ~ '^[0-9_]+$' then word else search_lemma(word) end where lemma = '';
end;
$$;

-- The keys are those of 0020-product-names.sql. Numbers stand for a product and a language, because they are compared faster.
-- The memory holds the keys of a batch of an import.
create or replace function index_search_keys(ids text[]) returns void language plpgsql set work_mem = '32MB' as $$
declare
  listed text[];
  numbers integer[];
  levels integer[];
  texts text[];
begin
  select array_agg(id order by position, id) into listed from products where id = any(ids) and not is_archived;
  select array_agg(number), array_agg(level), array_agg(folded) into numbers, levels, texts
    from unnest(listed) with ordinality as each (id, place) join products using (id),
      lateral (values
        (0, 1, array_to_string(name_ar || other_names_ar, ' ; ')), (1, 1, array_to_string(name_en || other_names_en, ' ; ')),
        (0, 2, search_kind(subtitle_ar, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif)),
        (1, 2, search_kind(subtitle_en, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif)),
        (0, 3, array_to_string(features_ar, ' ; ')), (1, 3, array_to_string(features_en, ' ; ')),
        (0, 4, description_ar), (1, 4, description_en)) as field (language, level, content),
      lateral (select (place * 2)::integer + language as number, fold_listing_text(content) as folded) as made;
  perform remember_search_words(
    (select array_agg(distinct word) from unnest(levels, texts) as field (level, folded), unnest(folded_search_tokens(folded)) as word
      where level in (3, 4)),
    -- without the marks of category, flags and attributes, which nobody types
    (select array_agg(distinct word) from (
      select word from unnest(levels, texts) as field (level, folded), unnest(folded_search_tokens(folded)) as word
        where level in (1, 2) and word !~ '^[a-z]+_'
      union all
      select word from unnest(listed) as id, unnest(folded_search_tokens(id)) as word
    ) as named)
  );
  with fields as materialized (
    select number, level, folded_search_tokens(folded) as written,
      case when asserted <> folded then folded_search_tokens(asserted) end as asserted
    from (
      select number, level, folded,
        case level when 3 then without_denials(folded) when 4 then without_lack(folded) else folded end as asserted
      from unnest(numbers, levels, texts) as field (number, level, folded) offset 0
    ) as given
  ), words as materialized (
    select number, level, place, word from fields, unnest(coalesce(asserted, written)) with ordinality as token (word, place)
  ), known as materialized (
    select word, lemma from search_vocabulary where word = any(array(select distinct word from words))
  ), lemmas as materialized (
    select number, level, place, coalesce(lemma, word) as lemma from words left join known using (word)
  ), lines as materialized (
    select number, level, ' ' || string_agg(lemma, ' ' order by place) || ' ' as line from lemmas group by 1, 2
  ), singles as materialized (
    select number, lemma, min(level) as level from lemmas group by 1, 2
  ), parts as materialized (
    select number, level, part from singles, unnest(string_to_array(lemma, ' ')) as part
  ), similar_words as materialized (
    select w.lemma, w.group_id, w.lemma like '% %' as is_phrase from search_words w join search_groups g on g.id = w.group_id
    where g.kind = 'similar' and w.role <> 'typed'
  ), found as (
    select number, level, part as key from parts
    union all
    select number, level, '@' || group_id from singles join similar_words using (lemma) where not is_phrase
    union all
    select number, level, '@' || group_id from (
      select distinct number, lemma, group_id from parts join similar_words on part = split_part(lemma, ' ', 1) where is_phrase
    ) as begun join lines using (number) where strpos(line, ' ' || lemma || ' ') > 0
    union all
    select number, level, '=' || m[1] || m[2]
      from lines, regexp_matches(line, ' ([0-9_]+) (cm|ml|litre|piece|person)(?= )', 'g') as m
    union all
    select number, level, '=' || m[1] || 'person'
      from lines, regexp_matches(line, ' for ([0-9]+) (?!cm|ml|litre|piece)', 'g') as m
  ), best as (
    select number, key, min(level) as level from found group by 1, 2
  ), keys as materialized (
    -- in order, so that keys that are the same are recognized as the same
    select number, array_agg(distinct key) as keys from (
      select number, (levels.level || key) collate "C" as key from best, generate_series(best.level, 4) as levels (level)
      union all
      select number, '0' || word from fields, unnest(written) as word where level in (1, 4)
      union all
      -- the id, and its beginnings
      select (place * 2)::integer + language, '1' || regexp_replace(id, '(-[^-]+){' || parts || '}$', '')
        from unnest(listed) with ordinality as each (id, place), (values (0), (1)) as both_languages (language),
          generate_series(0, length(id) - length(replace(id, '-', '')) - 1) as parts
    ) as every group by 1
  )
  insert into product_search_keys as kept (product_id, category, price, is_new, is_on_sale, colour, motif, keys_ar, keys_en)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, colour, motif, arabic.keys, english.keys
    from unnest(listed) with ordinality as each (id, place) join products using (id)
      join keys as arabic on arabic.number = place * 2 join keys as english on english.number = place * 2 + 1
    order by place
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, colour = excluded.colour, motif = excluded.motif,
      keys_ar = excluded.keys_ar, keys_en = excluded.keys_en
    where (kept.category, kept.price, kept.is_new, kept.is_on_sale, kept.colour, kept.motif, kept.keys_ar, kept.keys_en) is distinct from
      (excluded.category, excluded.price, excluded.is_new, excluded.is_on_sale, excluded.colour, excluded.motif, excluded.keys_ar, excluded.keys_en);
end;
$$;

-- Both indexes of products, once for each statement: most statements only change the stock, many the price. A text is folded, and
-- keys are made, only for products whose own texts, category, flags, colour or motif have changed.
create or replace function index_search_keys_of_changed() returns trigger language plpgsql as $$
declare
  -- ids of products of which the lists show something else now; of those with another text, or that have left the archive; with other keys
  changed text[];
  rewritten text[];
  reworded text[];
begin
  select array_agg(id), array_agg(id) filter (where is_rewritten), array_agg(id) filter (where is_rewritten or is_reworded)
    into changed, rewritten, reworded
  from (
    select id, (earlier.is_archived, earlier.name_ar, earlier.name_en, earlier.description_ar, earlier.description_en,
        earlier.other_names_ar, earlier.other_names_en) is distinct from (later.is_archived, later.name_ar, later.name_en,
        later.description_ar, later.description_en, later.other_names_ar, later.other_names_en) as is_rewritten,
      (earlier.category, earlier.badge, earlier.is_on_sale, earlier.colour, earlier.motif, earlier.subtitle_ar, earlier.subtitle_en,
        earlier.features_ar, earlier.features_en) is distinct from (later.category, later.badge, later.is_on_sale, later.colour, later.motif,
        later.subtitle_ar, later.subtitle_en, later.features_ar, later.features_en) as is_reworded,
      earlier.price <> later.price as is_repriced
    from products_before as earlier join products_after as later using (id)
  ) as compared where is_rewritten or is_reworded or is_repriced;
  if changed is null then return null; end if;

  if rewritten is not null then
    delete from product_search_index using products_after
      where product_search_index.product_id = products_after.id and products_after.is_archived and products_after.id = any(rewritten);
    delete from product_search_keys using products_after
      where product_search_keys.product_id = products_after.id and products_after.is_archived and products_after.id = any(rewritten);
    insert into product_search_index as listed (product_id, category, price, is_new, is_on_sale, name_ar, name_en, text_ar, text_en,
        colour, motif, added_at)
      select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, name_ar, name_en,
        listed_text(name_ar, description_ar, other_names_ar), listed_text(name_en, description_en, other_names_en),
        colour, motif, added_at
      from products_after where id = any(rewritten) and not is_archived
      on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
        is_on_sale = excluded.is_on_sale, name_ar = excluded.name_ar, name_en = excluded.name_en,
        text_ar = excluded.text_ar, text_en = excluded.text_en, colour = excluded.colour, motif = excluded.motif
      where listed is distinct from excluded;
  end if;
  -- without the texts; an archived product has no row
  update product_search_index listed
    set category = later.category, price = later.price, is_new = coalesce(later.badge = 'NEW', false), is_on_sale = later.is_on_sale,
      colour = later.colour, motif = later.motif
    from products_after as later where listed.product_id = later.id and later.id = any(changed)
      and (listed.category, listed.price, listed.is_new, listed.is_on_sale, listed.colour, listed.motif)
        is distinct from (later.category, later.price, coalesce(later.badge = 'NEW', false), later.is_on_sale, later.colour, later.motif);
  if reworded is not null then
    perform index_search_keys(reworded);
  end if;
  update product_search_keys kept set price = later.price
    from products_after as later where kept.product_id = later.id and later.id = any(changed) and kept.price <> later.price;
  return null;
end;
$$;
drop trigger products_index_after_update on products;
drop trigger products_index_after_attribute_update on products;
drop trigger products_index_after_other_names_update on products;

-- The movements of one statement are one insert.
create function record_stock_movements() returns trigger language plpgsql as $$
declare
  cause jsonb := stock_movement_cause();
begin
  insert into stock_movements (product_id, quantity, stock, reason, order_number, moved_by)
    select id, later.stock - earlier.stock, later.stock, coalesce(cause ->> 'reason', 'correction'), cause ->> 'order', (cause ->> 'by')::uuid
    from products_before as earlier join products_after as later using (id) where later.stock <> earlier.stock order by id;
  return null;
end;
$$;
drop trigger products_stock_after_update on products;
create trigger products_stock_after_update after update on products
  referencing old table as products_before new table as products_after
  for each statement execute function record_stock_movements();

-- What an open transaction has changed of the counts of the lists. It is added to them when the transaction commits, in one order, so
-- that two transactions of several statements cannot deadlock, and nobody waits for an import because of a count. Each
-- transaction sees its own rows only, and deletes them when it commits.
create unlogged table product_count_changes (
  transaction_id xid8 not null default pg_current_xact_id(),
  category text not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  colour text not null,
  motif text not null,
  price_band integer not null,
  change bigint not null,
  primary key (transaction_id, category, is_new, is_on_sale, colour, motif, price_band)
);

create or replace function increment_filter_counts() returns trigger language plpgsql as $$
begin
  insert into product_count_changes as noted (category, is_new, is_on_sale, colour, motif, price_band, change)
    select category, is_new, is_on_sale, coalesce(colour, ''), coalesce(motif, ''), price_band(price), count(*)
    from listed_after group by 1, 2, 3, 4, 5, 6
    on conflict (transaction_id, category, is_new, is_on_sale, colour, motif, price_band)
      do update set change = noted.change + excluded.change;
  return null;
end;
$$;
create or replace function decrement_filter_counts() returns trigger language plpgsql as $$
begin
  insert into product_count_changes as noted (category, is_new, is_on_sale, colour, motif, price_band, change)
    select category, is_new, is_on_sale, coalesce(colour, ''), coalesce(motif, ''), price_band(price), -count(*)
    from listed_before group by 1, 2, 3, 4, 5, 6
    on conflict (transaction_id, category, is_new, is_on_sale, colour, motif, price_band)
      do update set change = noted.change + excluded.change;
  return null;
end;
$$;
create or replace function update_filter_counts() returns trigger language plpgsql as $$
begin
  insert into product_count_changes as noted (category, is_new, is_on_sale, colour, motif, price_band, change)
    select category, is_new, is_on_sale, colour, motif, band, sum(n) from (
      select category, is_new, is_on_sale, coalesce(colour, '') as colour, coalesce(motif, '') as motif,
        price_band(price) as band, 1 as n from listed_after
      union all
      select category, is_new, is_on_sale, coalesce(colour, ''), coalesce(motif, ''), price_band(price), -1 from listed_before
    ) as changed group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0
    on conflict (transaction_id, category, is_new, is_on_sale, colour, motif, price_band)
      do update set change = noted.change + excluded.change;
  return null;
end;
$$;
create or replace function reset_filter_counts() returns trigger language plpgsql as $$
begin
  delete from product_count_changes;
  delete from product_filter_counts;
  return null;
end;
$$;

-- Once for each row at the end of the transaction; the first time adds the changes of all.
create function apply_count_changes() returns trigger language plpgsql as $$
begin
  with taken as (
    delete from product_count_changes where transaction_id = pg_current_xact_id() returning *
  ), filters as (
    insert into product_filter_counts as counted
      select category, is_new, is_on_sale, colour, motif, price_band, change from taken where change <> 0 order by 1, 2, 3, 4, 5, 6
      on conflict (category, is_new, is_on_sale, colour, motif, price_band) do update set count = counted.count + excluded.count
  )
  insert into product_category_counts as counted (category, is_new, is_on_sale, count)
    select category, is_new, is_on_sale, sum(change) from taken group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict (category, is_new, is_on_sale) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create constraint trigger product_count_changes_apply after insert on product_count_changes deferrable initially deferred
  for each row execute function apply_count_changes();
drop trigger product_search_index_after_insert on product_search_index;
drop trigger product_search_index_after_delete on product_search_index;
drop trigger product_search_index_after_update on product_search_index;
