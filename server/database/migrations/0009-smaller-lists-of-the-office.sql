-- What the smaller parts of the office are listed and searched by.

create extension if not exists pg_trgm;

-- messages: unread first, the newest first within; one index answers with and without a status
drop index contact_messages_newest;
drop index contact_messages_unread;
create index contact_messages_unread_first on contact_messages (status desc, created_at desc, id desc);

create index newsletter_subscriptions_newest on newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_search on newsletter_subscriptions using gin (lower(email) gin_trgm_ops);

-- why a review was hidden; those that were hidden before nobody was asked
alter table reviews add column hidden_reason text check (char_length(hidden_reason) between 3 and 200);
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_hidden on reviews (created_at desc, id desc) where is_hidden;

-- promo codes: those of the shop apart from the personal ones
alter table promo_codes add column id uuid not null unique default gen_random_uuid();
create index promo_codes_of_shop on promo_codes (created_at desc, id desc) where owner_id is null;
create index promo_codes_personal on promo_codes (created_at desc, id desc) where owner_id is not null;
create index promo_codes_search on promo_codes using gin (code gin_trgm_ops);
create index orders_with_promo on orders (promo_code) where promo_code is not null;
