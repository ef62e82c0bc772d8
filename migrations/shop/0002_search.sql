-- Search: the list of products with its filters, and the search by words (decisions 192, 214 and 245). Triggers update the index in each
-- transaction that writes a product, and only where something has changed (decision 220).

-- Texts

-- Folds a text with the letters of all languages, whatever letters the locale of the database knows.
create function fold_text(text) returns text language sql immutable strict parallel safe return
  trim(regexp_replace(fold_search_text(lower(normalize($1, NFKD) collate "und-x-icu")), '\s+', ' ', 'g'));

-- Joins the folded texts in which letters are searched, one per line; other names follow the description.
create function searchable_text(name text, description text, other_names text[]) returns text language sql immutable parallel safe return
  fold_text(name) || e'\n' || fold_text(description)
  || case when cardinality(other_names) = 0 then '' else e'\n' || fold_text(array_to_string(other_names, e'\n')) end;

-- Returns the substrings of a word of one to three letters. The word is split into pairs and triples from each offset, which is faster than a
-- substring at each position.
create function search_trigrams(word text) returns text[] language sql immutable strict parallel safe cost 100000 return
  string_to_array(word, null)
  || string_to_array(regexp_replace(word, '(..)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(word, 2), '(..)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(word, '(...)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(word, 2), '(...)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(word, 3), '(...)', e'\\1\x01', 'g'), e'\x01');

-- Returns the band of the price filter: below 500, 1,000 and 2,000 pounds, and above (src/features/search/product-filters.ts). A sum of
-- comparisons, because PostgreSQL inlines it.
create function price_band(price bigint) returns integer language sql immutable strict parallel safe
  return (price >= 50000)::integer + (price >= 100000)::integer + (price >= 200000)::integer;

-- Words

-- Groups of words that the owner edits (decision 193). A group of forms is one word: its plurals, genders, spellings and transliterations
-- are replaced by `lemma` in texts and searches. A group of similar words widens a search. A word of an absent group is never corrected to
-- another word, because the shop does not sell what it means.
create table synonym_groups (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('forms', 'similar', 'absent')),
  -- replaces each form in the index; null for other groups
  lemma text check ((lemma is not null) = (kind = 'forms')),
  -- the words mean this group before they mean their letters, such as "new"
  is_meaning boolean not null default false,
  -- increases with each change, so that a conflicting edit is refused
  version integer not null default 1,
  -- false until a job has indexed the products with the words of the changed group
  is_applied boolean not null default true
);

create table synonym_words (
  id bigint generated always as identity primary key,
  group_id integer not null references synonym_groups on delete cascade,
  written text not null check (length(written) between 1 and 60),
  -- typed: the word finds the group in a search; text: the word in a product belongs to the group
  role text not null default 'both' check (role in ('both', 'typed', 'text')),
  folded text not null generated always as (fold_text(written)) stored,
  -- lemmas of its words, separated by a space; refresh_lemmas() writes it
  lemma text not null default ''
);
create index synonym_words_folded_idx on synonym_words (folded);
create index synonym_words_lemma_idx on synonym_words (lemma);
create unique index synonym_words_group_id_key on synonym_words (group_id, folded);

-- Distinct words of all products and groups.
create table search_vocabulary (
  word text primary key,
  lemma text not null,
  -- whether the word is in a name, a subtitle or a group; only such a word is suggested for a typing error
  is_prominent boolean not null,
  -- consonants as they sound, for spellings by ear and in Latin letters; null for short words
  phonetic_key text,
  -- the word, and the word without one letter (without two from eight letters)
  deletion_variants text[]
);
-- also finds new words, whose lemma is empty
create index search_vocabulary_lemma_idx on search_vocabulary (lemma);
create index search_vocabulary_phonetic_key_idx on search_vocabulary (phonetic_key) where phonetic_key is not null;
create index search_vocabulary_deletion_variants_idx on search_vocabulary using gin (deletion_variants);
create index search_vocabulary_trigrams_idx on search_vocabulary using gin (search_trigrams(word));
-- Find words by their beginning, for suggestions (decision 203). text_pattern_ops compares letters one by one in any collation.
create index search_vocabulary_beginning_idx on search_vocabulary (word text_pattern_ops) where is_prominent;
create index search_vocabulary_lemma_beginning_idx on search_vocabulary (lemma text_pattern_ops) where is_prominent;

-- Returns the words of a folded text in order: letters or digits. A decimal separator joins digits, and a unit after digits is a separate
-- word. The regular expressions for digits run only on texts with digits, because they are slow; `offset 0` keeps the planner from computing
-- the text twice.
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

-- Returns the words of a text that is not folded.
create function search_tokens(text) returns text[] language sql immutable strict parallel safe return
  folded_search_tokens(fold_text($1));

create function search_form(text) returns text language sql stable strict parallel safe return (
  select g.lemma from synonym_words w join synonym_groups g on g.id = w.group_id
  where w.folded = $1 and g.kind = 'forms' order by g.id limit 1
);
create function is_known_search_word(text) returns boolean language sql stable strict parallel safe return
  exists (select from synonym_words where folded = $1)
  or exists (select from search_vocabulary where word = $1 and is_prominent);

-- Returns the lemma of a word. Prefixes of Arabic words are removed only before a known word (فنجان is not "and" before نجان), an article
-- always, endings only after a known word. After an article no other prefix is removed: «بالهناء» is «هناء» even if no product contains
-- «الهناء», so that the lemma does not depend on the order in which products are added.
create function search_lemma(word text) returns text language plpgsql stable strict parallel safe as $$
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

-- Returns the consonants of a word as they sound, one letter each in any script: "papirus" and "papyrus", "jo3ran" and جعران.
create function search_phonetic_key(word text) returns text language sql immutable strict parallel safe return (
  select case when length(bare) >= 3 and word !~ '^[0-9_]+$' then bare end from (
    select regexp_replace(translate(
      replace(replace(replace(replace(replace(regexp_replace(word, '^ال|(.)ه$', '\1'), 'sh', '$'), 'ph', 'f'), 'kh', 'x'), 'gh', 'g'), 'th', 't'),
      'حه7طت6صسث9قكkq2جغjبpضدظذزفvشخ5لمنرعءاويaeiouyw3',
      'hhhtttsssscccccgggbbddzzzff$xxlmnr'), '(.)\1+', '\1', 'g') as bare
  ) as made
);

create function search_deletion_variants(word text) returns text[] language sql immutable strict parallel safe return (
  select array_agg(distinct part) from (
    select word as part
    union all select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i
    union all select overlay(overlay(word placing '' from i for 1) placing '' from j for 1)
      from generate_series(1, length(word)) i, generate_series(1, length(word) - 1) j where length(word) >= 8 and j >= i
  ) as parts
);

-- Serializes inserts of words, because a transaction with several statements, such as an import, inserts them in no fixed order and could
-- deadlock.
create function lock_search_vocabulary() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('search_vocabulary', 0));
$$;

