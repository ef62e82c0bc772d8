-- outside a transaction
create index concurrently if not exists products_barcode_idx on products (barcode) where barcode is not null;
