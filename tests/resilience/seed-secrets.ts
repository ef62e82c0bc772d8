import { randomBytes } from 'node:crypto';
import { type Buyer, signUp } from '../../bench/checkout-users.ts';
import type { Stage } from './environment.ts';
import type { KnownTexts } from './schema-arbitrary.ts';

/** Data of another customer: the secret in its contents, and the ids that callers may know. */
export type SeededSecrets = {
  /** Part of every text of this customer. */
  readonly secret: string;
  readonly knownTexts: KnownTexts;
};

/** Signs up a customer whose rows all contain the secret, and who sends no requests. */
export const plantSecrets = async (stage: Stage): Promise<SeededSecrets> => {
  const { pool } = stage.database;
  const secret = `lapis${randomBytes(8).toString('hex')}`;
  const { userId } = await signUp(stage, 200);
  const address = `${secret}@example.com`;
  await pool.query('update auth.users set email = $2, user_metadata = $3 where id = $1', [
    userId,
    address,
    JSON.stringify({ name: secret }),
  ]);
  await pool.query('update profiles set name = $2, email = $3 where id = $1', [userId, secret, address]);
  const one = async (sql: string, ...values: unknown[]): Promise<string> =>
    (await pool.query<{ id: string }>(sql, [userId, ...values])).rows[0]?.id ?? '';
  const addressId = await one(
    `insert into saved_addresses (user_id, label, full_name, phone, address, city, postal_code)
     values ($1, $2, $2, '+201001234567', $2, $2, '11511') returning id`,
    secret,
  );
  const orderNumber = await one(
    `insert into orders (user_id, order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal,
       discount, bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, payment_method, is_gift,
       gift_wrap, gift_message, promo_code)
     values ($1, 'ORD-1700000000000-ABCDEFGHJ', gen_random_uuid(), $2, 'ar', $4, json_build_object('fullName', $2::text,
       'email', $3::text, 'phone', '+201001234567', 'address', $2::text, 'city', $2::text, 'postalCode', '11511'), 1, 0, 0, 0,
       0, 0, 0, 1, 'cash_on_delivery', true, false, $2, null)
     returning order_number as id`,
    secret,
    address,
    JSON.stringify([
      {
        productId: 'cup-tea-01',
        name: { ar: secret, en: secret },
        subtitle: { ar: '', en: '' },
        unitPrice: 1,
        quantity: 1,
        lineTotal: 1,
      },
    ]),
  );
  await pool.query('update promo_codes set code = $2 where user_id = $1', [userId, `WELCOME-${secret.toUpperCase()}`]);
  await pool.query(`insert into wishlist (user_id, product_id) values ($1, 'plate-lotus-02')`, [userId]);
  await pool.query('insert into newsletter_subscriptions (email) values ($1)', [address]);
  await pool.query(`insert into stock_notifications (email, product_id) values ($1, 'cup-tea-01')`, [address]);
  await pool.query('insert into contact_messages (name, email, subject, message) values ($1, $2, $1, $1)', [
    secret,
    address,
  ]);
  return {
    secret,
    knownTexts: {
      orderNumber: [orderNumber],
      '/saved-addresses/{id} id': [addressId],
      '/products/{id} id': ['cup-tea-01', 'plate-lotus-01'],
      '/products/{id}/reviews id': ['cup-tea-01'],
      '/admin/products/{id} id': ['set-tea-01'],
      '/admin/user-roles/{id} id': [userId],
      '/admin/orders/{id}/status id': [await one('select id from orders where user_id = $1')],
      view: ['1', '4'],
      productId: ['cup-tea-01', 'cup-tea-02', 'plate-lotus-01', 'bowl-none'],
      togetherWith: ['plate-lotus-01'],
      ids: ['cup-tea-01'],
      fullName: ['سلمى حسن'],
      name: ['سلمى حسن'],
      email: ['salma@example.com', 'somebody@example.com'],
      phone: ['01001234567', '+201001234567'],
      address: ['١٢ شارع المعز لدين الله'],
      city: ['القاهرة'],
      postalCode: ['11511'],
      promoCode: ['WELCOME-ABCDEFGH'],
      code: ['SUMMER', 'WELCOME-ABCDEFGH'],
      subject: ['سؤال عن طبق'],
      message: ['متى يصل الطبق إلى أسوان؟'],
      password: ['Lapis-1234'],
    },
  };
};

/** Signs up a new customer and admin for the next batch of requests: their requests may end their sessions. */
export const createCallers = async (stage: Stage, turn: number): Promise<{ customer: Buyer; admin: Buyer }> => {
  const [customer, admin] = await Promise.all([signUp(stage, turn % 190), signUp(stage, (turn + 95) % 190)]);
  await stage.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
  return { customer, admin };
};