create function upsert_search_vocabulary(words text[], prominent text[]) returns void language plpgsql as $$
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
  insert into search_vocabulary as known (word, lemma, is_prominent, phonetic_key, deletion_variants)
    select word, '', is_prominent, search_phonetic_key(word),
      case when is_prominent and word !~ '[0-9_]' and length(word) between 3 and 30 then search_deletion_variants(word) end
    from unnest(added) as word, lateral (select coalesce(word = any(prominent), false) as is_prominent) as kind order by word
    on conflict (word) do update set is_prominent = true, deletion_variants = excluded.deletion_variants
      where excluded.is_prominent and not known.is_prominent;
  update search_vocabulary set lemma = case when word ~ '^[0-9_]+$' then word else search_lemma(word) end where lemma = '';
end;
$$;

-- Computes the lemmas of all groups and words. Returns the previous and new lemmas of words whose lemma has changed: products that contain
-- one of them must be indexed again (job `reindex-search`).
create function refresh_lemmas() returns text[] language plpgsql as $$
declare
  changed text[];
begin
  perform upsert_search_vocabulary('{}', (
    select array_agg(distinct word) from synonym_words w join synonym_groups g on g.id = w.group_id,
      unnest(search_tokens(w.folded)) as word where g.kind <> 'absent'
  ));
  with made as materialized (
    select word, lemma as former, search_lemma(word) as lemma from search_vocabulary where word !~ '^[0-9_]+$'
  ), renewed as (
    update search_vocabulary known set lemma = made.lemma from made
    where made.word = known.word and made.lemma <> made.former returning made.former, made.lemma
  ) select array_agg(distinct each) into changed from renewed, unnest(array[former, renewed.lemma]) as each;
  update synonym_words set lemma = made.lemma from (
    select w.id, (
      select string_agg(search_lemma(word), ' ' order by place) from unnest(search_tokens(w.folded)) with ordinality as t (word, place)
    ) as lemma from synonym_words w
  ) as made where made.id = synonym_words.id and made.lemma is distinct from synonym_words.lemma;
  return coalesce(changed, '{}');
end;
$$;

-- Does the same for a change of some words, at a cost that does not grow with the vocabulary. Only a word that contains one of them, except up
-- to two letters at its end, can get another lemma (طبقات and طبقه, centre and center).
create function refresh_similar_lemmas(changed_words text[], remembered text[]) returns text[] language plpgsql as $$
declare
  stems text[];
  changed text[];
begin
  perform upsert_search_vocabulary('{}', remembered);
  select array_agg(distinct left(word, greatest(length(word) - 2, least(length(word), 2)))) into stems
    from unnest(changed_words) as written, unnest(search_tokens(written)) as word;
  with made as materialized (
    select word, lemma as former, search_lemma(word) as lemma from search_vocabulary
    where word !~ '^[0-9_]+$' and exists (select from unnest(stems) as stem where strpos(word, stem) > 0)
  ), renewed as (
    update search_vocabulary known set lemma = made.lemma from made
    where made.word = known.word and made.lemma <> made.former returning made.former, made.lemma
  ) select array_agg(distinct each) into changed from renewed, unnest(array[former, renewed.lemma]) as each;
  update synonym_words set lemma = made.lemma from (
    select w.id, (
      select string_agg(search_lemma(word), ' ' order by place) from unnest(search_tokens(w.folded)) with ordinality as t (word, place)
    ) as lemma from synonym_words w
    where w.lemma = '' or exists (select from unnest(stems) as stem where strpos(w.folded, stem) > 0)
  ) as made where made.id = synonym_words.id and made.lemma is distinct from synonym_words.lemma;
  return coalesce(changed, '{}');
end;
$$;

-- Terms of products

-- Listed products, with the columns by which they are filtered and sorted, and their search terms. A separate table, because each sale updates
-- `products`. A term has a level ('1' name, '2' kind, '3' features, '4' description), its best one and each lower one, followed by a lemma, by
-- '@' and a group of similar words, or by '=' and a measure. '0' precedes a word as it is written.
create table product_search_terms (
  -- order of addition, which sorts equally relevant products
  entry bigint generated always as identity primary key,
  product_id text not null unique references products on delete cascade,
  category text not null,
  price bigint not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  colour text,
  motif text,
  added_at timestamptz not null,
  name_ar text not null,
  name_en text not null,
  -- searchable_text()
  text_ar text not null,
  text_en text not null,
  terms_ar text[] not null,
  terms_en text[] not null
);
-- Texts stay in the row and terms do not: a search reads many rows, and finds terms by the index.
alter table product_search_terms alter column text_ar set storage main, alter column text_en set storage main,
  alter column terms_ar set storage external, alter column terms_en set storage external, set (toast_tuple_target = 128);

-- Returns the terms at a high cost, so that the planner always uses the index: comparing the terms of a row costs as much as 100 comparisons,
-- which it does not know. Unsafe in parallel, because starting workers takes longer than the search.
create function indexed_search_terms(text[]) returns text[] language plpgsql immutable strict parallel unsafe cost 100000 as $$
begin
  return $1;
end;
$$;
create index product_search_terms_ar_idx on product_search_terms using gin (indexed_search_terms(terms_ar));
create index product_search_terms_en_idx on product_search_terms using gin (indexed_search_terms(terms_en));
create index product_search_terms_name_ar_idx on product_search_terms ((name_ar collate "ar-x-icu"), product_id);
create index product_search_terms_name_en_idx on product_search_terms ((name_en collate "en-x-icu"), product_id);

-- Removes denials from folded features ("not for the microwave", «بلا زخرفة معدنية»), which are no properties of the product.
create function strip_negations(text) returns text language sql immutable strict parallel safe return regexp_replace(
  $1, '(^|\s)(not|no|without|بلا|بدون|بغير|ولا|لا|غير)\s[^،؛,;.]*', '\1', 'g');
-- Does the same in a folded description, where a denial covers only a few words.
create function strip_absence(text) returns text language sql immutable strict parallel safe return regexp_replace(
  $1, '(^|\s)(no|without|بلا|بدون|بغير)(\s[^\s،؛,;.]+){1,2}', '\1', 'g');

-- Joins what is searched as the kind of a product: its subtitle, and marks of its category and flags, which only groups contain.
create function search_kind(subtitle text, category text, is_new boolean, is_on_sale boolean) returns text
language sql immutable strict parallel safe return
  subtitle || e'\n' || 'category_' || category || case when is_new then ' flag_new' else '' end
  || case when is_on_sale then ' flag_sale' else '' end;

-- Returns the marks by which groups of similar words find the products of a colour or a motif.
create function attribute_marks(colour text, motif text) returns text language sql immutable parallel safe
  return concat(' colour_' || colour, ' motif_' || motif);

-- Returns the word of a category, which is part of the kind: a charger is also a plate. Arabic cups have none, because their category is named
-- by two words, and each cup has one of them.
create function category_word(category text, language text) returns text language sql immutable parallel safe
  return case category || ' ' || language
    when 'plates ar' then 'طبق' when 'plates en' then 'plate'
    when 'bowls ar' then 'سلطانية' when 'bowls en' then 'bowl'
    when 'cups en' then 'cup'
    when 'sets ar' then 'طقم' when 'sets en' then 'set' end;

