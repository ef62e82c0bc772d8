-- outside a transaction
-- The products that there are already, a sixteenth in each statement, so that no product waits long.
update product_search_keys set price = price where entry % 16 = 0 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 1 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 2 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 3 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 4 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 5 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 6 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 7 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 8 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 9 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 10 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 11 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 12 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 13 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 14 and not keys_ar @> search_place_keys(entry, price);
update product_search_keys set price = price where entry % 16 = 15 and not keys_ar @> search_place_keys(entry, price);
