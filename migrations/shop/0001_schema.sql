-- Schema of the shop, except search (0002_search.sql), in the order of the features. The accounts are in schema auth; the shop
-- references auth.users and nothing else there. Amounts are whole piastres. Indexes and triggers follow their table; a trigger that writes a
-- table of a later feature follows that table.

-- Indexes parts of texts, for the searches of the admin area.
create extension if not exists pg_trgm;

-- Text search of the admin area

-- Folds a text like `fold` of src/core/text/fold.ts, so that a generated column can store it (decision 80).
create function fold_search_text(text) returns text language sql immutable strict parallel safe return translate(
  regexp_replace(lower(normalize($1, NFKD)),
    '[\u0300-\u036F\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]',
    '', 'g'),
  'ٱىیےةہکڤپچگژς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'ايييههكفبجكزσ01234567890123456789');

-- Maps each Arabic letter to its own Latin letter or digit, because a trigram index skips letters that the locale of the database does not
-- know, such as Arabic ones in the embedded database (decision 80).
create function spell_search_text(text) returns text language sql immutable strict parallel safe return translate($1,
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
  'abtcj09dvrzsxpyuweofqklmngih8');

-- Joins name, address and phone number of a customer, like `search_text` of an order (decision 80).
create function customer_search_text(name text, email text, phone text) returns text
language sql immutable parallel safe return
  ' ' || coalesce(fold_search_text(name), '') || ' ' || lower(coalesce(email, '')) || ' ' ||
  coalesce(regexp_replace(phone, '^\+20|\D', '', 'g'), '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '');

-- Returns an artificial word for a category, so that one trigram index finds the products of a category that contain a word.
create function product_category_key(category text) returns text language sql immutable strict parallel safe
  return 'qq' || left(md5(category), 6);

-- Spells the search text of a product, whose lines are names, subtitles and the barcode. Each line begins with a space and each Arabic
-- word with a q, so that a search for «ع» does not read all products with the word "of".
create function spell_product_text(category text, search_text text) returns text language sql immutable strict parallel safe
  return spell_search_text(regexp_replace(' ' || translate(search_text, e'\n', ' '), ' (?=[ء-ي])', ' q', 'g'))
    || ' ' || product_category_key(category);

-- Rate limits, mail and jobs

-- Rate limit counters with the columns of rate-limiter-flexible. That library names its prepared statements after the table alone, so no
-- other schema may contain a table of this name.
create unlogged table request_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_limits_expire_idx on request_limits (expire);

-- Sent mails and text messages per minute, so that all processes together keep the hourly limit (decision 158).
create table sent_messages (
  channel text not null check (channel in ('mail', 'text')),
  minute timestamptz not null,
  count integer not null check (count > 0),
  primary key (channel, minute)
);

-- Channels whose messages wait for the next hour.
create table paused_channels (
  channel text primary key check (channel in ('mail', 'text')),
  since timestamptz not null default now()
);

-- Number of mails about a subject per day to an address that is not proven (decision 230).
create table mail_quotas (
  -- keyed hash
  address bytea not null,
  -- kind of mail, and what it is about
  subject text not null,
  started_at timestamptz not null,
  count integer not null,
  primary key (address, subject)
);
create index mail_quotas_started_at_idx on mail_quotas (started_at);

-- Systems that do not respond and that jobs wait for: the mail server, the text message adapter, payment gateways (decision 229).
create table job_outages (
  channel text primary key,
  since timestamptz not null default now(),
  -- error message without personal data
  reason text not null,
  -- when one job may try again
  probe_at timestamptz not null default now()
);

-- Cache invalidation

-- One row per change of what visitors see. A notification reaches only connected processes, so each change also adds a row, and both name
-- the transaction: a process that polls reads the changes that it missed. The table is unlogged, because every process reconnects after a
-- crash, and a reconnection counts as a change.
create unlogged table product_changes (
  transaction_id xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now()
);
create index product_changes_created_at_idx on product_changes (created_at);

create function record_product_change() returns void language plpgsql as $$
begin
  insert into product_changes default values;
  perform pg_notify('products_changed', pg_current_xact_id()::text);
end;
$$;
create function notify_products_changed() returns trigger language plpgsql as $$
begin
  perform record_product_change();
  return null;
end;
$$;

-- Audit log

-- Actions of admin users, written in the transaction of the action; rows are only added.
create table audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- no foreign key, so that the entry outlives the account
  admin_id uuid not null,
  -- the address at that time, set by a trigger
  admin_email text not null default '',
  action text not null,
  subject text not null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index audit_log_created_at_idx on audit_log (created_at desc, id desc);
create index audit_log_action_idx on audit_log (action, created_at desc, id desc);
create index audit_log_admin_id_idx on audit_log (admin_id, created_at desc, id desc);
create index audit_log_admin_id_action_idx on audit_log (admin_id, action, created_at desc, id desc);

create function set_audit_admin_email() returns trigger language plpgsql as $$
begin
  new.admin_email := coalesce((select email from auth.users where id = new.admin_id), '');
  return new;
end;
$$;
create trigger audit_log_set_admin_email before insert on audit_log
  for each row execute function set_audit_admin_email();
create function prevent_audit_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end;
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function prevent_audit_log_change();

-- Profiles and roles

create table profiles (
  id uuid primary key references auth.users on delete cascade,
  name text not null,
  email text not null,
  -- null after a sign-up with a provider, until the customer completes the profile
  phone_number text,
  date_of_birth date,
  created_at timestamptz not null default now(),
  -- stored by a trigger, because computing it for each candidate of a frequent name took 1 s among 300,000 customers (decision 202)
  search_text text
);
create index profiles_created_at_idx on profiles (created_at desc, id desc);
create index profiles_spelled_idx on profiles using gin (spell_search_text(search_text) gin_trgm_ops);

create function write_customer_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := customer_search_text(new.name, new.email, new.phone_number);
  return new;
end;
$$;
create trigger profiles_write_search_text before insert or update of name, email, phone_number, search_text on profiles
  for each row execute function write_customer_search_text();

create table user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  -- rights of the admin user (decision 201)
  staff_role text not null default 'owner'
    check (staff_role in ('owner', 'manager', 'orders', 'catalogue', 'readonly')),
  primary key (user_id, role)
);

-- Settings

-- One row per saved version of a section. The newest published row is valid; a section without rows has its default. Rows are only added, so
-- that each earlier version can be restored.
create table setting_versions (
  id bigint generated always as identity primary key,
  section text not null check (section ~ '^[a-zA-Z-]+(/[a-z-]+)?$' and length(section) <= 60),
  version integer not null check (version > 0),
  value jsonb not null,
  created_at timestamptz not null default now(),
  -- no foreign key, so that the row outlives the account
  admin_id uuid not null,
  -- the address at that time, set by a trigger
  admin_email text not null default '',
  -- null for a draft; in the future for a scheduled version
  published_at timestamptz
);
create unique index setting_versions_section_version_key on setting_versions (section, version);
create index setting_versions_section_id_idx on setting_versions (section, id desc);
create trigger setting_versions_set_admin_email before insert on setting_versions
  for each row execute function set_audit_admin_email();
create trigger setting_versions_notify after insert or update or delete on setting_versions
  for each statement execute function notify_products_changed();

-- Newest settings that each running process has loaded, so that a change is confirmed only when every process has it.
create unlogged table process_heartbeats (
  id uuid primary key,
  settings_id bigint not null,
  heartbeat_at timestamptz not null default now()
);

-- Privacy

-- Consents and withdrawals; rows are only added.
create table consents (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  purpose text not null,
  is_granted boolean not null,
  -- version and language of the text that was accepted; null for a withdrawal
  text_version smallint check (text_version > 0),
  language text check (language in ('ar', 'en')),
  source text not null,
  -- keyed hash of the address, or of the account id without an address: without the key it identifies no person, and with the key it finds
  -- the rows of a person who requests them
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  -- no foreign key, so that the row outlives the account
  user_id uuid,
  constraint consents_text_check check (is_granted = (text_version is not null) and is_granted = (language is not null))
);
create index consents_subject_hash_idx on consents (subject_hash, purpose, id desc);
create index consents_user_id_idx on consents (user_id) where user_id is not null;

-- Allows deletion after three years, when the law no longer requires proof (law 151 of 2020, article 18).
create function prevent_consent_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - interval '3 years' then
      return old;
    end if;
  end if;
  raise exception 'the log of consents is only ever added to';
end;
$$;
create trigger consents_append_only before update or delete on consents
  for each row execute function prevent_consent_change();
create trigger consents_no_truncate before truncate on consents
  for each statement execute function prevent_consent_change();

-- Products

create table products (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 100),
  category text not null check (category in ('plates', 'bowls', 'cups', 'sets')),
  position integer not null,
  price bigint not null check (price between 1 and 100000000),
  original_price bigint,
  stock integer not null check (stock >= 0),
  badge text check (badge in ('SALE', 'NEW')),
  is_on_sale boolean not null default false,
  is_featured boolean not null default false,
  is_archived boolean not null default false,
  name_ar text not null check (length(name_ar) between 1 and 200),
  name_en text not null check (length(name_en) between 1 and 200),
  subtitle_ar text not null,
  subtitle_en text not null,
  description_ar text not null,
  description_en text not null,
  features_ar text[] not null,
  features_en text[] not null,
  -- increases with each change by an admin user, so that a conflicting edit is refused
  version integer not null default 1,
  -- name and subtitle, folded by the server (src/core/text/fold.ts), for the admin area
  search_text text not null default '',
  -- true once an admin user has changed the pictures, so that the pictures of the starter catalogue are not restored
  has_custom_pictures boolean not null default false,
  updated_at timestamptz not null default now(),
  -- scheduled sale (decision 178): price, original_price, is_on_sale and badge are valid now; the price of a future sale is
  -- planned_sale_price
  planned_sale_price bigint,
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  barcode text,
  colour text,
  motif text,
  added_at timestamptz not null default now(),
  -- names that search also accepts, such as former names (decision 218)
  other_names_ar text[] not null default '{}',
  other_names_en text[] not null default '{}',
  constraint products_original_price_check check (original_price > price),
  constraint products_planned_sale_price_check check (
    planned_sale_price is null
    or (planned_sale_price between 1 and price - 1 and original_price is null and not is_on_sale and num_nulls(sale_starts_at) = 0)
  ),
  -- only a sale has dates
  constraint products_sale_dates_check check (
    (coalesce(planned_sale_price, original_price, 0) > 0 or coalesce(sale_starts_at, sale_ends_at) is null)
    and coalesce(sale_starts_at < sale_ends_at, true)
  )
);
create index products_category_position_idx on products (category, position) where not is_archived;
create index products_position_idx on products (is_archived, position, id);
create index products_stock_idx on products (is_archived, stock, id);
create index products_name_ar_idx on products (is_archived, (name_ar collate "ar-x-icu"), id);
create index products_name_en_idx on products (is_archived, (name_en collate "en-x-icu"), id);
create index products_low_stock_idx on products (position, id) where not is_archived and stock <= 5;
create index products_spelled_idx on products using gin (spell_product_text(category, search_text) gin_trgm_ops);
create index products_barcode_idx on products (barcode) where barcode is not null;
create index products_on_sale_idx on products (position, id) where is_on_sale and not is_archived;
create index products_featured_idx on products (category, position, id) where is_featured and not is_archived;
create index products_in_stock_idx on products (category, position, id) where stock > 0 and not is_archived;
create index products_discount_idx on products (((original_price - price) * 100 / original_price) desc)
  where original_price is not null and not is_archived;
