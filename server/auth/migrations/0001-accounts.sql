-- The accounts service's own tables (accounts contract, sections 1, 4, 5, 8 and 11). The shop points at auth.users and
-- at nothing else in here.

create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text check (email = lower(email) and octet_length(email) <= 255),
  phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  -- the whole argon2id string: parameters, salt and hash
  encrypted_password text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  app_metadata jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  -- written by the customer: never a ground for a permission
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email on auth.users (email) where email is not null;
create unique index users_phone on auth.users (phone) where phone is not null;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null check (jsonb_typeof(identity_data) = 'object'),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_of_user on auth.identities (user_id, created_at);
create index identities_email on auth.identities (email);

-- One row a signed-in device. A refresh token is only ever derived from this row, never stored (section 5).
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  refresh_key bytea not null check (octet_length(refresh_key) = 32),
  refresh_counter integer not null default 0 check (refresh_counter >= 0),
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null check (jsonb_typeof(amr) = 'array'),
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_of_user on auth.sessions (user_id, created_at);

-- Exactly one key signs at a time: the newest whose time has come. A key is published before it signs and after it
-- has retired, until its last token has expired (section 4).
create table auth.signing_keys (
  id uuid primary key,
  private_jwk jsonb not null check (jsonb_typeof(private_jwk) = 'object'),
  signs_from timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- Counters of tries, shared by all processes. The columns are those of rate-limiter-flexible.
create unlogged table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on auth.rate_limits (expire);

-- Who signed in, out, or lost a session. It outlives the person's row, so it holds no foreign key; and no address,
-- token or password is written here.
create table auth.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  event text not null,
  user_id uuid,
  session_id uuid,
  ip inet,
  user_agent text
);
create index audit_log_of_user on auth.audit_log (user_id, happened_at desc);
