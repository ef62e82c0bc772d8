-- What people agreed to, and what they took back: each a row, never changed. `person` is a keyed hash of their address (of
-- the account's id where there is no address), so that a row tells nobody whose it is, and is found when they ask.

create table consents (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  purpose text not null,
  is_given boolean not null,
  -- which of the purpose's wordings they read, and in which language; nothing where it was taken back
  wording smallint check (wording > 0),
  language text check (language in ('ar', 'en')),
  place text not null,
  person bytea not null check (octet_length(person) = 32),
  -- points at no account, so that the row stays when the account goes
  user_id uuid,
  check (is_given = (wording is not null) and is_given = (language is not null))
);
create index consents_of_person on consents (person, purpose, id desc);
create index consents_of_account on consents (user_id) where user_id is not null;

-- Three years after the last letter the law asks for no proof any more (law 151 of 2020, article 18).
create function refuse_to_forget_consents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.happened_at < now() - interval '3 years' then
      return old;
    end if;
  end if;
  raise exception 'the log of consents is only ever added to';
end;
$$;
create trigger consents_stay before update or delete on consents
  for each row execute function refuse_to_forget_consents();
create trigger consents_stay_whole before truncate on consents
  for each statement execute function refuse_to_forget_consents();