-- Writes the rows of these products. Texts are numbered by product and language (even Arabic, odd English), because numbers are compared
-- faster than ids. The memory holds the terms of a batch of an import (decision 220).
create function index_products(ids text[]) returns void language plpgsql set work_mem = '32MB' as $$
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
        (0, 2, search_kind(subtitle_ar, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif)
          || concat(' ; ', category_word(category, 'ar'))),
        (1, 2, search_kind(subtitle_en, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif)
          || concat(' ; ', category_word(category, 'en'))),
        (0, 3, array_to_string(features_ar, ' ; ')), (1, 3, array_to_string(features_en, ' ; ')),
        (0, 4, description_ar), (1, 4, description_en)) as field (language, level, content),
      lateral (select (place * 2)::integer + language as number, fold_text(content) as folded) as made;
  perform upsert_search_vocabulary(
    (select array_agg(distinct word) from unnest(levels, texts) as field (level, folded), unnest(folded_search_tokens(folded)) as word
      where level in (3, 4)),
    -- without the marks of category, flags and attributes, which no search contains
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
        case level when 3 then strip_negations(folded) when 4 then strip_absence(folded) else folded end as asserted
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
    select w.lemma, w.group_id, w.lemma like '% %' as is_phrase from synonym_words w join synonym_groups g on g.id = w.group_id
    where g.kind = 'similar' and w.role <> 'typed'
  ), matches as (
    select number, level, part as term from parts
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
    select number, term, min(level) as level from matches group by 1, 2
  ), terms as materialized (
    -- sorted, so that equal terms are equal arrays
    select number, array_agg(distinct term) as terms from (
      select number, (levels.level || term) collate "C" as term from best, generate_series(best.level, 4) as levels (level)
      union all
      select number, '0' || word from fields, unnest(written) as word where level in (1, 4)
      union all
      -- the id and its beginnings
      select (place * 2)::integer + language, '1' || regexp_replace(id, '(-[^-]+){' || parts || '}$', '')
        from unnest(listed) with ordinality as each (id, place), (values (0), (1)) as both_languages (language),
          generate_series(0, length(id) - length(replace(id, '-', '')) - 1) as parts
    ) as every group by 1
  )
  insert into product_search_terms as current (product_id, category, price, is_new, is_on_sale, colour, motif, added_at, name_ar, name_en,
      text_ar, text_en, terms_ar, terms_en)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, colour, motif, added_at, name_ar, name_en,
      searchable_text(name_ar, description_ar, other_names_ar), searchable_text(name_en, description_en, other_names_en),
      arabic.terms, english.terms
    from unnest(listed) with ordinality as each (id, place) join products using (id)
      join terms as arabic on arabic.number = place * 2 join terms as english on english.number = place * 2 + 1
    order by place
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, colour = excluded.colour, motif = excluded.motif, name_ar = excluded.name_ar,
      name_en = excluded.name_en, text_ar = excluded.text_ar, text_en = excluded.text_en, terms_ar = excluded.terms_ar,
      terms_en = excluded.terms_en
    where (current.category, current.price, current.is_new, current.is_on_sale, current.colour, current.motif, current.name_ar,
        current.name_en, current.text_ar, current.text_en, current.terms_ar, current.terms_en) is distinct from
      (excluded.category, excluded.price, excluded.is_new, excluded.is_on_sale, excluded.colour, excluded.motif, excluded.name_ar,
        excluded.name_en, excluded.text_ar, excluded.text_en, excluded.terms_ar, excluded.terms_en);
end;
$$;

create function index_new_products() returns trigger language plpgsql as $$
begin
  perform index_products((select array_agg(id) from products_after));
  return null;
end;
$$;
create trigger products_index_after_insert after insert on products
  referencing new table as products_after for each statement execute function index_new_products();

-- Updates the index once per statement. Most statements change only the stock, many only prices, so texts are folded and terms computed only
-- for other changes (decision 220).
create function index_changed_products() returns trigger language plpgsql as $$
declare
  rewritten text[];
begin
  select array_agg(id) into rewritten from products_before as earlier join products_after as later using (id)
    where (earlier.is_archived, earlier.category, earlier.badge, earlier.is_on_sale, earlier.colour, earlier.motif, earlier.name_ar,
        earlier.name_en, earlier.other_names_ar, earlier.other_names_en, earlier.subtitle_ar, earlier.subtitle_en, earlier.features_ar,
        earlier.features_en, earlier.description_ar, earlier.description_en) is distinct from
      (later.is_archived, later.category, later.badge, later.is_on_sale, later.colour, later.motif, later.name_ar,
        later.name_en, later.other_names_ar, later.other_names_en, later.subtitle_ar, later.subtitle_en, later.features_ar,
        later.features_en, later.description_ar, later.description_en);
  if rewritten is not null then
    delete from product_search_terms using products_after as later where product_id = later.id and later.is_archived and later.id = any(rewritten);
    perform index_products(rewritten);
  end if;
  update product_search_terms as current set price = later.price
    from products_before as earlier join products_after as later using (id)
    where earlier.price <> later.price and current.product_id = later.id and current.price <> later.price;
  return null;
end;
$$;
create trigger products_index_after_update after update on products
  referencing old table as products_before new table as products_after
  for each statement execute function index_changed_products();

-- Queries

-- Analyzes a search: returns its words with their lemmas and the known words that contain them, and the groups of these words. `most` limits
-- the known words per word.
create function analyze_search(typed text, most integer) returns jsonb language sql stable strict parallel safe return (
  with tokens as materialized (
    select place, word, lemma, exists (select from search_vocabulary known where known.lemma = made.lemma) as is_known
    from unnest(search_tokens(typed)) with ordinality as token (word, place), lateral (
      select coalesce((select known.lemma from search_vocabulary known where known.word = token.word), search_lemma(word)) as lemma
    ) as made
  ), line as materialized (
    select ' ' || string_agg(lemma, ' ' order by place) || ' ' as lemmas from tokens
  )
  select jsonb_build_object(
    'tokens', (select coalesce(jsonb_agg(jsonb_build_object('word', word, 'lemma', lemma, 'isKnown', is_known,
        'containing', containing) order by place), '[]')
      from tokens, lateral (
        select case when tokens.word ~ '^ال(وان|ماس)' then tokens.word
          else regexp_replace(tokens.word, '^([وف]?[بك]?ال|لل)(?=...)', '') end as stem
      ) as bare, lateral (
        select coalesce(jsonb_agg(found.word), '[]') as containing from (
          select known.word from search_vocabulary known
          where search_trigrams(known.word) @> array(
              select substr(stem, i, 3) from generate_series(1, greatest(length(stem) - 2, 1)) i)
            and (strpos(known.word, tokens.word) > 0
              -- the same word with another article (decision 34)
              or (stem <> tokens.word and known.word ~ ('^[وف]?([بك]?ال|لل|[بكل])?' || stem)))
          limit most
        ) as found
      ) as each),
    'members', (select coalesce(jsonb_agg(distinct jsonb_build_object('lemma', w.lemma, 'group', g.id, 'kind', g.kind,
        'isMeaning', g.is_meaning, 'isTyped', w.role = 'typed')), '[]')
      from line, synonym_words w join synonym_groups g on g.id = w.group_id
      where g.kind <> 'forms' and w.role <> 'text' and w.lemma <> '' and strpos(line.lemmas, ' ' || w.lemma || ' ') > 0)
  )
);

