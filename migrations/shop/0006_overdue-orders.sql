-- outside a transaction
-- lists pending orders to be paid in advance that are unpaid after their deadline
create index concurrently if not exists orders_unpaid_advance_idx on orders (created_at desc, id desc)
  where payment_status = 'pending' and status = 'pending' and total > waived_amount
    and payment_method not in ('cash_on_delivery', 'card_link');
