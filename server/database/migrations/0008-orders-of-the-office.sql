-- Orders as the office finds and moves them.

-- A text as a searcher may spell it: what `fold` of domain/search does, so that a column can hold it (decision 80).
create function fold_for_search(text) returns text language sql immutable strict parallel safe return translate(
  regexp_replace(lower(normalize($1, NFKD)),
    '[\u0300-\u036F\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]',
    '', 'g'),
  'ٱىیےةہکڤپچگژς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'ايييههكفبجكزσ01234567890123456789');

-- Where a database knows no letters but Latin ones, as the built-in one does, an index of trigrams passes over all others:
-- so it is asked in Latin letters. Two Arabic letters may share one: the index only finds candidates.
create function spell_for_search(text) returns text language sql immutable strict parallel safe return translate($1,
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
  'abtcjhkdvrzsxpyuweofqklmngiha');

create extension if not exists pg_trgm;

alter table orders add column search_text text not null generated always as (
  ' ' || coalesce(fold_for_search(shipping_info ->> 'fullName'), '') || ' ' || lower(order_number) || ' ' ||
  coalesce(regexp_replace(shipping_info ->> 'phone', '^\+20|\D', '', 'g'), '') || ' ' ||
  coalesce(regexp_replace(shipping_info ->> 'phone', '\D', '', 'g'), '')
) stored;
create index orders_search on orders using gin (spell_for_search(search_text) gin_trgm_ops);

-- Who moved an order, and who knew what of its money: a line tells one or the other.
alter table order_status_changes
  alter column to_status drop not null,
  add column from_payment text,
  add column to_payment text,
  add check ((to_status is null) <> (to_payment is null));
