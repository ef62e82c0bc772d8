-- A sale with a beginning and an end (decision 178). price, original_price, is_on_sale and badge say what is valid now; the price
-- of a sale that has not begun is in planned_sale_price.
alter table products
  add column planned_sale_price bigint,
  add column sale_starts_at timestamptz,
  add column sale_ends_at timestamptz,
  add constraint products_planned_sale_price_check check (
    planned_sale_price is null
    or (planned_sale_price between 1 and price - 1 and original_price is null and not is_on_sale and num_nulls(sale_starts_at) = 0)
  ) not valid,
  -- only a sale has dates
  add constraint products_sale_dates_check check (
    (coalesce(planned_sale_price, original_price, 0) > 0 or coalesce(sale_starts_at, sale_ends_at) is null)
    and coalesce(sale_starts_at < sale_ends_at, true)
  ) not valid;

-- The price at this moment, also while no process has applied a beginning or an end yet: orders are priced by it.
create function current_price(product products) returns bigint language sql stable parallel safe return case
  when product.sale_ends_at <= now() then coalesce(product.original_price, product.price)
  when product.sale_starts_at <= now() then coalesce(product.planned_sale_price, product.price)
  else product.price
end;
