create function mark_report_day_of_refund() returns trigger language plpgsql as $$
begin
  if new.state = 'done' and new.done_at is not null then
    insert into report_changes (day) values (cairo_day(new.done_at));
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'done' and old.done_at is not null then
      insert into report_changes (day) values (cairo_day(old.done_at));
    end if;
  end if;
  return null;
end;
$$;

create trigger refunds_mark_report_day_after_insert after insert on refunds
  for each row execute function mark_report_day_of_refund();
create trigger refunds_mark_report_day_after_update after update on refunds
  for each row when (old is distinct from new) execute function mark_report_day_of_refund();
