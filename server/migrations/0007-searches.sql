-- The owner's page of search words, and counts of searches (decision 193).

-- A change is refused when another one came first. A job indexes the products that have the words of a changed group; until then
-- the group is not applied.
alter table search_groups add column version integer not null default 1;
alter table search_groups add column is_applied boolean not null default true;

-- What was searched in a week, by nobody in particular: no person, no address, no time.
create table search_counts (
  id bigint generated always as identity primary key,
  -- its first day, a Saturday in Cairo
  week date not null,
  language text not null check (language in ('ar', 'en')),
  -- folded, letters, digits and spaces only
  words text not null check (length(words) between 1 and 60),
  searches integer not null default 0,
  -- searches after which a found product was opened
  clicks integer not null default 0,
  -- how many products have the words, and how many only similar ones, as the server found on this day; null before
  own_hits integer,
  similar_hits integer,
  measured_on date,
  unique (week, language, words)
);
create index search_counts_searches_idx on search_counts (week, searches desc, id desc);

-- The same as refresh_search_words() for a change of these words only: its cost does not grow with the vocabulary. A word can get
-- another lemma when it contains one of them, but for up to two letters at its end (طبقات and طبقه, centre and center).
create function refresh_search_words_near(changed_words text[], remembered text[]) returns text[] language plpgsql as $$
declare
  stems text[];
  changed text[];
begin
  perform remember_search_words('{}', remembered);
  select array_agg(distinct left(word, greatest(length(word) - 2, least(length(word), 2)))) into stems
    from unnest(changed_words) as written, unnest(search_tokens(written)) as word;
  with made as materialized (
    select word, lemma as former, search_lemma(word) as lemma from search_vocabulary
    where word !~ '^[0-9_]+$' and exists (select from unnest(stems) as stem where strpos(word, stem) > 0)
  ), renewed as (
    update search_vocabulary known set lemma = made.lemma from made
    where made.word = known.word and made.lemma <> made.former returning made.former, made.lemma
  ) select array_agg(distinct each) into changed from renewed, unnest(array[former, renewed.lemma]) as each;
  update search_words set lemma = made.lemma from (
    select w.id, (
      select string_agg(search_lemma(word), ' ' order by place) from unnest(search_tokens(w.folded)) with ordinality as t (word, place)
    ) as lemma from search_words w
    where w.lemma = '' or exists (select from unnest(stems) as stem where strpos(w.folded, stem) > 0)
  ) as made where made.id = search_words.id and made.lemma is distinct from search_words.lemma;
  return coalesce(changed, '{}');
end;
$$;
