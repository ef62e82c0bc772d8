-- Roles of the people who run a shop, and invitations to them (decision 201).

-- The role of an admin of specification 6. Everybody who was an admin before is an owner; a process of the version before this one,
-- which knows no roles, also adds owners.
alter table user_roles add column staff_role text not null default 'owner'
  check (staff_role in ('owner', 'manager', 'orders', 'catalogue', 'readonly'));

-- An address that was invited and has not accepted. Accepting and withdrawing delete the row; the audit log keeps both.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (length(email) <= 255 and email = lower(email)),
  staff_role text not null check (staff_role in ('owner', 'manager', 'orders', 'catalogue', 'readonly')),
  -- of the mail
  language text not null check (language in ('ar', 'en')),
  invited_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  -- of the last mail
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_invitations_expires_at_idx on staff_invitations (expires_at);
create index staff_invitations_invited_by_idx on staff_invitations (invited_by);
