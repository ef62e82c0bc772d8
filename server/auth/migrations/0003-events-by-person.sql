-- What happened to an account is read newest first behind one place, also where two events are of one moment.

drop index auth.audit_log_of_user;
create index audit_log_of_user on auth.audit_log (user_id, happened_at desc, id desc);