-- finds the next start or end of a sale
create index products_next_sale_change_idx on products (
  (case when planned_sale_price is null then sale_ends_at else sale_starts_at end)
) where (case when planned_sale_price is null then sale_ends_at else sale_starts_at end) is not null;

-- Returns the price at this moment, for orders: a process applies the start and end of a sale with a delay.
create function current_price(product products) returns bigint language sql stable parallel safe return case
  when product.sale_ends_at <= now() then coalesce(product.original_price, product.price)
  when product.sale_starts_at <= now() then coalesce(product.planned_sale_price, product.price)
  else product.price
end;

-- Ignores stock above five, because the shop shows exact stock only up to that number.
create function notify_visible_product_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from products_before
    full join products_after on products_after.id = products_before.id
    where (to_jsonb(products_before) - 'stock' - 'updated_at') is distinct from
          (to_jsonb(products_after) - 'stock' - 'updated_at')
       or least(products_before.stock, 6) is distinct from least(products_after.stock, 6)
  ) then
    perform record_product_change();
  end if;
  return null;
end;
$$;
create trigger products_notify_changes after insert or delete or truncate on products
  for each statement execute function notify_products_changed();
create trigger products_notify_updates after update on products
  referencing old table as products_before new table as products_after
  for each statement execute function notify_visible_product_change();

create table product_pictures (
  product_id text not null references products on delete cascade,
  view smallint not null check (view between 1 and 4),
  path text not null,
  is_transparent boolean not null,
  alt_ar text not null,
  alt_en text not null,
  primary key (product_id, view)
);
create trigger product_pictures_notify_changes after insert or update or delete or truncate on product_pictures
  for each statement execute function notify_products_changed();

-- Renditions of uploaded pictures. They are stored in the database, because it is all that the processes of a shop share.
create table product_picture_files (
  path text not null,
  width smallint not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  -- since when no product refers to the file; cached pages and sent mails still do
  orphaned_at timestamptz,
  primary key (path, width, format)
);
-- External storage skips the compression of compressed bytes; `storage` in `create table` needs PostgreSQL 16.
alter table product_picture_files alter column bytes set storage external;
create index product_picture_files_orphaned_at_idx on product_picture_files (orphaned_at) where orphaned_at is not null;

