-- outside a transaction
-- Finds the refunds of a day.
create index concurrently if not exists refunds_done_at_idx on refunds (done_at) where state = 'done';

-- Finds orders whose cash couriers have collected or are to collect.
create index concurrently if not exists orders_cash_owed_idx on orders (id)
  where payment_method = 'cash_on_delivery' and status in ('shipped', 'delivered') and kept_amount is null
    and paid_amount - given_back_amount < total;
