-- The shop's own tables: every entity of specification section 3. Money is whole piastres. People belong to the
-- accounts service (schema auth); the shop only points at them.

create table products (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 100),
  category text not null check (category in ('plates', 'bowls', 'cups', 'sets')),
  position integer not null,
  price bigint not null check (price between 1 and 100000000),
  original_price bigint check (original_price > price),
  stock integer not null check (stock >= 0),
  badge text check (badge in ('SALE', 'NEW')),
  is_on_sale boolean not null default false,
  is_featured boolean not null default false,
  is_archived boolean not null default false,
  name_ar text not null check (length(name_ar) between 1 and 200),
  name_en text not null check (length(name_en) between 1 and 200),
  kind_ar text not null,
  kind_en text not null,
  description_ar text not null,
  description_en text not null,
  features_ar text[] not null,
  features_en text[] not null,
  updated_at timestamptz not null default now()
);
create index products_shelf on products (category, position) where not is_archived;

create table product_pictures (
  product_id text not null references products on delete cascade,
  view smallint not null check (view between 1 and 4),
  path text not null,
  is_cut_out boolean not null,
  alt_ar text not null,
  alt_en text not null,
  primary key (product_id, view)
);

create table profiles (
  id uuid primary key references auth.users on delete cascade,
  name text not null,
  email text not null,
  phone_number text not null,
  date_of_birth date not null,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

create table promo_codes (
  code text primary key check (code ~ '^[A-Z0-9_-]{1,50}$'),
  is_active boolean not null default true,
  valid_until timestamptz,
  max_uses integer check (max_uses > 0),
  current_uses integer not null default 0 check (current_uses >= 0),
  min_purchase bigint not null default 0 check (min_purchase >= 0),
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  discount_value bigint not null check (discount_value > 0 and (discount_type = 'fixed' or discount_value <= 100)),
  -- a personal welcome code belongs to one customer and is good for a first order only (decision 8)
  owner_id uuid references auth.users on delete cascade,
  is_first_order_only boolean not null default false,
  created_at timestamptz not null default now(),
  check (max_uses is null or current_uses <= max_uses)
);
create unique index promo_codes_welcome on promo_codes (owner_id) where is_first_order_only;

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
  discount bigint not null check (discount between 0 and subtotal),
  bundle_discount bigint not null check (bundle_discount >= 0),
  together_discount bigint not null check (together_discount >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  shipping_cost bigint not null check (shipping_cost >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null,
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'refunded')),
  payment_method text not null check (payment_method in ('cash_on_delivery', 'bank_transfer', 'card_link')),
  promo_code text,
  is_gift boolean not null,
  gift_wrap boolean not null check (is_gift or not gift_wrap),
  gift_message text check (char_length(gift_message) <= 200 and (is_gift or gift_message is null)),
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check (discount = bundle_discount + together_discount + discount_amount),
  check (total = subtotal - discount + shipping_cost + tax)
);
create index orders_of_customer on orders (user_id, created_at desc);
create index orders_newest on orders (created_at desc);

create table order_status_changes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  from_status text,
  to_status text not null,
  changed_by uuid references auth.users on delete set null,
  changed_at timestamptz not null default now()
);
create index order_status_changes_of_order on order_status_changes (order_id, changed_at);

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
create index saved_addresses_of_customer on saved_addresses (user_id, is_default desc);
create unique index saved_addresses_one_default on saved_addresses (user_id) where is_default;

create table wishlist (
  user_id uuid not null references auth.users on delete cascade,
  product_id text not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  product_id text not null references products on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text check (char_length(comment) between 1 and 1000),
  is_hidden boolean not null default false,
  created_at timestamptz not null default now()
);
create index reviews_of_product on reviews (product_id, created_at desc);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  status text not null default 'unread' check (status in ('unread', 'read')),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (status desc, created_at desc);

create table stock_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  email text not null,
  product_id text not null references products on delete cascade,
  notified boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index stock_notifications_pending on stock_notifications (lower(email), product_id) where not notified;
create index stock_notifications_of_product on stock_notifications (product_id) where not notified;

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));