-- Uploaded ZIP files of pictures for an import (decision 221), deleted when the import ends, or after a day.
create table product_import_archives (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users on delete cascade,
  -- in bytes
  size integer not null,
  created_at timestamptz not null default now()
);
create index product_import_archives_created_at_idx on product_import_archives (created_at);
create index product_import_archives_admin_id_idx on product_import_archives (admin_id);

-- Parts of an archive, each of the same size except the last, because a request is read into memory.
create table product_import_parts (
  archive_id uuid not null references product_import_archives on delete cascade,
  -- from 0
  number integer not null,
  bytes bytea not null,
  primary key (archive_id, number)
);
alter table product_import_parts alter column bytes set storage external;

-- Uploaded product files: an admin confirms the listed changes, and a job imports them (decision 200). The content is deleted after the
-- import, the row after a day.
create table product_imports (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users on delete cascade,
  file_name text not null,
  content bytea,
  -- hash of the changes that the admin confirmed
  plan_hash text not null,
  state text not null default 'checked',
  is_cancelled boolean not null default false,
  -- whether new products stay archived until an admin publishes them
  archives_new boolean not null default true,
  changes integer not null,
  done integer not null default 0,
  created_at timestamptz not null default now(),
  archive_id uuid references product_import_archives on delete set null,
  -- number of started runs; an import that fails repeatedly ends as failed (decision 222)
  attempts integer not null default 0,
  constraint product_imports_state_check
    check (state in ('checked', 'waiting', 'running', 'done', 'cancelled', 'outdated', 'failed'))
);
create index product_imports_created_at_idx on product_imports (created_at);
create index product_imports_admin_id_idx on product_imports (admin_id);

-- Pictures of an archive that the lines of its import name. Their renditions are made before the import and stored in
-- product_picture_files, unreferenced until the import is done.
create table product_import_pictures (
  archive_id uuid not null references product_import_archives on delete cascade,
  -- index of the file in the archive, from 0
  entry integer not null,
  view smallint not null check (view between 1 and 4),
  name text not null,
  -- path of the renditions; null until they are made
  path text,
  is_transparent boolean not null default false,
  -- why the file is refused
  fault text,
  primary key (archive_id, entry, view)
);
create index product_import_pictures_path_idx on product_import_pictures (path) where path is not null;

-- Contact

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  status text not null default 'unread' check (status in ('unread', 'read')),
  created_at timestamptz not null default now(),
  -- language of the page with the form
  language text check (language in ('ar', 'en'))
);
-- lists unread messages first, with and without a filter by status
create index contact_messages_status_idx on contact_messages (status desc, created_at desc, id desc);
create index contact_messages_email_idx on contact_messages (lower(email), created_at desc);

-- Replies sent by mail; the sender's answers arrive in the shop's mailbox and are not stored.
create table contact_message_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages on delete cascade,
  text text not null check (char_length(text) between 2 and 4000),
  admin_id uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index contact_message_replies_message_id_idx on contact_message_replies (message_id, created_at);
create index contact_message_replies_admin_id_idx on contact_message_replies (admin_id);

-- Newsletter

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_created_at_idx on newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_email_search_idx on newsletter_subscriptions using gin (lower(email) gin_trgm_ops);

-- Inventory

-- Ledger of stock (decision 199): the stock of a product is the sum of its movements. Triggers write it, so that no statement can change
-- stock without a movement.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id text not null references products on delete cascade,
  quantity integer not null,
  -- stock after the movement
  stock integer not null check (stock >= 0),
  reason text not null check (reason in (
    'opening', 'order', 'order_change', 'cancellation', 'return', 'write_off', 'stocktaking', 'correction', 'import')),
  order_number text,
  -- admin or customer; null for orders, which have a number, and for jobs
  changed_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  -- the stock of a new product may be 0, and a count may equal the stock
  check (quantity <> 0 or reason in ('opening', 'stocktaking'))
);
create index stock_movements_product_id_idx on stock_movements (product_id, id);
-- without orders, so that an order writes two indexes only; a list of order movements reads the index above
create index stock_movements_reason_idx on stock_movements (reason, id) where reason <> 'order';
create index stock_movements_product_id_reason_idx on stock_movements (product_id, reason, id) where reason <> 'order';
create index stock_movements_changed_by_idx on stock_movements (changed_by) where changed_by is not null;

-- Returns why the transaction changes stock: `{ reason, order, by }` from a setting that ends with the transaction. Without the setting the
-- movements are corrections.
create function stock_movement_cause() returns jsonb language sql stable return
  coalesce(nullif(current_setting('shop.stock_movement', true), ''), '{}')::jsonb;

create function record_opening_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movements (product_id, quantity, stock, reason, changed_by)
    select id, stock, stock, 'opening', (stock_movement_cause() ->> 'by')::uuid from products_after order by id;
  return null;
end;
$$;
-- Records the movements of a statement in one insert, because an import changes many products at once (decision 220).
create function record_stock_movements() returns trigger language plpgsql as $$
declare
  cause jsonb := stock_movement_cause();
begin
  insert into stock_movements (product_id, quantity, stock, reason, order_number, changed_by)
    select id, later.stock - earlier.stock, later.stock, coalesce(cause ->> 'reason', 'correction'), cause ->> 'order', (cause ->> 'by')::uuid
    from products_before as earlier join products_after as later using (id) where later.stock <> earlier.stock order by id;
  return null;
end;
$$;
create trigger products_stock_after_insert after insert on products
  referencing new table as products_after for each statement execute function record_opening_stock();
create trigger products_stock_after_update after update on products
  referencing old table as products_before new table as products_after
  for each statement execute function record_stock_movements();

-- Products whose stock differed from the sum of their movements in the nightly check, which corrects the ledger; rows are deleted after some
-- days.
create table stock_discrepancies (
  product_id text primary key references products on delete cascade,
  stock integer not null,
  movements_sum bigint not null,
  found_at timestamptz not null default now()
);

-- Products with low stock that the owner was notified of, until they are restocked.
create table low_stock_alerts (
  product_id text primary key references products on delete cascade,
  alerted_at timestamptz not null default now()
);

-- Orders

