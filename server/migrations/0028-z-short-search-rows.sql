-- outside a transaction
-- The products that there are already, a quarter in each statement, so that no product waits long.
update product_search_keys set price = price where entry % 4 = 0 and filler is null and pg_column_size(keys_ar) + pg_column_size(keys_en) < 2000;
update product_search_keys set price = price where entry % 4 = 1 and filler is null and pg_column_size(keys_ar) + pg_column_size(keys_en) < 2000;
update product_search_keys set price = price where entry % 4 = 2 and filler is null and pg_column_size(keys_ar) + pg_column_size(keys_en) < 2000;
update product_search_keys set price = price where entry % 4 = 3 and filler is null and pg_column_size(keys_ar) + pg_column_size(keys_en) < 2000;
