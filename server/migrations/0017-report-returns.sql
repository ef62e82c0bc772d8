-- A return and its lines change with an entry in its history only.
create function mark_report_day_of_return() returns trigger language plpgsql as $$
begin
  insert into report_changes (day) select cairo_day(created_at) from returns where id = new.return_id;
  return null;
end;
$$;

create trigger return_changes_mark_report_day_after_insert after insert on return_changes
  for each row execute function mark_report_day_of_return();
