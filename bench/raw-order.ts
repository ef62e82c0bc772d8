import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { PlaceOrder } from '../contract/orders.ts';

/** The anchor of the orders: the rows that an order moves and writes, by prepared statements and nothing around them. */
export const placeRawOrder = async (pool: Pool, userId: string, wish: PlaceOrder): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'turn',
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`order ${userId} ${wish.idempotencyKey}`],
    });
    await client.query({
      name: 'earlier',
      text: 'select * from orders where user_id = $1 and idempotency_key = $2',
      values: [userId, wish.idempotencyKey],
    });
    await client.query({
      name: 'take',
      text: `
        with found as (
          select id from products where id = any($1::text[]) and not is_archived and stock >= 1
          order by id for no key update
        )
        update products set stock = stock - 1 from found where products.id = found.id`,
      values: [wish.lines.map(({ productId }) => productId)],
    });
    await client.query({
      name: 'save',
      text: `
        with saved as (
          insert into orders (user_id, order_number, idempotency_key, request_hash, language, items, shipping_info,
            subtotal, discount, bundle_discount, together_discount, discount_amount, shipping_cost, tax, total,
            payment_method, is_gift, gift_wrap)
          values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, 0, 0, 0, 0, $8, $9, false, false)
          returning *
        ), history as (
          insert into order_status_changes (order_id, to_status, changed_by)
          select id, status, user_id from saved
        )
        select * from saved`,
      values: [
        userId,
        `ORD-${Date.now()}-${randomBytes(5).toString('hex').slice(0, 9).toUpperCase()}`,
        wish.idempotencyKey,
        randomUUID(),
        wish.language,
        JSON.stringify(wish.lines),
        JSON.stringify(wish.shipping),
        wish.expectedTotal,
        wish.paymentMethod,
      ],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
};
