-- outside a transaction
-- Finds products of the admin area by a part of their search text, in Arabic too: a trigram index skips Arabic letters in a database
-- whose locale knows Latin ones only (decision 80). It takes the place of `products_search_text_idx`, without which an older version
-- reads the table, as it did for Arabic words.

-- A word of its own for each category, so that the index also finds the products of one that have a word of another.
create or replace function product_category_key(category text) returns text language sql immutable strict parallel safe
  return 'qq' || left(md5(category), 6);
-- The search text, whose lines are names, kinds and the barcode: each line begins with a space, and each Arabic word with a q, so that a
-- search for «ع» does not read all products with "of".
create or replace function spell_product_text(category text, search_text text) returns text language sql immutable strict parallel safe
  return spell_search_text(regexp_replace(' ' || translate(search_text, e'\n', ' '), ' (?=[ء-ي])', ' q', 'g'))
    || ' ' || product_category_key(category);
create index concurrently if not exists products_spelled_idx
  on products using gin (spell_product_text(category, search_text) gin_trgm_ops);
drop index concurrently if exists products_search_text_idx;