-- Returns prominent words that differ from the typed one by one letter (by two from eight letters), or that sound like it.
create function similar_search_words(typed text) returns table (word text, is_sound boolean, is_grouped boolean, is_in_texts boolean)
language sql stable strict parallel safe as $$
  select known.word, coalesce(known.phonetic_key = search_phonetic_key(typed), false),
    exists (select from synonym_words w where w.folded = known.word),
    exists (select from product_search_terms where indexed_search_terms(terms_ar) @> array['0' || known.word])
      or exists (select from product_search_terms where indexed_search_terms(terms_en) @> array['0' || known.word])
  from search_vocabulary known
  where known.is_prominent and known.word <> typed and known.word !~ '[0-9_]' and (
    (length(typed) >= 3 and known.deletion_variants && search_deletion_variants(typed))
    or (typed ~ '[a-z]' and known.phonetic_key = search_phonetic_key(typed)))
  limit 200
$$;

-- Searches per week, without person, address or time (decision 193).
create table search_statistics (
  id bigint generated always as identity primary key,
  -- first day of the week, a Saturday in Cairo
  week date not null,
  language text not null check (language in ('ar', 'en')),
  -- folded letters, digits and spaces
  words text not null check (length(words) between 1 and 60),
  searches integer not null default 0,
  -- searches after which a result was opened
  clicks integer not null default 0,
  -- number of products with the words and with similar words only, measured by the server on measured_on; null before
  exact_hits integer,
  similar_hits integer,
  measured_on date,
  unique (week, language, words)
);
create index search_statistics_searches_idx on search_statistics (week, searches desc, id desc);

-- Groups of a new shop. "forms" is followed by its lemma. In other groups > precedes a word of role typed, and < one of role text; ! makes the
-- group the meaning of its words. Marks such as category_plates are those of search_kind() and attribute_marks().
do $seed$
declare
  parts text[];
  made integer;
