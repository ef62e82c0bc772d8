-- What came off the sales of a day, for each breakdown (decision 226): pieces that came back, and the price of goods, before tax and
-- shipping, that was refunded or is not owed any more. Null in rows of an older version, whose days are computed anew.
alter table report_days add column returned_quantity bigint, add column returned_goods bigint;

create or replace function mark_report_days_of_order() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) values (cairo_day(new.created_at));
  if tg_op = 'UPDATE' then
    if old.created_at <> new.created_at then
      insert into report_changes (day) values (cairo_day(old.created_at));
    end if;
    -- what went back counts with what its order is
    insert into report_changes (day)
      select cairo_day(done_at) from refunds where order_id = new.id and state = 'done' and done_at is not null
      union
      select cairo_day(changed_at) from returns join return_changes on return_id = returns.id
      where order_id = new.id and to_state = 'received';
  end if;
  return null;
end;
$$;

create or replace function mark_report_day_of_return() returns trigger language plpgsql as $$
begin
  -- reasons count on the day on which the return was asked for, pieces on the day on which they were received
  insert into report_changes (day)
    select cairo_day(created_at) from returns where id = new.return_id union select cairo_day(new.changed_at);
  return null;
end;
$$;

-- days with nothing but received pieces have no rows yet
insert into report_changes (day) select distinct cairo_day(changed_at) from return_changes where to_state = 'received';