create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  order_number text not null unique check (order_number ~ '^ORD-[0-9]+-[0-9A-Z]{9}$'),
  idempotency_key uuid not null,
  request_hash text not null,
  language text not null check (language in ('ar', 'en')),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) > 0),
  shipping_info jsonb not null check (jsonb_typeof(shipping_info) = 'object'),
  subtotal bigint not null check (subtotal > 0),
  discount bigint not null,
  bundle_discount bigint not null check (bundle_discount >= 0),
  together_discount bigint not null check (together_discount >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  shipping_cost bigint not null check (shipping_cost >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null,
  -- rates of the order in percent, so that its prices can be explained after the rates have changed
  tax_percent double precision not null default 14,
  bundle_percent double precision not null default 10,
  together_percent double precision not null default 15,
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'paid', 'partly_refunded', 'refunded')),
  payment_method text not null
    check (payment_method in ('cash_on_delivery', 'bank_transfer', 'card_link', 'card', 'wallet', 'instalments')),
  promo_code text,
  is_gift boolean not null,
  gift_wrap boolean not null,
  gift_message text,
  -- name, order number and phone number, for the search of the admin area
  search_text text not null generated always as (
    ' ' || coalesce(fold_search_text(shipping_info ->> 'fullName'), '') || ' ' || lower(order_number) || ' ' ||
    coalesce(regexp_replace(shipping_info ->> 'phone', '^\+20|\D', '', 'g'), '') || ' ' ||
    coalesce(regexp_replace(shipping_info ->> 'phone', '\D', '', 'g'), '')
  ) stored,
  created_at timestamptz not null default now(),
  -- pricing rules of the order, in addition to its rates
  tax_base text not null default 'before-discounts' check (tax_base in ('before-discounts', 'after-discounts')),
  shipping_zone jsonb not null
    default '{"name": {"ar": "كل المحافظات", "en": "All governorates"}, "freeFrom": 300000, "days": {"min": 5, "max": 7}}'
    check (jsonb_typeof(shipping_zone) = 'object'),
  -- newest version of a pricing section at that time
  settings_id bigint not null default 0,
  -- deadline until which an unpaid order reserves stock; null without a deadline
  payment_deadline timestamptz,
  -- number of extensions of payment_deadline
  hold_extensions smallint not null default 0,
  -- sums of the payment ledger, written together with it
  paid_amount bigint not null default 0,
  refunded_amount bigint not null default 0,
  -- retained amount of an order that was cancelled after a refused delivery; null for other orders
  retained_amount bigint,
  -- increases with each change of address, lines or gift
  version integer not null default 1,
  -- refunded overpayment, which does not count as payment
  overpayment_refunded_amount bigint not null default 0,
  -- part of the total that is not owed, because unpaid items were returned (decision 215)
  waived_amount bigint not null default 0,
  -- whether the order sends no mails of its own until the address of its account is proven (decision 230)
  shares_mail boolean not null default false,
  unique (user_id, idempotency_key),
  constraint orders_discount_range_check check (discount between 0 and subtotal),
  constraint orders_discount_sum_check check (discount = bundle_discount + together_discount + discount_amount),
  constraint orders_total_check check (total = subtotal - discount + shipping_cost + tax),
  constraint orders_gift_wrap_check check (is_gift or not gift_wrap),
  constraint orders_gift_message_check
    check (char_length(gift_message) <= 200 and (is_gift or gift_message is null))
);
create index orders_user_id_idx on orders (user_id, created_at desc);
create index orders_created_at_idx on orders (created_at desc, id desc);
create index orders_status_idx on orders (status, created_at desc, id desc);
create index orders_payment_status_idx on orders (payment_status, created_at desc, id desc);
create index orders_spelled_idx on orders using gin (spell_search_text(search_text) gin_trgm_ops);
create index orders_email_search_idx on orders using gin (lower(shipping_info ->> 'email') gin_trgm_ops);
create index orders_promo_code_idx on orders (promo_code) where promo_code is not null;
create index orders_unpaid_user_id_idx on orders (user_id)
  where payment_status = 'pending' and status in ('pending', 'processing');
-- finds the unpaid orders that reserve a product (decision 168)
create index orders_unpaid_products_idx on orders using gin (jsonb_path_query_array(items, '$[*].productId'))
  where payment_status = 'pending' and status in ('pending', 'processing');
-- finds unpaid orders after their deadline
create index orders_payment_deadline_idx on orders (payment_deadline)
  where payment_deadline is not null and payment_status = 'pending' and status = 'pending';
-- list orders with a payment due, and pending orders without one (decision 215)
create index orders_awaiting_payment_idx on orders (created_at desc, id desc)
  where payment_status = 'pending' and status <> 'cancelled' and total > waived_amount;
create index orders_nothing_due_idx on orders (created_at desc, id desc)
  where payment_status = 'pending' and (status = 'cancelled' or total <= waived_amount);
-- finds orders with an amount due to the customer
create index orders_owed_back_idx on orders (created_at desc, id desc)
  where paid_amount - refunded_amount > case when status = 'cancelled' then coalesce(retained_amount, 0) else total end;
-- finds orders whose cash couriers have collected or will collect
create index orders_cash_owed_idx on orders (id)
  where payment_method = 'cash_on_delivery' and status in ('shipped', 'delivered') and retained_amount is null
    and paid_amount - overpayment_refunded_amount < total;

-- One row per change of the status or of the payment status.
create table order_status_changes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  from_status text check (from_status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  to_status text check (to_status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  from_payment text check (from_payment in ('pending', 'paid', 'partly_refunded', 'refunded')),
  to_payment text check (to_payment in ('pending', 'paid', 'partly_refunded', 'refunded')),
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null default now(),
  constraint order_status_changes_one_kind_check check ((to_status is null) <> (to_payment is null))
);
create index order_status_changes_order_id_idx on order_status_changes (order_id, changed_at);

-- One row per change of the content of an order, with the version that it created (decision 197). It contains no address and no gift message;
-- the current ones are in orders.
create table order_edits (
  order_id uuid not null references orders on delete cascade,
  version integer not null check (version > 1),
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null,
  parts text[] not null check (parts <@ array['lines', 'address', 'gift'] and cardinality(parts) > 0),
  priced_by text not null check (priced_by in ('order', 'today')),
  -- product, name and quantity
  lines_before jsonb not null check (jsonb_typeof(lines_before) = 'array'),
  lines_after jsonb not null check (jsonb_typeof(lines_after) = 'array'),
  total_before bigint not null,
  total_after bigint not null,
  primary key (order_id, version)
);
create index order_edits_changed_by_idx on order_edits (changed_by);

-- Last order confirmation sent to an address that is not the account's own; the address is a pseudonym.
create table order_confirmation_mails (
  address bytea primary key,
  sent_at timestamptz not null
);
create index order_confirmation_mails_sent_at_idx on order_confirmation_mails (sent_at);

-- Keyed hashes of the networks from which accounts without a proven address ordered within their first day (decisions 162 and 168); rows are
-- deleted after a day.
create table order_networks (
  order_id uuid primary key references orders on delete cascade,
  network bytea not null,
  created_at timestamptz not null
);
create index order_networks_network_idx on order_networks (network, created_at);
create index order_networks_created_at_idx on order_networks (created_at);

-- Locks the orders of a customer until the end of the transaction, then counts them. The function is volatile, so that its query has its own
-- snapshot and reads the orders that were committed while it waited for the lock; a subquery of the calling statement would miss them
-- (decision 168). Counting ends at `max_orders` and `max_recent`, which are refused anyway. `recent_orders` were placed after `recent_since`,
-- and `first_recent` is the oldest of them.
create function lock_customer_orders(for_customer uuid, max_orders integer, max_recent integer, recent_since timestamptz)
returns table (
  unpaid_orders bigint, unpaid_items bigint, has_order boolean, recent_orders bigint, first_recent timestamptz
)
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('orders ' || for_customer, 0));
  return query
    select unpaid.count, unpaid.items,
      exists (select from orders where user_id = for_customer and status <> 'cancelled'),
      recent.count, recent.first
    from (
      select count(*), coalesce(sum(each.quantity), 0)::bigint as items from (
        select (select sum((item ->> 'quantity')::bigint) from jsonb_array_elements(orders.items) as item) as quantity
        from orders
        where user_id = for_customer and payment_status = 'pending' and status in ('pending', 'processing')
        limit max_orders
      ) as each
    ) as unpaid, (
      select count(*), min(newest.created_at) as first from (
        select created_at from orders where user_id = for_customer and created_at > recent_since
        order by created_at desc limit max_recent
      ) as newest
    ) as recent;
