-- Tables of the shop: every entity of specification section 3. Money is whole piastres. Users belong to the accounts service
-- (schema auth); the shop only references them.

create extension if not exists pg_trgm;

-- Folds a text as `fold` of domain/search does, so that a generated column can hold it (decision 80).
create function fold_search_text(text) returns text language sql immutable strict parallel safe return translate(
  regexp_replace(lower(normalize($1, NFKD)),
    '[\u0300-\u036F\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]',
    '', 'g'),
  'ٱىیےةہکڤپچگژς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'ايييههكفبجكزσ01234567890123456789');

-- Maps Arabic letters to Latin ones, because a trigram index skips other letters in a database whose locale knows Latin ones
-- only, such as the embedded one. Two Arabic letters may share one: the index only finds candidates.
create function expand_search_spelling(text) returns text language sql immutable strict parallel safe return translate($1,
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
  'abtcjhkdvrzsxpyuweofqklmngiha');

-- Folds a text of the product list, whatever letters the locale of this database knows.
create function fold_listing_text(text) returns text language sql immutable strict parallel safe return
  trim(regexp_replace(fold_search_text(lower(normalize($1, NFKD) collate "und-x-icu")), '\s+', ' ', 'g'));

-- Every part of a text of up to three letters, and the filters of the list, so that one index answers a search for a single
-- letter and one for a rare word. The text is cut into pairs and triples from each beginning, which is faster than from each position.
create function listing_search_terms(searched text, category text, is_new boolean, is_on_sale boolean) returns text[]
language sql immutable strict parallel safe cost 100000 return
  string_to_array(searched, null)
  || string_to_array(regexp_replace(searched, '(..)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(searched, 2), '(..)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(searched, '(...)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(searched, 2), '(...)', e'\\1\x01', 'g'), e'\x01')
  || string_to_array(regexp_replace(substr(searched, 3), '(...)', e'\\1\x01', 'g'), e'\x01')
  || ('#' || category) || case when is_new then array['#new'] else '{}' end
  || case when is_on_sale then array['#sale'] else '{}' end;

-- Products and their pictures

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
  -- grows with each change by an admin user, so that nobody overwrites a change that they have not seen
  version integer not null default 1,
  -- name and subtitle, folded by the shop (domain/search/fold.ts), for the admin area
  search_text text not null default '',
  -- an admin user has changed the pictures: those of the built-in catalogue are not restored
  has_custom_pictures boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint products_original_price_check check (original_price > price)
);
create index products_category_position_idx on products (category, position) where not is_archived;
create index products_position_idx on products (is_archived, position, id);
create index products_stock_idx on products (is_archived, stock, id);
create index products_name_ar_idx on products (is_archived, (name_ar collate "ar-x-icu"), id);
create index products_name_en_idx on products (is_archived, (name_en collate "en-x-icu"), id);
create index products_low_stock_idx on products (position, id) where not is_archived and stock <= 5;
create index products_search_text_idx on products using gin (search_text gin_trgm_ops);
create index products_on_sale_idx on products (position, id) where is_on_sale and not is_archived;
create index products_featured_idx on products (category, position, id) where is_featured and not is_archived;
create index products_in_stock_idx on products (category, position, id) where stock > 0 and not is_archived;
create index products_discount_idx on products (((original_price - price) * 100 / original_price) desc)
  where original_price is not null and not is_archived;

create table product_pictures (
  product_id text not null references products on delete cascade,
  view smallint not null check (view between 1 and 4),
  path text not null,
  is_transparent boolean not null,
  alt_ar text not null,
  alt_en text not null,
  primary key (product_id, view)
);

-- Files of uploaded pictures. They are in the database because it is all that the processes of a shop share.
create table product_picture_files (
  path text not null,
  width smallint not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  -- since when no picture refers to it; open pages and sent mails still do
  orphaned_at timestamptz,
  primary key (path, width, format)
);
-- The bytes are compressed already. (`storage` inside `create table` needs PostgreSQL 16.)
alter table product_picture_files alter column bytes set storage external;
create index product_picture_files_orphaned_at_idx on product_picture_files (orphaned_at) where orphaned_at is not null;

-- What the public list filters, searches and sorts by, apart from products, which change with every sold item. Triggers keep it
-- up to date, from any writer of a product (decision 100).
create table product_search_index (
  product_id text primary key references products on delete cascade,
  category text not null,
  price bigint not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  name_ar text not null,
  name_en text not null,
  -- name and description, folded, in two lines
  text_ar text not null,
  text_en text not null
);
create index product_search_index_terms_ar_idx on product_search_index
  using gin (listing_search_terms(text_ar, category, is_new, is_on_sale));
create index product_search_index_terms_en_idx on product_search_index
  using gin (listing_search_terms(text_en, category, is_new, is_on_sale));
-- each order of the list within a category; a list of all categories merges the beginnings of each
create index product_search_index_name_ar_idx on product_search_index (category, (name_ar collate "ar-x-icu"), product_id);
create index product_search_index_name_en_idx on product_search_index (category, (name_en collate "en-x-icu"), product_id);
create index product_search_index_price_asc_ar_idx on product_search_index
  (category, price, (name_ar collate "ar-x-icu"), product_id);
create index product_search_index_price_asc_en_idx on product_search_index
  (category, price, (name_en collate "en-x-icu"), product_id);
create index product_search_index_price_desc_ar_idx on product_search_index
  (category, price desc, (name_ar collate "ar-x-icu"), product_id);
create index product_search_index_price_desc_en_idx on product_search_index
  (category, price desc, (name_en collate "en-x-icu"), product_id);

-- How many products each category has with each flag, because counting a hundred thousand rows for each list is slow.
create table product_category_counts (
  category text not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  count bigint not null,
  primary key (category, is_new, is_on_sale)
);

create function increment_category_counts() returns trigger language plpgsql as $$
begin
  insert into product_category_counts as counted (category, is_new, is_on_sale, count)
    select category, is_new, is_on_sale, count(*) from listed_after group by 1, 2, 3 order by 1, 2, 3
    on conflict (category, is_new, is_on_sale) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function decrement_category_counts() returns trigger language plpgsql as $$
begin
  insert into product_category_counts as counted (category, is_new, is_on_sale, count)
    select category, is_new, is_on_sale, -count(*) from listed_before group by 1, 2, 3 order by 1, 2, 3
    on conflict (category, is_new, is_on_sale) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function update_category_counts() returns trigger language plpgsql as $$
begin
  insert into product_category_counts as counted (category, is_new, is_on_sale, count)
    select category, is_new, is_on_sale, sum(n) from (
      select category, is_new, is_on_sale, 1 as n from listed_after
      union all select category, is_new, is_on_sale, -1 from listed_before
    ) as changed group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (category, is_new, is_on_sale) do update set count = counted.count + excluded.count;
  return null;
end;
$$;
create function reset_category_counts() returns trigger language plpgsql as $$
begin
  delete from product_category_counts;
  return null;
end;
$$;
create trigger product_search_index_after_insert after insert on product_search_index
  referencing new table as listed_after for each statement execute function increment_category_counts();
create trigger product_search_index_after_delete after delete on product_search_index
  referencing old table as listed_before for each statement execute function decrement_category_counts();
create trigger product_search_index_after_update after update on product_search_index
  referencing old table as listed_before new table as listed_after
  for each statement execute function update_category_counts();
create trigger product_search_index_after_truncate after truncate on product_search_index
  for each statement execute function reset_category_counts();

create function index_new_products() returns trigger language plpgsql as $$
begin
  insert into product_search_index
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, name_ar, name_en,
      fold_listing_text(name_ar) || e'\n' || fold_listing_text(description_ar),
      fold_listing_text(name_en) || e'\n' || fold_listing_text(description_en)
    from products_after where not is_archived;
  return null;
end;
$$;
create function index_changed_product() returns trigger language plpgsql as $$
begin
  if new.is_archived then
    delete from product_search_index where product_id = new.id;
    return null;
  end if;
  insert into product_search_index as listed values (new.id, new.category, new.price, coalesce(new.badge = 'NEW', false),
      new.is_on_sale, new.name_ar, new.name_en,
      fold_listing_text(new.name_ar) || e'\n' || fold_listing_text(new.description_ar),
      fold_listing_text(new.name_en) || e'\n' || fold_listing_text(new.description_en))
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, name_ar = excluded.name_ar, name_en = excluded.name_en,
      text_ar = excluded.text_ar, text_en = excluded.text_en
    where listed is distinct from excluded;
  return null;
end;
$$;
create trigger products_index_after_insert after insert on products
  referencing new table as products_after for each statement execute function index_new_products();
-- not after a sale, which only changes the stock
create trigger products_index_after_update
  after update of category, price, badge, is_on_sale, is_archived, name_ar, name_en, description_ar, description_en on products
  for each row execute function index_changed_product();

-- People

create table profiles (
  id uuid primary key references auth.users on delete cascade,
  name text not null,
  email text not null,
  -- null after signing up with a provider, until the customer fills in the profile
  phone_number text,
  date_of_birth date,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

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

create table wishlist (
  user_id uuid not null references auth.users on delete cascade,
  product_id text not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- Promo codes

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
  -- a personal welcome code belongs to one customer and is valid for a first order only (decision 8)
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

-- Back-off after promo codes that do not exist (specification 5, decision 7). `subject_hash` is an account or a hashed address.
create unlogged table promo_attempts (
  subject_hash text primary key,
  failed_attempts integer not null check (failed_attempts > 0),
  last_failed_at timestamptz not null
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
  -- the rates that the order was priced with, in percent
  tax_percent double precision not null default 14,
  bundle_percent double precision not null default 10,
  together_percent double precision not null default 15,
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'refunded')),
  payment_method text not null check (payment_method in ('cash_on_delivery', 'bank_transfer', 'card_link')),
  promo_code text,
  is_gift boolean not null,
  gift_wrap boolean not null,
  gift_message text,
  -- name, order number and phone as the admin area searches for them
  search_text text not null generated always as (
    ' ' || coalesce(fold_search_text(shipping_info ->> 'fullName'), '') || ' ' || lower(order_number) || ' ' ||
    coalesce(regexp_replace(shipping_info ->> 'phone', '^\+20|\D', '', 'g'), '') || ' ' ||
    coalesce(regexp_replace(shipping_info ->> 'phone', '\D', '', 'g'), '')
  ) stored,
  created_at timestamptz not null default now(),
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
create index orders_search_text_idx on orders using gin (expand_search_spelling(search_text) gin_trgm_ops);
create index orders_email_search_idx on orders using gin (lower(shipping_info ->> 'email') gin_trgm_ops);
create index orders_promo_code_idx on orders (promo_code) where promo_code is not null;
create index orders_unpaid_user_id_idx on orders (user_id)
  where payment_status = 'pending' and status in ('pending', 'processing');

-- One row per change of status or of payment status; a row has one of the two.
create table order_status_changes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  from_status text,
  to_status text,
  from_payment text,
  to_payment text,
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null default now(),
  constraint order_status_changes_one_kind_check check ((to_status is null) <> (to_payment is null))
);
create index order_status_changes_order_id_idx on order_status_changes (order_id, changed_at);

-- When an address that is not the customer's own was last sent an order confirmation; the address as a pseudonym.
create table order_confirmation_copies (
  address bytea primary key,
  sent_at timestamptz not null
);
create index order_confirmation_copies_sent_at_idx on order_confirmation_copies (sent_at);

-- Locks the orders of one customer until the end of the transaction, then counts them. The function is volatile, so its
-- second statement has a snapshot of its own and sees the orders that were committed while the first one waited; a
-- subquery of the calling statement would not (decision 168). It counts no further than `max_orders` and
-- `max_recent`: that many refuse. Recent are the orders placed after `recent_since`; `first_recent` is the oldest of those counted.
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

-- Reviews, contact messages, stock notifications, newsletter

create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  product_id text not null references products on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text check (char_length(comment) between 1 and 1000),
  is_hidden boolean not null default false,
  hidden_reason text check (char_length(hidden_reason) between 3 and 200),
  created_at timestamptz not null default now()
);
-- the same text of the same customer about the same product is one review, however often it is sent (decision 27)
create unique index reviews_user_id_product_id_text_key on reviews
  (user_id, product_id, rating, md5(coalesce(comment, '')));
create index reviews_visible_product_id_idx on reviews (product_id, created_at desc, id desc) where not is_hidden;
create index reviews_latest_by_user_idx on reviews (product_id, coalesce(user_id, id), created_at desc, id desc);
create index reviews_created_at_idx on reviews (created_at desc, id desc);
create index reviews_hidden_created_at_idx on reviews (created_at desc, id desc) where is_hidden;

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  status text not null default 'unread' check (status in ('unread', 'read')),
  created_at timestamptz not null default now()
);
-- unread first, newest first within; answers with and without a status
create index contact_messages_status_idx on contact_messages (status desc, created_at desc, id desc);

create table stock_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  email text not null,
  product_id text not null references products on delete cascade,
  -- of the mail
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

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_created_at_idx on newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_email_search_idx on newsletter_subscriptions using gin (lower(email) gin_trgm_ops);

-- Consents and audit log: append-only

-- Consents and withdrawals. `subject_hash` is a keyed hash of the address (of the account's id where there is no address), so
-- that a row does not tell whose it is and is found when its owner asks.
create table consents (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  purpose text not null,
  is_granted boolean not null,
  -- which version of the purpose's text was read, and in which language; null for a withdrawal
  text_version smallint check (text_version > 0),
  language text check (language in ('ar', 'en')),
  source text not null,
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  -- no foreign key, so that the row stays when the account is deleted
  user_id uuid,
  constraint consents_text_check check (is_granted = (text_version is not null) and is_granted = (language is not null))
);
create index consents_subject_hash_idx on consents (subject_hash, purpose, id desc);
create index consents_user_id_idx on consents (user_id) where user_id is not null;

-- Three years after the last mail the law asks for no proof any more (law 151 of 2020, article 18).
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

-- What admin users did, written in the transaction of the action.
create table audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- no foreign key, so that the entry stays when the account is deleted
  admin_id uuid not null,
  -- the address at that time, set by a trigger
  admin_email text not null,
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

-- Counters and queues

-- Rate limit counters. The columns are those of rate-limiter-flexible, which names its prepared statements after the table
-- alone: no other schema may hold a table of this name.
create unlogged table request_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index request_limits_expire_idx on request_limits (expire);

-- How many mails and text messages were sent, by the minute, so that all processes together keep the hourly limit (decision 158).
create table sent_messages (
  channel text not null check (channel in ('mail', 'text')),
  minute timestamptz not null,
  count integer not null check (count > 0),
  primary key (channel, minute)
);

-- A channel has a row while its messages wait for the next hour.
create table held_channels (
  channel text primary key check (channel in ('mail', 'text')),
  since timestamptz not null default now()
);

-- Cache invalidation: tells every process that what visitors see of the products has changed. A notification reaches only who
-- listens at that time, so each change also leaves a row, and both name the transaction: a process that polls sees what it
-- missed. The rows need not survive a crash: after one every process reconnects, which counts as a change.
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
-- A sale is not visible while more than five items are left.
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
create trigger product_pictures_notify_changes after insert or update or delete or truncate on product_pictures
  for each statement execute function notify_products_changed();
create trigger reviews_notify_changes after insert or update or delete or truncate on reviews
  for each statement execute function notify_products_changed();
