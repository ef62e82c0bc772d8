-- outside a transaction
-- Finds the next moment at which a sale begins or ends.
create index concurrently if not exists products_next_sale_change_idx on products (
  (case when planned_sale_price is null then sale_ends_at else sale_starts_at end)
) where (case when planned_sale_price is null then sale_ends_at else sale_starts_at end) is not null;
