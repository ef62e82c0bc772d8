-- outside a transaction
-- Lists orders whose payment is awaited, and those of which nothing is to be paid any more, newest first (decision 215).
create index concurrently if not exists orders_awaiting_payment_idx on orders (created_at desc, id desc)
  where payment_status = 'pending' and status <> 'cancelled' and total > waived_amount;
create index concurrently if not exists orders_nothing_due_idx on orders (created_at desc, id desc)
  where payment_status = 'pending' and (status = 'cancelled' or total <= waived_amount);
