-- outside a transaction
-- Finds unpaid orders whose time to pay is over.
create index concurrently if not exists orders_pay_by_idx on orders (pay_by)
  where pay_by is not null and payment_status = 'pending' and status = 'pending';

-- Finds orders whose customers are to get money back.
create index concurrently if not exists orders_owed_idx on orders (created_at desc, id desc)
  where paid_amount - refunded_amount > case when status = 'cancelled' then 0 else total end;
-- Lists orders by payment status.
create index concurrently if not exists orders_payment_status_idx on orders (payment_status, created_at desc, id desc);
