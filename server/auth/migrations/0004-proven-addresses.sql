-- "Proven" is one fact: a link, a code or a provider has shown that the address or number is its account's. It is not
-- "confirmed", which is also true where sign-ups are let in without a confirmation.

alter table auth.users
  add column email_proven_at timestamptz,
  add column phone_proven_at timestamptz,
  -- when the account itself proved the address it wants, before the present address has agreed to the change
  add column new_email_proven_at timestamptz,
  -- made by the owner's server: no stranger can have prepared it
  add column is_made_by_owner boolean not null default false;

-- A provider is linked from a session, and no longer when that has ended. It points at none that may go meanwhile.
alter table auth.flow_states add column linking_session_id uuid;

update auth.users as account set is_made_by_owner = true
where exists (select from auth.audit_log where user_id = account.id and event = 'user_made');

-- What was answered by mail, vouched for by a provider, or set by the owner's server has been proven. A code may have come
-- to a phone instead, where there is one.
update auth.users as account set email_proven_at = coalesce(email_confirmed_at, now())
where email is not null and (
  (is_made_by_owner and email_confirmed_at is not null)
  or (phone is null and confirmation_sent_at < email_confirmed_at)
  or (phone is null and exists (
    select from auth.audit_log where user_id = account.id and event = 'address_confirmed'
  ))
  or exists (
    select from auth.identities as identity
    where identity.user_id = account.id and identity.provider not in ('email', 'phone')
      and identity.email = account.email and identity.identity_data -> 'email_verified' = 'true'::jsonb
  )
  or exists (
    select from auth.sessions as session, jsonb_array_elements(session.amr) as entry
    where session.user_id = account.id and (
      entry ->> 'method' in ('magiclink', 'recovery', 'invite', 'email_change', 'email/signup')
      or (entry ->> 'method' = 'otp' and account.phone is null)
    )
  )
);

update auth.users set phone_proven_at = phone_confirmed_at
where phone is not null and (is_made_by_owner or confirmation_sent_at < phone_confirmed_at
  or phone_change_sent_at < phone_confirmed_at);