end;
$$;

-- Returns whether the address of an account is proven; false without an account, because it was deleted or claimed by the owner of its
-- address.
create function has_proven_address(account uuid) returns boolean language sql stable as $$
  select exists (select from auth.users where id = account and (email_verified_at is not null or is_created_by_owner))
$$;

-- Counts what limits an order of an account without a proven address (decision 168). Locks the network for an account younger than a day,
-- then the products by id, until the end of the transaction. The function is volatile, so that its queries read what was committed while it
-- waited. `most_percent` of 100 or more disables the limit per product and locks no product.
create function lock_unproven_orders(
  account uuid, from_network bytea, at_time timestamptz, product_ids text[], quantities integer[], most_percent integer
) returns table (
  is_proven boolean, is_new boolean, network_orders bigint, network_items bigint, network_recent bigint, is_held_back boolean
)
language plpgsql volatile as $$
begin
  is_proven := has_proven_address(account);
  is_new := exists (select from auth.users where id = account and created_at > at_time - interval '1 day');
  network_orders := 0;
  network_items := 0;
  network_recent := 0;
  is_held_back := false;
  if is_proven then
    return next;
    return;
  end if;
  if is_new then
    perform pg_advisory_xact_lock(hashtextextended('network of orders ' || encode(from_network, 'hex'), 0));
    select count(*) filter (where is_unpaid), coalesce(sum(pieces) filter (where is_unpaid), 0)::bigint,
      count(*) filter (where placed_at > at_time - interval '1 hour')
    into network_orders, network_items, network_recent
    from (
      select order_networks.created_at as placed_at,
        orders.payment_status = 'pending' and orders.status in ('pending', 'processing') as is_unpaid,
        (select sum((item ->> 'quantity')::bigint) from jsonb_array_elements(orders.items) as item) as pieces
      from order_networks
      join orders on orders.id = order_networks.order_id
      left join auth.users on users.id = orders.user_id
      where network = from_network and order_networks.created_at > at_time - interval '1 day'
        and (users.id is null or (users.email_verified_at is null and users.created_at > at_time - interval '1 day'))
    ) as placed;
  end if;
  if most_percent < 100 then
    perform from products where id = any(product_ids) order by id for no key update;
    is_held_back := exists (
      select from unnest(product_ids, quantities) as wanted (product_id, quantity)
      join products on products.id = wanted.product_id
      cross join lateral (
        select coalesce(sum((item ->> 'quantity')::bigint), 0) as pieces
        from orders cross join lateral jsonb_array_elements(orders.items) as item
        where payment_status = 'pending' and status in ('pending', 'processing')
          and jsonb_path_query_array(orders.items, '$[*].productId') ? wanted.product_id
          and item ->> 'productId' = wanted.product_id
          and not has_proven_address(orders.user_id)
      ) as held
      where held.pieces + wanted.quantity > ((products.stock + held.pieces) * most_percent + 99) / 100
    );
  end if;
  return next;
end;
$$;

-- Stock notifications

create table stock_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  email text not null,
  product_id text not null references products on delete cascade,
  -- language of the mail
  language text not null default 'ar' check (language in ('ar', 'en')),
  notified boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index stock_notifications_pending_key on stock_notifications (lower(email), product_id) where not notified;
create index stock_notifications_pending_product_id_idx on stock_notifications (product_id) where not notified;
create index stock_notifications_created_at_idx on stock_notifications (created_at desc, id desc);
create index stock_notifications_notified_idx on stock_notifications (notified, created_at desc, id desc);
create index stock_notifications_product_id_created_at_idx on stock_notifications (product_id, created_at desc, id desc);
create index stock_notifications_product_id_notified_idx on stock_notifications (product_id, notified);

-- Wishlist

create table wishlist (
  user_id uuid not null references auth.users on delete cascade,
  product_id text not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- Discounts

create table promo_codes (
  code text primary key check (code ~ '^[A-Z0-9_-]{1,50}$'),
  id uuid not null unique default gen_random_uuid(),
  is_active boolean not null default true,
  valid_until timestamptz,
  max_uses integer check (max_uses > 0),
  current_uses integer not null default 0 check (current_uses >= 0),
  min_purchase bigint not null default 0 check (min_purchase >= 0),
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  discount_value bigint not null,
  -- owner of a personal welcome code, which is valid for the first order only (decision 8)
  user_id uuid references auth.users on delete cascade,
  is_first_order_only boolean not null default false,
  created_at timestamptz not null default now(),
  constraint promo_codes_discount_value_check
    check (discount_value > 0 and (discount_type = 'fixed' or discount_value <= 100)),
  constraint promo_codes_uses_check check (max_uses is null or current_uses <= max_uses)
);
create unique index promo_codes_welcome_key on promo_codes (user_id) where is_first_order_only;
create index promo_codes_shop_created_at_idx on promo_codes (created_at desc, id desc) where user_id is null;
create index promo_codes_personal_created_at_idx on promo_codes (created_at desc, id desc) where user_id is not null;
create index promo_codes_code_idx on promo_codes using gin (code gin_trgm_ops);

-- Back-off after promo codes that do not exist (specification 5, decision 7).
create unlogged table promo_attempts (
  -- account id, or hash of the address
  subject_hash text primary key,
  failed_attempts integer not null check (failed_attempts > 0),
  last_failed_at timestamptz not null
);

-- Payments (decision 186)

-- One attempt to pay an order, at a gateway or by hand. The order exists before it.
create table payment_attempts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  number smallint not null check (number > 0),
  provider text not null check (provider in ('paymob', 'stripe', 'instapay', 'cash_on_delivery', 'manual')),
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null default 'EGP' check (currency = 'EGP'),
  is_live boolean not null,
  -- the shop's id of the attempt at the gateway: order number and number
  reference text not null unique,
  state text not null check (state in ('opening', 'open', 'pending', 'failed', 'expired', 'review', 'succeeded')),
  provider_order_id text,
  -- address of the payment page; encrypted, because the address alone allows the payment
  encrypted_url bytea,
  expires_at timestamptz,
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- last status check at the gateway, and number of checks
  checked_at timestamptz,
  checks integer not null default 0,
  -- when the customer returned from the gateway
  returned_at timestamptz,
  unique (order_id, number),
  -- a gateway's report belongs to one attempt
  unique (provider, provider_order_id)
);
-- an order has one open attempt, even with several tabs
create unique index payment_attempts_open_key on payment_attempts (order_id) where state in ('opening', 'open', 'pending');
-- finds the recent attempts, whose gateways are polled
create index payment_attempts_created_at_idx on payment_attempts (created_at);

