-- outside a transaction
-- Finds unpaid orders whose time to pay is over.
create index concurrently if not exists orders_pay_by_idx on orders (pay_by)
  where pay_by is not null and payment_status = 'pending' and status = 'pending';
