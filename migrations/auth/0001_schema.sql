-- Schema of the accounts service (accounts contract, sections 1 to 8 and 11). The shop references auth.users and nothing else in
-- this schema. Codes and links are stored as keyed hashes and secrets encrypted, with a key that is not in the database.

create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text check (email = lower(email) and octet_length(email) <= 255),
  -- argon2id string with parameters, salt and hash
  encrypted_password text,
  -- also set when sign-ups need no confirmation
  email_confirmed_at timestamptz,
  -- when a link, a code or a provider proved that the address belongs to the account (decision 162)
  email_verified_at timestamptz,
  -- created by the owner, and therefore not by a visitor who prepared the account of another person
  is_created_by_owner boolean not null default false,
  app_metadata jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  -- written by the customer, and therefore never the reason for a permission
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  -- written only by the owner (docs/accounts.md)
  banned_until timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  -- language of mails, from the last request of the user's device
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

-- Fingerprint of the key that encrypts the secrets: a server with another key refuses to start.
create table auth.encryption_key (
  singleton boolean primary key default true check (singleton),
  key_fingerprint bytea not null check (octet_length(key_fingerprint) = 32)
);

-- The newest key after its `active_from` signs tokens. A key is published from its creation until its last token has expired
-- (section 4).
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
  -- time step of the last accepted code, so that no code is accepted twice
  last_totp_step bigint,
  failed_attempts smallint not null default 0,
  -- codes are refused until this time after too many wrong ones
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

-- Signed-in devices. Refresh tokens are derived from the row and never stored (section 5).
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  refresh_secret bytea not null check (octet_length(refresh_secret) = 32),
  refresh_sequence integer not null default 0 check (refresh_sequence >= 0),
  -- refresh tokens with a lower sequence are refused, because they were issued before the session was raised to aal2 (section 3)
  refresh_minimum_sequence integer not null default 0 check (refresh_minimum_sequence >= 0),
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null check (jsonb_typeof(amr) = 'array'),
  -- factor that raised the session to aal2
  factor_id uuid references auth.factors on delete set null,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id, created_at);
create index sessions_factor_id_idx on auth.sessions (factor_id) where factor_id is not null;

-- Flows that start with one request and end with another one, after a mailed link or a provider. `id` is the OAuth state.
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  method text not null check (method in ('password', 'otp', 'oauth', 'email/signup', 'recovery', 'invite')),
  auth_code uuid unique,
  code_challenge text check (length(code_challenge) between 43 and 128),
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  user_id uuid references auth.users on delete cascade,
  -- account that the identity is linked to, and session of the request; no foreign key, because the session may end before the flow
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

-- One token per user and kind: a new token replaces the previous one (section 7).
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

-- Rate limit counters of all processes, with the columns of rate-limiter-flexible.
create unlogged table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on auth.rate_limits (expire);

-- Sign-ins, sign-outs and revoked sessions, without addresses, tokens and passwords. Rows outlive the user, so there is no foreign
-- key.
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