-- Payment ledger with one row per event; rows are only added.
create table payment_transactions (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  attempt_id uuid not null references payment_attempts,
  provider text not null,
  transaction_id text not null,
  parent_id text,
  kind text not null check (kind in ('charge', 'authorisation', 'refund', 'void', 'chargeback', 'reversal')),
  outcome text not null check (outcome in ('pending', 'succeeded', 'failed')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  is_live boolean not null,
  -- false when amount, currency or mode differ from the attempt: the money is real, but does not pay the order
  is_counted boolean not null,
  instrument text not null check (instrument in ('card', 'wallet', 'transfer', 'cash', 'other')),
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  reason text,
  recorded_by text not null check (recorded_by in ('webhook', 'check', 'admin')),
  admin_id uuid references auth.users on delete set null,
  recorded_at timestamptz not null,
  -- when the gateway, asked by the shop, confirmed the webhook
  confirmed_at timestamptz,
  -- an event is recorded once
  unique (provider, transaction_id, kind, outcome)
);
create index payment_transactions_order_id_idx on payment_transactions (order_id, id);
create index payment_transactions_unconfirmed_idx on payment_transactions (recorded_at)
  where kind = 'charge' and outcome = 'succeeded' and recorded_by = 'webhook' and confirmed_at is null;

-- Refunds. A row exists before the gateway is called, so that no call is lost or repeated.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  charge_id bigint not null references payment_transactions,
  amount bigint not null check (amount > 0),
  reason text not null check (
    reason in ('return', 'cancelled', 'paid_twice', 'paid_late', 'wrong_amount', 'goodwill', 'order_changed')
  ),
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  includes_shipping boolean not null default false,
  is_restocked boolean not null default false,
  note text check (char_length(note) <= 500),
  state text not null check (state in ('wanted', 'sent', 'unclear', 'done', 'refused')),
  -- amount of the charge that the gateway had refunded before the call
  refunded_before bigint,
  provider_refund_id text,
  admin_id uuid references auth.users on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  -- whether the refunded charge paid only a part of its order, which is then open for that amount again (decision 215)
  is_of_part_payment boolean not null default false
);
create index refunds_order_id_idx on refunds (order_id, created_at);
create index refunds_unfinished_idx on refunds (created_at) where state in ('wanted', 'sent', 'unclear');
create index refunds_done_at_idx on refunds (done_at) where state = 'done';

-- Proofs of bank transfers, which admins compare with the bank account.
create table transfer_proofs (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  bank_reference text check (char_length(bank_reference) between 4 and 40),
  -- without metadata; null after its retention time. The hashes stay, so that the picture pays no other order
  picture bytea,
  -- SHA-256 of the uploaded file and of the pixels of the picture
  upload_hash bytea not null,
  picture_hash bytea not null,
  state text not null check (state in ('sent', 'accepted', 'rejected')),
  reason text check (char_length(reason) <= 300),
  created_at timestamptz not null,
  decided_at timestamptz,
  admin_id uuid references auth.users on delete set null,
  check ((state = 'sent') = (decided_at is null))
);
alter table transfer_proofs alter column picture set storage external;
create index transfer_proofs_order_id_idx on transfer_proofs (order_id, created_at);
create index transfer_proofs_waiting_idx on transfer_proofs (created_at, id) where state = 'sent';
create index transfer_proofs_decided_idx on transfer_proofs (created_at desc, id desc) where state <> 'sent';
create index transfer_proofs_decided_at_idx on transfer_proofs (decided_at) where picture is not null;
-- an order has at most one proof that is not rejected, and a transfer pays one order
create unique index transfer_proofs_current_key on transfer_proofs (order_id) where state <> 'rejected';
create unique index transfer_proofs_upload_hash_key on transfer_proofs (upload_hash) where state <> 'rejected';
create unique index transfer_proofs_picture_hash_key on transfer_proofs (picture_hash) where state <> 'rejected';
create unique index transfer_proofs_bank_reference_key on transfer_proofs (bank_reference)
  where bank_reference is not null and state <> 'rejected';

-- Payment problems that need a decision; open until an admin or the shop resolves them.
create table payment_issues (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('paid_twice', 'paid_late', 'wrong_amount', 'wrong_currency', 'wrong_mode', 'owed_back', 'unmatched',
    'unconfirmed', 'refund_unclear', 'refund_refused', 'chargeback')),
  order_id uuid references orders,
  provider text not null,
  -- id of the transaction, of the refund or of the gateway's order
  subject text not null,
  amount bigint,
  created_at timestamptz not null,
  -- when the owner was mailed about the open issue
  reminded_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid references auth.users on delete set null,
  note text check (char_length(note) <= 500),
  unique (kind, provider, subject)
);
create index payment_issues_created_at_idx on payment_issues (created_at desc, id desc) where resolved_at is null;
create index payment_issues_order_id_idx on payment_issues (order_id) where order_id is not null;

-- Reviews

create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  product_id text not null references products on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text check (char_length(comment) between 1 and 1000),
  is_hidden boolean not null default false,
  hidden_reason text check (char_length(hidden_reason) between 3 and 200),
  created_at timestamptz not null default now(),
  -- public answer of the shop, in the language in which it was written (decision 202)
  reply text check (char_length(reply) between 2 and 1000),
  replied_at timestamptz
);
-- a repeated submission of the same review is one review (decision 27)
create unique index reviews_user_id_product_id_text_key on reviews
  (user_id, product_id, rating, md5(coalesce(comment, '')));
create index reviews_visible_product_id_idx on reviews (product_id, created_at desc, id desc) where not is_hidden;
create index reviews_latest_by_user_idx on reviews (product_id, coalesce(user_id, id), created_at desc, id desc);
create index reviews_created_at_idx on reviews (created_at desc, id desc);
create index reviews_hidden_created_at_idx on reviews (created_at desc, id desc) where is_hidden;
create index reviews_user_id_idx on reviews (user_id, created_at desc);
create trigger reviews_notify_changes after insert or update or delete or truncate on reviews
  for each statement execute function notify_products_changed();

-- Fulfillment (decision 194)

