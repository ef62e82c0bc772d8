-- What admins did: who, when, what. It is written in the transaction of the deed and never changed afterwards.

create table audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- points at no account, so that what somebody did stays when they have left
  admin_id uuid not null,
  -- the address as it was then; the database writes it
  admin_email text not null,
  deed text not null,
  subject text not null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_of_deed on audit_log (deed, created_at desc, id desc);
create index audit_log_of_admin on audit_log (admin_id, created_at desc, id desc);
create index audit_log_of_admin_and_deed on audit_log (admin_id, deed, created_at desc, id desc);

create function write_address_of_admin() returns trigger language plpgsql as $$
begin
  new.admin_email := coalesce((select coalesce(email, phone) from auth.users where id = new.admin_id), '');
  return new;
end;
$$;
create trigger audit_log_address before insert on audit_log
  for each row execute function write_address_of_admin();

create function refuse_to_forget() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end;
$$;
create trigger audit_log_stays before update or delete or truncate on audit_log
  for each statement execute function refuse_to_forget();
