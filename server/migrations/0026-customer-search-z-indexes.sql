-- outside a transaction
-- Find customers and orders by a part of their search text. They take the place of `profiles_search_idx` and `orders_search_text_idx`,
-- which older versions still use.
create index concurrently if not exists profiles_spelled_idx on profiles using gin (spell_search_text(search_text) gin_trgm_ops);
create index concurrently if not exists orders_spelled_idx on orders using gin (spell_search_text(search_text) gin_trgm_ops);
