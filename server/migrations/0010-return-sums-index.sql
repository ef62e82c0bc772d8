-- outside a transaction
-- Finds orders whose customers are to get money back, without what is kept of parcels that were refused at the door. It takes the
-- place of `orders_owed_idx`, which older versions still use.
create index concurrently if not exists orders_owed_back_idx on orders (created_at desc, id desc)
  where paid_amount - refunded_amount > case when status = 'cancelled' then coalesce(kept_amount, 0) else total end;
