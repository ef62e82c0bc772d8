-- outside a transaction
create index concurrently if not exists product_search_index_colour_idx on product_search_index (category, colour) where colour is not null;
create index concurrently if not exists product_search_index_motif_idx on product_search_index (category, motif) where motif is not null;
create index concurrently if not exists product_search_index_newest_ar_idx on product_search_index
  (category, is_new desc, added_at desc, (name_ar collate "ar-x-icu"), product_id);
create index concurrently if not exists product_search_index_newest_en_idx on product_search_index
  (category, is_new desc, added_at desc, (name_en collate "en-x-icu"), product_id);