begin
  for parts in select regexp_match(line, '^\s*([a-z]+) ?([^:!]*)(!?):(.*)$') from string_to_table($groups$
    forms طبق: طبق, أطباق, طبقا, طبقان, طبقين, atba2, atbaq, taba2, tabaa, tabak, tabaq;
    forms صحن: صحن, صحنان, صحنين, صحون, sa7n, sahn, so7oun, sohoun;
    forms طبقه: طبقه, بأطباقها, بطبقه, بطبقها, بطبقيهما, طبقاهما, طبقها, طبقيهما, وطبقاهما, وطبقه;
    forms كوب: كوب, أكواب, كبايات, كبايه, كوبايات, كوباية, كوبين, كاسات, كاسة, akwab, kob, kobaya, kobbaya, koob, koub, koubaya, kubaya;
    forms مج: مج, أمجاج, ماج, ماجات, مجات, مجان, مجين, ومجان, magg;
    forms فنجان: فنجان, فناجيل, فناجين, فنجال, فنجانان, فنجانك, فنجانه, فنجانين, وفنجانان, fanageen, fanagin, fanajin, fengaan, fengal,
      fengan, fenjan, fingan, finjal;
    forms finjan: finjan, finjans;
    forms طقم: طقم, أطقم, طقمان, طقمين, طقوم, at2om, ato2m, atqom, ta2m, ta2om, takm, taqem, taqm;
    forms إبريق: إبريق, أباريق, إبريء, إبريقين, abareeq, ebree2, ebreeq, ebri2, ebriq, ibriq;
    forms براد: براد, برادات, براريد, barad, barrad;
    forms سلطانية: سلطانية, سلطانيات, سلطانيتين, soltaneya, soltaneyya, soltania, sultaneya;
    forms زبدية: زبدية, زبادى الشوربة, زبديات, zebdeya, zibdiya;
    forms طاسة: طاسة, طاسات;
    forms وعاء: وعاء, أوعية;
    forms إناء: إناء, آنية, أوان, أواني;
    forms صينية: صينية, صواني, seneya, sineya;
    forms علبة: علبة, علب;
    forms هدية: هدية, هدايا, هداية, هديتين, hadaya, hadeya, hadia, hadiya, hdeya, hedeya;
    forms نجمة: نجمة, نجم, نجمات, نجماية, نجوم, negma, nejma, nogoom, nogoum;
    forms وردة: وردة, ورد, وردات, ورود, ward, warda;
    forms زهرة: زهرة, أزهار, زهر, زهرات, زهور, zahra, zohour;
    forms جعران: جعران, جعارين, جعرانين, ga3ran, go3ran, goaran, ja3ran, jo3ran, joaran;
    forms خنفساء: خنفساء, خنافس, خنفسة, khonfesa;
    forms بردي: بردي, البردى, برديات, bardee, bardi, bardy;
    forms لوتس: لوتس, لوتص, لوطس, lootus, lotos, lotus, lotuses;
    forms حورس: حورس, حورص, حوروس, 7ores, 7orus, horas, hores, horus, hourus;
    forms عين: عين, عيون, 3een, 3ein, 3yn;
    forms أرابيسك: أرابيسك, أرابسك, أرابيسكات, أربيسك, arabesk, arabesque, arabesques, arabisk, arabisque;
    forms هيروغليفي: هيروغليفي, هيروغلوفي, هيروغليف, هيروغليفيات, هيروغليفية, هيلوغريفي;
    forms hieroglyph: hieroglyph, heroglyph, hieroglif, hieroglyphic, hieroglyphics, hieroglyphs;
    forms نيل: نيل, elnil, neel, nile;
    forms موج: موج, أمواج, متموج, مموج, موجات, موجة, mawg, moog;
    forms wave: wave, waves, wavy;
    forms نهر: نهر, أنهار;
    forms قهوة: قهوة, قهاوي, قهوتك, 2ahwa, ahwa, ahwah, gahwa, kahwa, qahwa, qahwah;
    forms coffee: coffee, cofee, coffe, coffees;
    forms شاي: شاي, شايات, chay, shaay, shai, shay;
    forms أزرق: أزرق, زرق, زرقا, زرقاء, azra2, azrak, azraq, zar2a;
    forms أسود: أسود, سواد, سود, سودا, سوداء, aswad, eswed, eswid, sooda;
    forms أخضر: أخضر, خضر, خضرا, خضراء, خضرة, a5dar, akhdar, khadra;
    forms أبيض: أبيض, بيضا, بيضاء, abiad, abyad, bayda;
    forms أحمر: أحمر, حمر, حمرا, حمراء, a7mar, ahmar;
    forms بني: بني, بنية, bonny;
    forms لبني: لبني;
    forms green: green, greenish, greens;
    forms ذهبي: ذهبي, تذهيب, دهب, دهبي, دهبية, ذهب, ذهبية, مذهب, مذهبة, dahab, dahabi, dahaby, dhahabi, zahabi;
    forms gold: gold, gilded, gilt, golden, golds;
    forms فيروزي: فيروزي, فيروز, فيروزة, فيروزية, fairouz, fairouzi, fayrouz, fayrouzi, fayruz;
    forms تركواز: تركواز, تركوازي, تركوازية, توركواز, torkwaz, turkwaz;
    forms لازورد: لازورد, لازوردي, لازوردية, lazaward, lazawardi, lazord, lazward;
    forms كوبالت: كوبالت, كوبالتي, كوبالتية, kobalt;
    forms كحلي: كحلي, كحلية, ko7li, kohli, kohly;
    forms ملاكيت: ملاكيت, مالاكيت, ملكيت;
    forms فخار: فخار, فخاري, فخارية;
    forms عائلي: عائلي, عائلات, عائلة, عائلية, عيلة;
    forms عائلات: أسر, اسرة;
    forms كبير: كبير, كبار, كبيرة, kbeer, kebir;
    forms صغير: صغير, صغار, صغننة, صغيرة, soghayar;
    forms حلوى: حلوى, حلاوة, حلويات, 7alawiyat, 7elw, halawiyat;
    forms إفطار: إفطار, افطارات, فطار, فطور, fetar, fotoor, ftoor;
    forms عشاء: عشاء, العشا, عشا, 3asha, asha;
    forms غداء: غداء, غدا, ghada;
    forms عيد: عيد, أعياد, 3eed, 3eid;
    forms عزومة: عزومة, عزائم, عزومات, ولائم, وليمة, 3azayem, 3ozoma, ozoma;
    forms عروسة: عروسة, عرايس, عروس, 3aroosa, 3arosa, arousa;
    forms فرح: فرح, أفراح, farah;
    forms زواج: زواج, جواز, gawaz, zawag;
    forms ميكروويف: ميكروويف, مايكروويف, مكروويف, ميكرويف, ميكروييف;
    forms microwave: microwave, microwavable, microwaveable, microwaves;
    forms غسالة: غسالة, غسالات;
    forms بورسلين: بورسلين, برسلين, بورسلان, بورسلن, بورسيلين, borselain, borseleen, borslen, porslen;
    forms porcelain: porcelain, porcelaine, porcelains, porcelin;
    forms فرعوني: فرعوني, فراعنة, فرعون, فرعونية, far3oni, far3oony, faraoni, faraony;
    forms pharaoh: pharaoh, faraonic, pharaohs, pharaonic, pharoah, pharoh;
    forms إسلامي: إسلامي, إسلامية, eslamy, islami;
    forms عربي: عربي, عربية, 3arabi, arabi;
    forms مصري: مصري, مصرية, masri, masry;
    forms egypt: egypt, egyptian, egyptians;
    forms جديد: جديد, جدد, جديدة, gdeed, gedid, jadid;
    forms خصم: خصم, خصومات;
    forms تخفيض: تخفيض, تخفيضات, مخفض, مخفضة;
    forms عرض: عرض, عروض;
    forms صقر: صقر, صقور;
    forms بومة: بومة, بوم;
    forms مفتاح: مفتاح, مفاتيح;
    forms زخرفة: زخرفة, زخارف, زخرفي, زخرفية, مزخرف, مزخرفة;
    forms خط: خط, خطوط;
    forms شريط: شريط, أشرطة;
    forms لون: لون, ألوان, ملون, ملونة;
    forms كأس: كأس, كؤوس;
    forms 1: واحد, واحدة, one;
    forms 2: اتنين, اثنان, اثنين, two;
    forms 3: تلات, تلاتة, ثلاث, ثلاثة, three;
    forms 4: أربع, أربعة, four;
    forms 5: خمس, خمسة, five;
    forms 6: ست, ستة, six;
    forms 7: سبع, سبعة, seven;
    forms 8: تمانية, تمن, ثماني, ثمانية, eight;
    forms 9: تسع, تسعة, nine;
    forms 10: عشر, عشرة, ten;
    forms 12: دستة, dozen, twelve;
    forms person: person, أشخاص, أفراد, أنفار, شخص, شخصا, فرد, فردا, نفر, afrad, ashkhas, people, persons, ppl;
    forms 2 person: شخصان, شخصين, فردان, فردين, نفرين, couple;
    forms piece: piece, قطع, قطعا, قطعة, 2et3a, pc, pcs, pieces, qet3a;
    forms 2 piece: قطعتان, قطعتين;
    forms cm: cm, سم, سنتي, سنتيمتر, سنتيمترات, centimeter, centimeters, centimetre, centimetres, cms;
    forms ml: ml, مل, مللي, ملليلتر, ملي, مليلتر, milliliter, millilitre, millilitres, mls;
    forms litre: litre, لتر, لترات, ليتر, liter, liters, litres;
    forms color: color, colored, colorful, colors, colour, coloured, colourful, colours;
    forms large: large, larger, largest;
    forms gray: gray, grey, greys;
    similar: صحن, طبق, category_plates, dish, plate;
    similar: طبق فنجان, طبقه, saucer, >صحن فنجان, >cup plate;
    similar: زبدية, سلطانية, وعاء, bowl, category_bowls, >سلطانية شوربة, >شوربة, >طاسة, >طبق سلطة, >طبق شوربة, >طبق غويط, >بول, >بولات,
      >بولة, >جاط, >طبق عميق, >cereal bowl, >deep plate, >salad bowl, >soup, >soup bowl, >soup plate, >noodle bowl, >pasta bowl,
      >serving bowl;
    similar: مج, mug, >كأس, >كوب, >كباية شاي, >glass, >mugs set, >tea glass, <فنجان شاي, <tea cup;
    similar: cup, >أقداح, >دمعة, >قدح, >drinking cup, >drinking cups, >drinkware, <فنجان, <كوب, <مج, <category_cups, <finjan, <mug;
    similar: >فنجان, <cup, <finjan;
    similar: >finjan, <فنجان قهوة;
    similar: فنجان شاي, tea cup, >فنجان الشاي, >كوب شاي, >cup of tea, >teacup, >teacups;
    similar: فنجان قهوة, coffee cup, >اسبريسو, >إكسبريسو, >فنجان إسبريسو, >فنجان صغير, >فنجان قهوة تركي, >قهوة تركي, >قهوة تركية,
      >قهوة عربي, >قهوة عربية, >قهوة سادة, >قهوة مظبوط, >ماكياتو, >فناجين تركي, >فناجين عربي, >فنجان تركي, >فنجان عربي, >arabic coffee,
      >demi tasse, >demitasse, >espresso, >espresso cup, >expresso, >little cup, >small cup, >small finjan, >tiny cup, >turkish coffee,
      >turkish coffee cup, >turkish cup, >macchiato, >ristretto, >arabic cup, >arabic cups, >arabic finjan, >gahwa, >ibrik, >qahwa,
      >turkish mug, <طقم قهوة, <finjan;
    similar: >فنجان كبير, >كابتشينو, >كوب كبير, >نسكافيه, >أعشاب, >أمريكانو, >سحلب, >شوكولاتة ساخنة, >كاكاو, >كركديه, >لاتيه,
      >مشروب ساخن, >مشروبات ساخنة, >موكا, >هوت شوكليت, >ينسون, >big cup, >big mug, >cappuccino, >coffee mug, >large cup, >large mug,
      >latte, >nescafe, >tea mug, >tumbler, >americano, >beaker, >cocoa, >flat white, >herbal tea, >hibiscus, >hot chocolate, >hot drink,
      >hot drinks, >karkadeh, >mocha, <مج, <mug;
    similar: >كوب القهوة, >كوب قهوة, >كوباية قهوة, <فنجان قهوة, <مج, <finjan, <mug;
    similar: عشاء, غداء, dinner, >رئيسي, >عشا, >غدا, >lunch, >main, >main course, >entree, >lunch plate, >supper, <سفرة, <طبق رئيسي;
    similar: طقم سفرة, dinner set, >سرفيز, >سرفيس, >سفرة, >سيرفيس, >طقم أطباق, >طقم صحون, >طقم عشاء, >طقم غداء, >طقم مائدة,
      >dinner service, >dinnerware, >dinnerware set, >dish set, >plate set, >set of plates, >tableware set, <طقم عائلي, <family set;
    similar: >أدوات المائدة, >أدوات مائدة, >إناء, >أواني, >مواعين, >أدوات المطبخ, >أدوات مطبخ, >مطبخ, >crockery, >dinnerware, >dishware,
      >tableware, >kitchen, >kitchenware, <طبق, <طبق رئيسي, <طقم, <dinner plate, <plate, <set;
    similar: بورسلين, porcelain, >خزف, >سيراميك, >صيني, >خزفيات, >فخاريات, >bone china, >ceramic, >china, >chinaware, >fine china,
      >earthenware, >pottery, >stoneware;
    similar: طبق تقديم, charger, >صحن تقديم, >صحن كبير, >صينية, >طبق تحتي, >طبق سرفيس, >أنتيك, >أنتيكات, >أنتيكة, >بيتزا, >تحف, >تحفة,
      >تزيين, >حائط, >ديكور, >زينة, >طبق حائط, >فاكهة, >مزات, >مزة, >مقبلات, >أطباق سيرفيس, >بونبونيرة, >تابلوه, >تعليق,
      >تعليق على الحائط, >جدار, >جداري, >حلوى العيد, >حيطة, >ديكور منزل, >ديكورات, >صواني, >صواني تقديم, >صينية تقديم, >طبق سيرفيس,
      >على الحائط, >مكسرات, >oval plate, >platter, >serving, >serving dish, >serving plate, >serving platter, >serving tray, >show plate,
      >tray, >under plate, >underplate, >antique, >antiques, >appetizer, >appetizers, >centerpiece, >centrepiece, >decor, >decoration,
      >decorative, >display, >fruit, >fruits, >mezza, >mezze, >ornamental, >pizza, >tapas, >wall, >wall plate, >cake stand,
      >cheese board, >cheese plate, >hanging, >home decor, >meze, >nuts, >sharing plate, >show piece, >showpiece, >wall art, >wall decor,
      >wall hanging;
    similar: >big plate, >large plate, <طبق تقديم, <charger, <dinner plate;
    similar: حلوى, dessert, >تحلية, >تورتة, >جاتوه, >صحن حلوى, >صحن صغير, >طبق تحلية, >طبق تورتة, >طبق جاتوه, >طبق صغير, >طبق كيك, >كيك,
      >كيكة, >بسبوسة, >بسكوت, >تارت, >تشيز كيك, >غريبة, >قطايف, >كحك, >كعك العيد, >كنافة, >أم علي, >آيس كريم, >براونيز, >بقلاوة,
      >بيتي فور, >حلا, >حلو, >دونات, >كيكات, >مهلبية, >وافل, >appetizer plate, >bread plate, >cake, >cake plate, >cakes, >desert plate,
      >pastry, >salad plate, >side plate, >small plate, >sweet, >biscuit, >biscuits, >cheesecake, >cookie, >cookies, >pastries, >pie,
      >snack, >snacks, >tart, >baklava, >brownies, >canape, >donut, >ice cream, >petit four, >pudding, >sweets plate, >waffle;
    similar: إبريق, براد, tea pot, teapot, >براد شاي, >دلة, >غلاية شاي, >بريق, >بريق شاي, >بكرج, >غلاية, >برادات, >براريد, >بكارج,
      >كنكة قهوة, >coffee pot, >jug, >kettle, >pot, >tea kettle, >pitcher, >samovar, >brewer, >teakettle;
    similar: طقم شاي, tea set, >tea service, >tea sets, >teaset;
    similar: طقم قهوة, coffee set, >coffee service, >coffeeset;
    similar: طقم, category_sets, set, >مجموعة, >باكدج, >كوليكشن, >طقم كامل, >collection, >service, >bundle, >package, >complete set,
      >full set, >teatime set;
    similar: شاي, tea;
    similar: قهوة, coffee;
    similar: إفطار, breakfast, >صباح, >صباحية, >فطار في السرير, >brunch, >morning set, >morning, >breakfast in bed;
    similar: عائلي, family;
    similar: كبير, large, >big;
    similar: صغير, small, >little;
    similar: هدية, gift, >علبة هدايا, >مجاملة, >تذكار, >تذكارات, >جيفت, >زميل, >زميلة, >شركات, >مدير, >مفاجأة, >هدايا شركات, >تهنئة,
      >توزيعات, >عملاء, >عميل, >موظف, >موظفين, >gift box, >present, >souvenir, >boss, >colleague, >corporate, >corporate gift, >keepsake,
      >surprise, >client, >clients, >employee, >employees, >gift for her, >gift for him, >gift hamper, >gift wrap, >giveaway, >giveaways,
      >hamper, >present for her, >wrapped;
    similar: >أمي, >تخرج, >ست الحبايب, >عيد الأب, >عيد الأم, >عيد الحب, >عيد جواز, >عيد زواج, >عيد ميلاد, >كريسماس, >ماما, >مناسبات,
      >مناسبة, >نجاح, >المولد النبوي, >تقاعد, >جوزي, >حماتي, >خطيبتي, >خطيبي, >رأس السنة, >زوجتي, >زوجي, >سبوع, >شم النسيم, >صاحبتي,
      >صديق, >صديقتي, >مراتي, >معلمة, >مولد, >مولود, >ابنتي, >ابني, >أختي, >أخويا, >أخي, >بنتي, >تيتة, >جدتي, >حبيبتي, >حبيبي, >حج,
      >خالتي, >دكتور, >دكتورة, >عمتي, >عمرة, >عيد ميلاد ماما, >مدرس, >معلم, >مولودة, >anniversary, >birthday, >christmas, >dad,
      >father day, >fathers day, >graduation, >mom, >mother, >mother day, >mother s day, >mothers day, >mum, >teacher day, >valentine,
      >valentine day, >boyfriend, >easter, >friend, >girlfriend, >husband, >mother in law, >new baby, >new year, >retirement, >thank you,
      >wife, >aunt, >baby shower, >brother, >doctor, >grandma, >grandmother, >granny, >hajj, >new job, >promotion gift, >sister,
      >teacher, >teachers, >umrah, <هدية, <gift;
    similar: >جهاز, >جهاز العروس, >جهاز العروسة, >جهاز عروسة, >خطوبة, >زفاف, >زواج, >عروسة, >فرح, >هدية خطوبة, >هدية زفاف, >هدية زواج,
      >هدية عروسة, >هدية فرح, >شوار, >شوار العروسة, >شوار عروسة, >عرسان, >عريس, >عفش, >كتب الكتاب, >كتب كتاب, >خطيب, >خطيبة, >شبكة, >مهر,
      >نقوط, >bridal, >bridal shower, >bride, >engagement, >engagement gift, >trousseau, >wedding, >wedding gift, >wedding present,
      >wedding registry, >bridesmaid, >groom, >newlywed, >newlyweds, >bridal gift, >marriage, >wedding favors, >wedding favours, <طقم,
      <set;
    similar: بيت جديد, housewarming, >شقة جديدة, >نقل البيت, >بيت الزوجية, >عزال, >house warming, >new home, >new house, >moving in,
      >new apartment;
    similar: >إفطار رمضان, >رمضان, >سحور, >فطار رمضان, >رمضان كريم, >iftar, >ramadan, >ramadhan, >suhoor, >ramadan kareem, >sahoor,
      >sohoor, >sohour, <طبق تقديم, <طقم, <charger, <set;
    similar: عزومة, >ضيافة, >ضيوف, >بوفيه, >حفل, >حفلة, >سهرة, >زوار, >لمة, >لمة العيلة, >banquet, >dinner party, >feast, >guest,
      >guests, >hosting, >buffet, >party, >dinner guests, >family dinner, >gathering, >gatherings, >hospitality, >visitors, <سفرة,
      <عائلي, <dinner set, <family gatherings, <family set;
    similar: عيد, >العيد, >عيد الأضحى, >عيد الفطر, >هدية عيد, >العيد الصغير, >العيد الكبير, >عيد سعيد, >عيديه, >eid, >eid gift,
      >eid al adha, >eid al fitr, >eid mubarak, >eidiya, <feast day, <feast days;
    similar: حورس, عين حورس, eye of horus, >أوجات, >عين فرعون, >عين فرعونية, >egyptian eye, >evil eye, >eye horus, >horus eye, >udjat,
      >wedjat, <motif_eye_of_horus;
    similar: جعران, خنفساء, scarab, >خنفسة, >beetle, >dung beetle, >winged beetle, <motif_scarab;
    similar: عنخ, ankh, >مفتاح الحياة, >cross of life, >key life, >key of life, >symbol of life, <هيروغليفي, <hieroglyph,
      <motif_hieroglyphs;
    similar: بردي, papyrus, >نبات البردي, >ورق البردي, >ورق بردي, >بردية, >papyrus paper, >papyrus plant, >reed, >papyri, >reeds,
      <motif_papyrus;
    similar: لوتس, >زنبق, >زهرة اللوتس, >زهرة لوتس, >نيلوفر, >وردة اللوتس, >وردة لوتس, >زنبقة, >سوسن, >lotus flower, >water lily,
      >waterlily, >lilies, >lily, <motif_lotus;
    similar: زهرة, وردة, flower, rosette, >بتلات, >ورد بلدي, >floral, >rose, >bloom, >blossom, >blossoms, >petal, >petals, <لوتس;
    similar: أرابيسك, >توريق, >زخارف نباتية, >زخرفة نباتية, >أوراق شجر, >نباتي, >نباتية, >أغصان, >لبلاب, >ورق شجر, >ورقة شجر,
      >vine pattern, >foliage, >scroll, >scrolls, >vines, >botanical, >branch, >branches, >ivy, >leaf, >leafy, >leaves, >tendrils,
      <motif_arabesque;
    similar: هيروغليفي, hieroglyph, >حروف فرعونية, >خرطوش, >رموز فرعونية, >كتابة فرعونية, >كتابة مصرية قديمة, >نقوش فرعونية, >رموز,
      >حروف مصرية, >رسم فرعوني, >رسومات فرعونية, >كتابات فرعونية, >كتابات هيروغليفية, >كتابة هيروغليفية, >نقش فرعوني, >ancient writing,
      >cartouche, >egyptian symbols, >egyptian writing, >glyph, >glyphs, >symbols, >egyptian alphabet, >egyptian letters;
    similar: موج, نيل, wave, >مياه النيل, >مية, >نهر, >نهر النيل, >بحر, >زجزاج, >متعرج, >متموج, >مموج, >river, >water, >chevron, >sea,
      >wavy, >zig zag, >zigzag, <motif_waves;
    similar: نجمة, star, >هندسي, >هندسية, >بلاط, >ثماني, >ثمانية الأضلاع, >فسيفساء, >موزاييك, >نجمة ثمانية, >geometric, >stars pattern,
      >constellation, >mosaic, >octagon, >octagonal, >polygon, >tile, >tiles, >zellige, <motif_star;
    similar: خط عربي, calligraphy, >بالهنا والشفا, >خطاط, >خطوط عربية, >عربي, >كتابة عربي, >كتابة عربية, >ثلث, >كوفي, >مخطوط,
      >حروف عربية, >خط النسخ, >دعاء, >ديواني, >كتابات, >كتابات عربية, >كلام, >كلمات, >نسخ, >نص عربي, >arabic, >arabic calligraphy,
      >arabic script, >arabic text, >arabic writing, >bon appetit, >calligraphic, >islamic calligraphy, >kufic, >thuluth, >diwani, >dua,
      >handwriting, >lettering, >naskh, >written, <بالهناء والشفاء, <bil hana, <motif_calligraphy;
    similar: >فرعوني, >قدماء المصريين, >مصر القديمة, >أبو الهول, >إخناتون, >أسوان, >الأقصر, >أنوبيس, >أهرام, >أهرامات, >أوزوريس, >إيزيس,
      >باستيت, >توت عنخ آمون, >حتشبسوت, >رمسيس, >كليوباترا, >معبد, >نفرتاري, >نفرتيتي, >هرم, >آلهة, >حضارة, >فرعون, >قدماء مصر, >كيميت,
      >متحف, >مصري قديم, >ancient egypt, >ancient egyptian, >egyptian style, >pharaoh, >akhenaten, >anubis, >aswan, >bastet, >cleopatra,
      >egyptology, >hatshepsut, >isis, >king tut, >nefertari, >nefertiti, >osiris, >pyramid, >pyramids, >ramesses, >ramses, >sphinx,
      >temple, >tutankhamun, >civilization, >egyptian gods, >gods, >kemet, >luxor, >museum, >pharaohs, >tut, <بردي, <جعران, <حورس, <لوتس,
      <هيروغليفي, <hieroglyph, <papyrus, <scarab;
    similar: >إسلامي, >زخرفة إسلامية, >فن إسلامي, >مملوكي, >أندلسي, >عثماني, >فاطمي, >مغربي, >ازنيك, >دمشقي, >شرقي, >شرقية, >فارسي,
      >مسجد, >مشربيات, >مشربية, >islamic, >islamic art, >islamic design, >islamic pattern, >mamluk, >moorish, >andalusian, >fatimid,
      >moroccan, >ottoman, >arabian, >damascene, >iznik, >mashrabiya, >moresque, >mosque, >oriental, >persian, >syrian, <أرابيسك,
      <بالهناء والشفاء, <نجمة, <calligraphy, <star;
    similar: أزرق, blue, >سماوي, >لبني, >أزرق فاتح, >أزرق سماوي, >زرقة, >blu, >baby blue, >indigo, >light blue, >sky blue, >azure,
      >blue porcelain, >blues, >denim, >powder blue, <colour_blue;
    similar: >أزرق داكن, >أزرق غامق, >كحلي, >ياقوتي, >dark blue, >navy, >navy blue, >royal blue, >deep blue, >ink blue, >midnight blue,
      >sapphire, >ultramarine, <كوبالت, <لازورد, <cobalt, <lapis;
    similar: كوبالت, cobalt;
    similar: لازورد, lapis, >lapis lazuli, >lazuli;
    similar: فيروزي, turquoise, >أزرق مخضر, >بترولي, >تركواز, >تيفاني, >بتروليي, >تركوازي, >aqua, >aquamarine, >blue green, >cyan,
      >petrol, >teal, >sea green, >tiffany, >azure green, >robin egg, >turkuaz, >turquoise blue, <colour_turquoise;
    similar: أخضر, green, >زمرد, >زمردي, >زيتي, >أخضر غامق, >زيتوني, >عشبي, >منت, >أخضر زيتي, >أخضر فاتح, >فستقي, >emerald, >olive,
      >dark green, >jade, >mint, >bottle green, >forest green, >hunter green, >light green, >lime, >pistachio, >sage, <ملاكيت,
      <malachite, <colour_green;
    similar: ملاكيت, malachite;
    similar: ذهبي, gold, >حافة ذهبية, >خط ذهبي, >متذهب, >مطلي بالذهب, >مطلي ذهب, >مدهب, >بالدهب, >دهب, >فاخر, >فاخرة, >فخم, >فخمة, >ملكي,
      >ملكية, >gold line, >gold plated, >gold trim, >gold edge, >gold accents, >gold detail, >golden rim, >luxurious, >luxury, >metallic,
      >royal, <colour_gold;
    similar: أسود, black, >أسود مطفي, >ebony, >jet black, >matte black, <colour_black;
    similar: أبيض, white, >أوف وايت, >سكري, >عاجي, >كريمي, >cream, >creamy, >ivory, >off white, >pearl, >snow white, <colour_white;
    similar: فخار, لون الفخار, terracotta, >أحمر, >برتقالي, >بني, >تراكوتا, >طوبي, >بيج, >جملي, >رملي, >صحراوي, >نحاسي, >برونزي, >صلصال,
      >مرجاني, >brick, >brown, >desert, >earthy, >orange, >red, >rust, >terra cotta, >beige, >camel, >copper, >ochre, >sand, >sandy,
      >bronze, >burnt orange, >cinnamon, >clay, >coral, >mustard, >salmon, >tan, <colour_terracotta;
    similar!: >أحدث, >جديد, >وصل حديثا, >latest, >new, >new arrival, >new arrivals, >newest, >whats new, <flag_new;
    similar!: >أوكازيون, >تخفيض, >تنزيلات, >خصم, >عرض, >عليه خصم, >أرخص, >الجمعة البيضاء, >بلاك فرايداي, >تصفية, >رخيص, >رخيصة, >خصم كبير,
      >خصومات, >نص التمن, >deal, >discount, >discounted, >offer, >on sale, >sale, >special offer, >bargain, >black friday, >cheap,
      >cheapest, >clearance, >outlet, >promotion, >white friday, >final sale, >half price, >on offer, >promo, >reduced, >reduction,
      >sales, <flag_sale;
    similar: غسالة أطباق, dishwasher, >غسالة الأطباق, >غسالة صحون, >dish washer;
    similar: ميكروويف, microwave;
    similar: مكتب, desk, >office;
    similar: صقر, falcon;
    similar: بومة, owl;
    absent: تليفزيون, ثلاجة, حذاء, حلل, حلة, خلاط, سجادة, سكاكين, سكين, سكينة, شوك, شوكة, طاسة تيفال, قميص, كرسي, كنبة, لابتوب, معالق,
      معلقة, مكنسة, ملاعق, ملعقة, موبايل, blender, carpet, chair, fork, forks, fridge, knife, knives, laptop, mobile, pan, pans, phone,
      shirt, shoes, sofa, spoon, spoons, tv, vacuum;
    similar: >ملون, >ملونة, >متعدد الألوان, >متعددة الألوان, >ألوان كتير, >كل الألوان, >multicolour, >multicolor, >multicoloured,
      >multicolored, >multi colour, >multi color, >colourful, >colorful, >mixed colours, >mixed colors, <colour_multicolour;
    similar: >سادة, >سادا, >بدون نقش, >بدون رسم, >من غير رسم, >plain, >undecorated, >unpatterned, >minimalist, >minimal, <motif_plain;
    absent: قزازة, حراري, حرارية, ترمس, ماكينة, مكنة, مطحنة, كنكة, سكرية, فرن, توستر, قلاية, فضيات, شفاطة, مفرش, مفارش, مفرش سفرة, wine,
      wine glass, beer, bottle, bottles, thermos, thermal, insulated, machine, maker, grinder, beans, sugar bowl, creamer, milk jug,
      oven, toaster, mixer, air fryer, cutlery, tablecloth, napkin, napkins;
    absent: فازة, فازات, مزهرية, شمعة, شموع, فوطة, منشفة, ساعة حائط, لمبة, أباجورة, نجفة, مراية, مرايا, مرآة, سرير, مخدة, ستارة, ستائر,
      طفاية, طفاية سجاير, لوحة, لوحات, vase, vases, candle, candles, towel, towels, rug, rugs, clock, lamp, lamps, mirror, mirrors,
      washing machine, bed, pillow, pillows, curtain, curtains, ashtray, painting;
    absent: شنطة, شنط, حقيبة, عطر, مجوهرات, سلسلة, حلق, فستان, بنطلون, جاكيت, نضارة, سماعة, سماعات, كمبيوتر, كاميرا, لعبة, ألعاب, عجلة,
      سيارة, bag, bags, handbag, watch, watches, perfume, jewelry, jewellery, necklace, earrings, bracelet, dress, dresses, trousers,
      jacket, sunglasses, headphones, tablet, computer, camera, toy, toys, bicycle;
    absent: موف, بنفسجي, رمادي, رصاصي, أصفر, صفراء, فضي, فضية, بمبي, pink, purple, violet, mauve, yellow, silver;
  $groups$, ';') as line where line ~ '\S' loop
    insert into synonym_groups (kind, lemma, is_meaning)
      values (parts[1], nullif(array_to_string(search_tokens(parts[2]), ' '), ''), parts[3] = '!') returning id into made;
    insert into synonym_words (group_id, written, role)
      select made, ltrim(word, '<>'), case left(word, 1) when '>' then 'typed' when '<' then 'text' else 'both' end
      from string_to_table(parts[4], ',') with ordinality as each (text, place), lateral (select trim(e' \n' from text) as word) as trimmed
      order by place;
  end loop;
  perform refresh_lemmas();
end;
$seed$;
