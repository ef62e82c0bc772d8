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
