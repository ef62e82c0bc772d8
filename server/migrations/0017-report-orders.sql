-- One table in each of these files: a trigger locks its table, and two such locks could wait for a transaction that waits for them.

create function mark_report_days_of_order() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) values (cairo_day(new.created_at));
  if tg_op = 'UPDATE' then
    if old.created_at <> new.created_at then
      insert into report_changes (day) values (cairo_day(old.created_at));
    end if;
    -- a refund counts with what its order is
    insert into report_changes (day)
      select distinct cairo_day(done_at) from refunds where order_id = new.id and state = 'done' and done_at is not null;
  end if;
  return null;
end;
$$;

create trigger orders_mark_report_day_after_insert after insert on orders
  for each row execute function mark_report_days_of_order();
create trigger orders_mark_report_day_after_update
  after update of status, created_at, items, subtotal, discount, discount_amount, shipping_cost, tax, tax_percent, tax_base, total,
    payment_method, promo_code, shipping_info on orders
  for each row when (
    (old.status = 'cancelled') <> (new.status = 'cancelled')
    or (old.shipping_info ->> 'governorate') is distinct from (new.shipping_info ->> 'governorate')
    or (old.created_at, old.items, old.subtotal, old.discount, old.discount_amount, old.shipping_cost, old.tax, old.tax_percent,
        old.tax_base, old.total, old.payment_method, old.promo_code)
      is distinct from (new.created_at, new.items, new.subtotal, new.discount, new.discount_amount, new.shipping_cost, new.tax,
        new.tax_percent, new.tax_base, new.total, new.payment_method, new.promo_code)
  ) execute function mark_report_days_of_order();
