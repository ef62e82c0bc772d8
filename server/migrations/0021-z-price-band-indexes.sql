-- outside a transaction
create index concurrently if not exists product_search_index_band_ar_idx on product_search_index
  (category, price_band(price), (name_ar collate "ar-x-icu"), product_id);
create index concurrently if not exists product_search_index_band_en_idx on product_search_index
  (category, price_band(price), (name_en collate "en-x-icu"), product_id);
