-- Tables of the accounts service (accounts contract, sections 1 to 8 and 11). The shop references auth.users and nothing else
-- in this schema. No code, link or secret is stored in clear: hashes are keyed and secrets encrypted, with a key that is not in
-- this database.

create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text check (email = lower(email) and octet_length(email) <= 255),
  -- the whole argon2id string: parameters, salt and hash
  encrypted_password text,
  -- confirmed is also true where sign-ups need no confirmation; verified is true when a link, a code or a provider has
  -- shown that the address belongs to the account (decision 162)
  email_confirmed_at timestamptz,
  email_verified_at timestamptz,
  -- created by the owner, so that no anonymous visitor can have prepared it
  is_created_by_owner boolean not null default false,
  app_metadata jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  -- written by the customer: never a ground for a permission
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  -- written by the owner only (docs/accounts.md)
  banned_until timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  -- the language of mails: what the user's device was last seen to ask for
  language text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (email) where email is not null;

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
create index identities_user_id_idx on auth.identities (user_id, created_at);
create index identities_email_idx on auth.identities (email);

-- Which key encrypts the secrets of this database: a server with another key refuses to start.
create table auth.encryption_key (
  singleton boolean primary key default true check (singleton),
  key_fingerprint bytea not null check (octet_length(key_fingerprint) = 32)
);

-- The newest key whose `active_from` has come signs. A key is published before that and after it is replaced, until its
-- last token has expired (section 4).
create table auth.signing_keys (
  id uuid primary key,
  encrypted_private_jwk bytea not null,
  active_from timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '',
  phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  encrypted_secret bytea,
  -- the time step of the last accepted code: no code is accepted twice
  last_totp_step bigint,
  failed_attempts smallint not null default 0,
  -- after too many wrong codes none is checked before this time
  locked_until timestamptz,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, friendly_name),
  constraint factors_totp_secret_check check ((factor_type = 'totp') = (encrypted_secret is not null)),
  constraint factors_phone_number_check check ((factor_type = 'phone') = (phone is not null))
);
create unique index factors_user_id_phone_key on auth.factors (user_id, phone) where status = 'verified';

create table auth.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors on delete cascade,
  code_hash bytea check (octet_length(code_hash) = 32),
  ip inet,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index challenges_factor_id_idx on auth.challenges (factor_id, created_at desc);

-- One row per signed-in device. Refresh tokens are derived from this row and never stored (section 5).
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  refresh_secret bytea not null check (octet_length(refresh_secret) = 32),
  refresh_sequence integer not null default 0 check (refresh_sequence >= 0),
  -- refresh tokens with a lower sequence are from before the session was raised to aal2; none of them is accepted (section 3)
  refresh_minimum_sequence integer not null default 0 check (refresh_minimum_sequence >= 0),
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null check (jsonb_typeof(amr) = 'array'),
  -- the factor that raised the session to aal2
  factor_id uuid references auth.factors on delete set null,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id, created_at);
create index sessions_factor_id_idx on auth.sessions (factor_id) where factor_id is not null;

-- A flow that begins in one place and ends in another: a link in a mail, a provider. `id` is the OAuth state.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  method text not null,
  auth_code uuid unique,
  code_challenge text check (length(code_challenge) between 43 and 128),
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  user_id uuid references auth.users on delete cascade,
  -- the account that an identity is linked to, and the session it is linked from, which may have ended meanwhile
  linking_user_id uuid references auth.users on delete cascade,
  linking_session_id uuid,
  redirect_to text not null,
  provider text,
  provider_nonce text,
  encrypted_provider_verifier bytea,
  encrypted_provider_tokens bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  code_issued_at timestamptz,
  constraint flow_states_code_challenge_method_set_check check ((code_challenge is null) = (code_challenge_method is null))
);
create index flow_states_created_at_idx on auth.flow_states (created_at);

-- One token of a kind per user: a new one replaces the old one (section 7).
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('confirmation', 'recovery', 'invite', 'reauthentication')),
  recipient text not null,
  link_hash bytea not null unique check (octet_length(link_hash) = 32),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  failed_attempts smallint not null default 0,
  flow_id uuid references auth.flow_states on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);
create index one_time_tokens_recipient_idx on auth.one_time_tokens (recipient, kind);
create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

-- Rate limit counters, shared by all processes. The columns are those of rate-limiter-flexible.
create unlogged table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on auth.rate_limits (expire);

-- Sign-ins, sign-outs and lost sessions. Rows outlive the user, so there is no foreign key; no address, token or password
-- is written here.
create table auth.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  event text not null,
  user_id uuid,
  session_id uuid,
  ip inet,
  user_agent text
);
create index audit_log_user_id_idx on auth.audit_log (user_id, created_at desc, id desc);
