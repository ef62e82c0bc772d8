-- A shop as it lived on the tables of the first schema that it could be run with: what people had done by then, in the
-- words of those tables. It is never brought up to date: that is what the migrations are for.

insert into auth.users (id, email, encrypted_password, email_confirmed_at, app_metadata, user_metadata, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'salma@example.com', '$argon2id$v=19$m=19456,t=2,p=1$pn2EakVtv91kFgeUBJ6ngQ$fzDdTUWffyfF9YRzCMD4zQHkbVI6uLPJ1EuC0ic8q9o',
    '2025-01-02 10:00Z', '{"provider": "email", "providers": ["email"]}',
    '{"name": "سلمى حسن", "phone": "01001234567", "dob": "1990-05-17"}', '2025-01-02 10:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'keeper@example.com', '$argon2id$v=19$m=19456,t=2,p=1$pn2EakVtv91kFgeUBJ6ngQ$fzDdTUWffyfF9YRzCMD4zQHkbVI6uLPJ1EuC0ic8q9o',
    '2025-01-01 10:00Z', '{"provider": "email", "providers": ["email"]}', '{"name": "Keeper"}', '2025-01-01 10:00Z');
insert into auth.identities (user_id, provider, provider_id, identity_data)
  select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email) from auth.users;
insert into auth.sessions (user_id, refresh_key, amr)
  select id, decode(repeat('ab', 32), 'hex'), '[{"method": "password", "timestamp": 1735812000}]' from auth.users;
insert into auth.audit_log (event, user_id) select 'signed_up', id from auth.users;

insert into profiles (id, name, email, phone_number, date_of_birth, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'سلمى حسن', 'salma@example.com', '+201001234567', '1990-05-17', '2025-01-02 10:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'Keeper', 'keeper@example.com', '+201112345678', '1985-01-01', '2025-01-01 10:00Z');
insert into user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');

-- one of the catalogue whose price and stock the owner has changed since, one that the catalogue never had
insert into products (id, category, position, price, stock, name_ar, name_en, kind_ar, kind_en, description_ar,
    description_en, features_ar, features_en) values
  ('plate-lotus-01', 'plates', 1, 99900, 3, 'طبق اللوتس', 'Lotus plate', 'طبق', 'Plate', 'وصف قديم', 'An old description',
    '{خزف}', '{Porcelain}'),
  ('vase-of-the-owner', 'sets', 99, 55500, 8, 'مزهرية', 'Vase', 'مزهرية', 'Vase', 'وصف', 'Only here', '{خزف}', '{Porcelain}');
insert into product_pictures (product_id, view, path, is_cut_out, alt_ar, alt_en) values
  ('plate-lotus-01', 1, 'plate-lotus-01/1', false, 'طبق', 'Plate');
insert into promo_codes (code, max_uses, current_uses, discount_type, discount_value) values
  ('OLD-TEN', 5, 1, 'percentage', 10);
insert into promo_codes (code, max_uses, discount_type, discount_value, owner_id, is_first_order_only) values
  ('WELCOME-ABCDEFGH', 1, 'percentage', 10, '00000000-0000-4000-8000-000000000001', true);

insert into orders (id, user_id, order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal,
    discount, bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_method,
    promo_code, is_gift, gift_wrap, gift_message, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', 'ORD-1735900000000-ABCDEFGH2',
    '00000000-0000-4000-8000-0000000000b1', 'a hash of that time', 'ar',
    '[{"productId": "plate-lotus-01", "quantity": 2, "unitPrice": 90000, "lineTotal": 180000, "togetherDiscount": 0,
       "name": {"ar": "طبق اللوتس", "en": "Lotus plate"}, "kind": {"ar": "طبق", "en": "Plate"}}]',
    '{"fullName": "سلمى حسن", "email": "salma@example.com", "phone": "+201001234567", "address": "١٢ شارع المعز",
      "city": "القاهرة", "postalCode": "11511"}',
    180000, 18000, 0, 0, 18000, 15000, 25200, 202200, 'processing', 'cash_on_delivery', 'OLD-TEN', true, false,
    'كل سنة وأنت طيبة', '2025-01-03 12:00Z');
insert into order_status_changes (order_id, from_status, to_status, changed_by, changed_at) values
  ('00000000-0000-4000-8000-0000000000a1', null, 'pending', null, '2025-01-03 12:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', 'pending', 'processing', '00000000-0000-4000-8000-000000000002', '2025-01-04 12:00Z');

insert into saved_addresses (user_id, label, full_name, phone, address, city, postal_code, is_default) values
  ('00000000-0000-4000-8000-000000000001', 'البيت', 'سلمى حسن', '+201001234567', '١٢ شارع المعز', 'القاهرة', '11511', true);
insert into wishlist (user_id, product_id) values ('00000000-0000-4000-8000-000000000001', 'vase-of-the-owner');
insert into reviews (user_id, product_id, rating, comment) values
  ('00000000-0000-4000-8000-000000000001', 'plate-lotus-01', 4, 'جميل');
insert into contact_messages (name, email, subject, message, status) values
  ('Amina', 'amina@example.com', 'A question', 'Do you make bowls?', 'read');
insert into stock_notifications (email, product_id) values ('waiting@example.com', 'plate-lotus-01');
insert into newsletter_subscriptions (email) values ('Reader@example.com');