create table couriers (
  id uuid primary key default gen_random_uuid(),
  name_ar text not null check (char_length(name_ar) between 1 and 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  -- tracking page with {number} in place of the tracking number; null for a courier without one
  tracking_url text check (char_length(tracking_url) <= 300 and tracking_url like 'https://%{number}%'),
  -- columns of the export for the courier, in order: { field, heading }
  csv_columns jsonb not null check (jsonb_typeof(csv_columns) = 'array'),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- headings of the courier's settlement file: { trackingNumber, orderNumber, amount, fee, day }; null until an admin maps them
  settlement_columns jsonb
);

insert into couriers (name_ar, name_en, tracking_url, csv_columns, created_at)
select name_ar, name_en, tracking_url, csv_columns::jsonb, now() - place * interval '1 second'
from (values
  (1, 'بوسطة', 'Bosta', 'https://bosta.co/en-eg/tracking-shipments?shipment-number={number}'),
  (2, 'مايلرز', 'Mylerz', 'https://mylerz.net/trackShipment/{number}'),
  (3, 'أرامكس', 'Aramex', 'https://www.aramex.com/track/results?ShipmentNumber={number}'),
  (4, 'مندوب المتجر', 'Own driver', null)
) as courier (place, name_ar, name_en, tracking_url), (values ('[
  {"field": "orderNumber", "heading": "Order number"},
  {"field": "name", "heading": "Name"},
  {"field": "localPhone", "heading": "Phone"},
  {"field": "governorate", "heading": "Governorate"},
  {"field": "city", "heading": "City"},
  {"field": "address", "heading": "Address"},
  {"field": "cash", "heading": "Cash to collect"},
  {"field": "itemCount", "heading": "Pieces"}
]')) as columns (csv_columns);

-- A parcel of an order; an order may have several.
create table shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  number smallint not null check (number > 0),
  courier_id uuid not null references couriers,
  -- upper case without spaces
  tracking_number text check (tracking_number ~ '^[A-Z0-9._/-]{3,60}$'),
  -- cash on delivery that the courier collects, and the part that the shop has received
  cash_to_collect bigint not null check (cash_to_collect >= 0),
  cash_received bigint not null default 0 check (cash_received >= 0),
  state text not null check (state in ('packed', 'handed_over', 'delivered', 'returned', 'lost', 'withdrawn')),
  created_at timestamptz not null,
  handed_over_at timestamptz,
  -- when it was delivered, returned, lost or withdrawn
  ended_at timestamptz,
  unique (order_id, number)
);
-- a tracking number identifies one parcel of a courier
create unique index shipments_tracking_number_key on shipments (tracking_number, courier_id)
  where tracking_number is not null and state <> 'withdrawn';
create index shipments_created_at_idx on shipments (created_at desc, id desc);
create index shipments_state_idx on shipments (state, created_at desc, id desc);
create index shipments_courier_id_idx on shipments (courier_id, created_at desc, id desc);
create index shipments_courier_state_idx on shipments (courier_id, state, created_at desc, id desc);

-- History of the states of a parcel.
create table shipment_changes (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipments on delete cascade,
  state text not null check (state in ('packed', 'handed_over', 'delivered', 'returned', 'lost', 'withdrawn')),
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null
);
create index shipment_changes_shipment_id_idx on shipment_changes (shipment_id, id);

-- Settlements of cash on delivery (decision 195)

-- An imported settlement file of a courier.
create table cod_settlements (
  id uuid primary key default gen_random_uuid(),
  courier_id uuid not null references couriers,
  file_name text not null check (char_length(file_name) <= 120),
  -- number of new lines, their sum, and number of lines of earlier files
  line_count integer not null,
  amount bigint not null,
  repeated_count integer not null,
  created_at timestamptz not null,
  admin_id uuid references auth.users on delete set null
);
create index cod_settlements_created_at_idx on cod_settlements (created_at desc, id desc);

create table cod_settlement_lines (
  id uuid primary key default gen_random_uuid(),
  settlement_id uuid not null references cod_settlements,
  courier_id uuid not null references couriers,
  -- hash of the content, which identifies a repeated line
  key bytea not null,
  -- line number in the file
  number integer not null,
  tracking_number text check (char_length(tracking_number) <= 60),
  order_number text check (char_length(order_number) <= 60),
  amount bigint not null check (amount >= 0),
  fee bigint check (fee >= 0),
  -- in the calendar of Cairo
  day date not null,
  outcome text not null check (outcome in ('waiting', 'paid', 'short', 'over', 'unknown', 'paid_before')),
  order_id uuid references orders,
  shipment_id uuid references shipments,
  -- amount due, and amount recorded as a payment of the order
  due bigint,
  booked bigint not null default 0 check (booked >= 0),
  -- resolution of a line that does not match
  settled_at timestamptz,
  settled_by uuid references auth.users on delete set null,
  note text check (char_length(note) <= 200),
  -- time of the settlement plus 1 µs per line, so that lines sort as in the file
  created_at timestamptz not null,
  -- a line is recorded once
  unique (courier_id, key)
);
create index cod_settlement_lines_settlement_id_idx on cod_settlement_lines (settlement_id, created_at, id);
create index cod_settlement_lines_waiting_idx on cod_settlement_lines (settlement_id, id) where outcome = 'waiting';
create index cod_settlement_lines_open_idx on cod_settlement_lines (created_at, id)
  where settled_at is null and outcome in ('short', 'over', 'unknown', 'paid_before');
create index cod_settlement_lines_day_idx on cod_settlement_lines (day, courier_id);
create index cod_settlement_lines_order_id_idx on cod_settlement_lines (order_id) where order_id is not null;

-- Returns (decision 196)

-- Returns by customers, and parcels that were refused on delivery.
create table returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  kind text not null check (kind in ('request', 'refused_delivery')),
  state text not null check (state in ('requested', 'approved', 'received', 'refunded', 'refused', 'closed', 'withdrawn')),
  -- idempotency key of the browser
  request_key uuid,
  -- the customer's comment, and the last message of an admin to the customer
  comment text check (char_length(comment) <= 500),
  reply text check (char_length(reply) <= 500),
  -- refund for the received items and for shipping; null until they are received
  goods_refund bigint check (goods_refund >= 0),
  shipping_refund bigint check (shipping_refund >= 0),
  created_at timestamptz not null,
  -- part of the total that is no longer owed because of this return (decision 215)
  waived bigint not null default 0,
  unique (order_id, request_key),
  check (state not in ('received', 'refunded') or (goods_refund is not null and shipping_refund is not null))
);
create index returns_created_at_idx on returns (created_at desc, id desc);
create index returns_state_idx on returns (state, created_at desc, id desc);
create index returns_order_id_idx on returns (order_id, created_at);

create table return_lines (
  return_id uuid not null references returns on delete cascade,
  product_id text not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('damaged', 'faulty', 'wrong_item', 'not_as_described', 'changed_mind', 'other', 'refused',
    'unreachable')),
  -- received quantity that is back in stock, or not sold again
  restocked integer not null default 0 check (restocked >= 0),
  written_off integer not null default 0 check (written_off >= 0),
  -- the line's part of goods_refund
  amount bigint check (amount >= 0),
  primary key (return_id, product_id),
  check (restocked + written_off <= quantity)
);

