-- Recovery, second factors and linked identities (accounts contract, sections 2, 3, 6 and 7). No code, link or secret is
-- kept in clear: hashes are keyed, secrets sealed, with a key that is not in this database.

-- Which key seals what lies here: a server with another one refuses to start.
create table auth.vault (
  is_only boolean primary key default true check (is_only),
  key_fingerprint bytea not null check (octet_length(key_fingerprint) = 32)
);

-- A key made before secrets were sealed lies in clear until it is first read.
alter table auth.signing_keys
  alter column private_jwk drop not null,
  add column sealed_private_jwk bytea,
  add check ((private_jwk is null) <> (sealed_private_jwk is null));

alter table auth.users
  add column invited_at timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column new_email text check (new_email = lower(new_email) and octet_length(new_email) <= 255),
  add column email_change_sent_at timestamptz,
  -- which of the two addresses has agreed to the change so far
  add column email_change_agreed text check (email_change_agreed in ('current', 'new')),
  add column new_phone text check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  add column phone_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  -- the language this person was last seen to read, for mails
  add column language text;
create index users_by_age on auth.users (created_at desc, id);

-- A way in that began in one place and ends in another: a link in a mail, a provider. `id` is the OAuth state.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  method text not null,
  auth_code uuid unique,
  code_challenge text check (length(code_challenge) between 43 and 128),
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  user_id uuid references auth.users on delete cascade,
  -- who is adding an identity to the account they are signed in with
  linking_user_id uuid references auth.users on delete cascade,
  redirect_to text not null,
  provider text,
  provider_nonce text,
  sealed_provider_verifier bytea,
  sealed_provider_tokens bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  code_issued_at timestamptz,
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index flow_states_by_age on auth.flow_states (created_at);

-- One token of a kind for a person: a new one replaces the old (section 7).
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('confirmation', 'recovery', 'magiclink', 'invite', 'email_change_current',
    'email_change_new', 'sms', 'phone_change', 'reauthentication')),
  -- the address or number it went to
  sent_to text not null,
  link_hash bytea unique check (octet_length(link_hash) = 32),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  wrong_codes smallint not null default 0,
  flow_id uuid references auth.flow_states on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);
create index one_time_tokens_by_address on auth.one_time_tokens (sent_to, kind);
create index one_time_tokens_by_age on auth.one_time_tokens (expires_at);

create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '',
  phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  sealed_secret bytea,
  -- the last time step whose code was accepted: none is accepted twice
  last_step bigint,
  wrong_codes smallint not null default 0,
  -- no code is looked at before, after too many wrong ones
  locked_until timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, friendly_name),
  check ((factor_type = 'totp') = (sealed_secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create unique index factors_verified_phone on auth.factors (user_id, phone) where status = 'verified';

create table auth.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors on delete cascade,
  code_hash bytea check (octet_length(code_hash) = 32),
  ip inet,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index challenges_of_factor on auth.challenges (factor_id, created_at desc);

alter table auth.sessions
  -- the factor that raised it to aal2
  add column factor_id uuid references auth.factors on delete set null,
  -- refresh tokens with a lower counter are from before it was raised: none of them is forgiven (section 3)
  add column refresh_floor integer not null default 0 check (refresh_floor >= 0);
create index sessions_of_factor on auth.sessions (factor_id) where factor_id is not null;
