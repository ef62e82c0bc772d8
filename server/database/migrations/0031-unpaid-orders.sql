-- outside a transaction: orders are placed while these indexes are built

drop index concurrently if exists orders_unpaid;
create index concurrently orders_unpaid on orders (user_id)
  where payment_status = 'pending' and status in ('pending', 'processing');

drop index concurrently if exists orders_search_email;
create index concurrently orders_search_email on orders using gin (lower(shipping_info ->> 'email') gin_trgm_ops);
