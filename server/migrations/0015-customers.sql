-- Answers to contact messages and reviews, notes and tags of customers (decision 202).

-- Of the page that the message was written on; null when an older version stored it.
alter table contact_messages add column language text check (language in ('ar', 'en'));

-- What was answered by mail. Answers of the sender arrive in the shop's mailbox and are in no table.
create table contact_message_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages on delete cascade,
  text text not null check (char_length(text) between 2 and 4000),
  -- null when the account is deleted
  admin_id uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index contact_message_replies_message_id_idx on contact_message_replies (message_id, created_at);
create index contact_message_replies_admin_id_idx on contact_message_replies (admin_id);

-- The shop's public answer to a review, in the language that it was typed in.
alter table reviews
  add column reply text check (char_length(reply) between 2 and 1000),
  add column replied_at timestamptz;

create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  admin_id uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index customer_notes_user_id_idx on customer_notes (user_id, created_at desc);
create index customer_notes_admin_id_idx on customer_notes (admin_id);

create table customer_tags (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  tag text not null check (char_length(tag) between 1 and 40),
  created_at timestamptz not null default now(),
  unique (user_id, tag)
);
create index customer_tags_tag_idx on customer_tags (tag, created_at desc, id desc);

-- Name, address and phone number as the admin area searches for them, like `search_text` of an order (decision 80).
create function customer_search_text(name text, email text, phone text) returns text
language sql immutable parallel safe return
  ' ' || coalesce(fold_search_text(name), '') || ' ' || lower(coalesce(email, '')) || ' ' ||
  coalesce(regexp_replace(phone, '^\+20|\D', '', 'g'), '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '');
