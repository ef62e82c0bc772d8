-- What the office needs of products: a version, so that nobody saves over what somebody else has changed; and what they
-- are searched by, folded by the shop (domain/search/fold.ts).

alter table products
  add column version integer not null default 1,
  add column search_text text not null default '';

-- each list of the office in its order, the archive behind the shelf
create index products_by_place on products (is_archived, position, id);
create index products_by_stock on products (is_archived, stock, id);
create index products_by_name_ar on products (is_archived, (name_ar collate "ar-x-icu"), id);
create index products_by_name_en on products (is_archived, (name_en collate "en-x-icu"), id);
create index products_low on products (position, id) where not is_archived and stock <= 5;

create extension if not exists pg_trgm;
create index products_search on products using gin (search_text gin_trgm_ops);