-- History of the states of a return; rows are only added.
create table return_changes (
  id bigint generated always as identity primary key,
  return_id uuid not null references returns on delete cascade,
  to_state text not null
    check (to_state in ('requested', 'approved', 'received', 'refunded', 'refused', 'closed', 'withdrawn')),
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null
);
create index return_changes_return_id_idx on return_changes (return_id, id);
-- finds the returns that were received on a day
create index return_changes_received_idx on return_changes (changed_at) where to_state = 'received';

-- Refunds of a return.
create table return_refunds (
  refund_id uuid primary key references refunds,
  return_id uuid not null references returns
);
create index return_refunds_return_id_idx on return_refunds (return_id);

-- Reports (decision 204)

-- Returns the day in the calendar of Cairo.
create function cairo_day(timestamptz) returns date language sql stable strict parallel safe return
  ($1 at time zone 'Africa/Cairo')::date;

-- Figures per day, computed from the orders, refunds and returns of the day.
create table report_days (
  day date not null,
  breakdown text not null check (breakdown in ('product', 'governorate', 'method', 'promoCode', 'tax', 'reason')),
  -- product, governorate, payment method, promo code, tax rate or reason of a return; empty for orders without one
  key text not null,
  -- orders by the day of their placement, without cancelled ones; for reasons, returns by the day of their request
  orders integer not null,
  -- items of these orders or returns
  quantity bigint not null,
  -- goods after all discounts, before tax and shipping; discount of promo codes; taxable amount; tax
  goods bigint not null default 0,
  promo_discount bigint not null default 0,
  taxed bigint not null default 0,
  tax bigint not null default 0,
  -- refunds by the day of the refund, and the tax in them; for reasons, refunds for received items
  refunded bigint not null default 0,
  refunded_tax bigint not null default 0,
  -- for reasons, received items that are sold again or not
  restocked bigint not null default 0,
  written_off bigint not null default 0,
  -- returned items, and price of goods before tax and shipping that was refunded or is no longer owed (decision 226)
  returned_quantity bigint,
  returned_goods bigint,
  primary key (breakdown, day, key)
);
-- finds rows without returned_goods, which the server computes again
create index report_days_outdated_idx on report_days (day) where returned_goods is null;

-- Days whose rows in report_days are missing or outdated: a report computes them, and a job stores them. Rows are only added and deleted, so
-- that no order waits for another one.
create table report_dirty_days (
  id bigint generated always as identity primary key,
  day date not null
);

create function mark_report_days_dirty() returns trigger language plpgsql as $$
begin
  insert into report_dirty_days (day) values (cairo_day(new.created_at));
  if tg_op = 'UPDATE' then
    if old.created_at <> new.created_at then
      insert into report_dirty_days (day) values (cairo_day(old.created_at));
    end if;
    -- refunds and received returns are counted by attributes of their order
    insert into report_dirty_days (day)
      select cairo_day(done_at) from refunds where order_id = new.id and state = 'done' and done_at is not null
      union
      select cairo_day(changed_at) from returns join return_changes on return_id = returns.id
      where order_id = new.id and to_state = 'received';
  end if;
  return null;
end;
$$;
create trigger orders_mark_report_days_dirty_after_insert after insert on orders
  for each row execute function mark_report_days_dirty();
create trigger orders_mark_report_days_dirty_after_update
  after update of status, created_at, items, subtotal, discount, discount_amount, shipping_cost, tax, tax_percent, tax_base, total,
    payment_method, promo_code, shipping_info on orders
  for each row when (
    (old.status = 'cancelled') <> (new.status = 'cancelled')
    or (old.shipping_info ->> 'governorate') is distinct from (new.shipping_info ->> 'governorate')
    or (old.created_at, old.items, old.subtotal, old.discount, old.discount_amount, old.shipping_cost, old.tax, old.tax_percent,
        old.tax_base, old.total, old.payment_method, old.promo_code)
      is distinct from (new.created_at, new.items, new.subtotal, new.discount, new.discount_amount, new.shipping_cost, new.tax,
        new.tax_percent, new.tax_base, new.total, new.payment_method, new.promo_code)
  ) execute function mark_report_days_dirty();

-- Returns the days of the refunds and received returns of an order. `offset 0` keeps the conditions on states out of the inner queries, so
-- that their rows are read by order and by return: without statistics the partial indexes of these states seem as cheap, although they
-- grow with the table.
create function list_refund_and_return_days(of_order uuid) returns table (day date) language sql stable as $$
  select cairo_day(done_at) from (select state, done_at from refunds where order_id = of_order offset 0) as refund
  where state = 'done' and done_at is not null
  union
  select cairo_day(changed_at) from returns
  cross join lateral (select to_state, changed_at from return_changes where return_id = returns.id offset 0) as change
  where order_id = of_order and to_state = 'received'
$$;

-- Marks also the days of the order's other refunds and returns, because each is computed from the ones before it. Sequential scans are
-- disabled, so that a restore of many rows in one transaction uses the indexes although there are no statistics.
create function mark_refund_days_dirty() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if new.state = 'done' and new.done_at is not null then
    insert into report_dirty_days (day) values (cairo_day(new.done_at));
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'done' and old.done_at is not null then
      insert into report_dirty_days (day) values (cairo_day(old.done_at));
    end if;
  end if;
  if exists (select from refunds where order_id = new.order_id and id <> new.id)
    or exists (select from returns where order_id = new.order_id) then
    insert into report_dirty_days (day) select day from list_refund_and_return_days(new.order_id);
  end if;
  return null;
end;
$$;
create trigger refunds_mark_report_days_dirty_after_insert after insert on refunds
  for each row execute function mark_refund_days_dirty();
create trigger refunds_mark_report_days_dirty_after_update after update on refunds
  for each row when (old is distinct from new) execute function mark_refund_days_dirty();

-- Marks the day of the request for the reasons, the day of the change for the items, and the days of the order's other refunds and returns.
-- A return and its lines change only together with a row of return_changes.
create function mark_return_days_dirty() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into report_dirty_days (day)
    select cairo_day(created_at) from returns where id = new.return_id
    union select cairo_day(new.changed_at)
    union select day from returns, list_refund_and_return_days(order_id) where id = new.return_id;
  return null;
end;
$$;
create trigger return_changes_mark_report_days_dirty_after_insert after insert on return_changes
  for each row execute function mark_return_days_dirty();

-- Customers

create table saved_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  label text not null,
  full_name text not null,
  phone text not null,
  address text not null,
  city text not null,
  postal_code text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index saved_addresses_user_id_idx on saved_addresses (user_id, is_default desc);
create unique index saved_addresses_default_key on saved_addresses (user_id) where is_default;

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

-- Staff (decision 201)

-- Open invitations. Acceptance and withdrawal delete the row; the audit log records both.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (length(email) <= 255 and email = lower(email)),
  staff_role text not null check (staff_role in ('owner', 'manager', 'orders', 'catalogue', 'readonly')),
  -- language of the mail
  language text not null check (language in ('ar', 'en')),
  invited_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  -- time of the last mail
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_invitations_expires_at_idx on staff_invitations (expires_at);
create index staff_invitations_invited_by_idx on staff_invitations (invited_by);
