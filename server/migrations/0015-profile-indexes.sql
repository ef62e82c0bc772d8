-- outside a transaction
-- Finds customers by a part of their name, address or phone number.
create index concurrently if not exists profiles_search_idx on profiles
  using gin (expand_search_spelling(customer_search_text(name, email, phone_number)) gin_trgm_ops);

-- Lists customers, newest first.
create index concurrently if not exists profiles_created_at_idx on profiles (created_at desc, id desc);

-- Finds the contact messages of an address, for the page of a customer.
create index concurrently if not exists contact_messages_email_idx on contact_messages (lower(email), created_at desc);

-- Finds the reviews of a customer.
create index concurrently if not exists reviews_user_id_idx on reviews (user_id, created_at desc);
