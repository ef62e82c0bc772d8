import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { orderPlacedMail } from '#features/checkout/server/checkout.mails.ts';
import { orderNumber } from '#features/orders/order-number.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { pricedColumns, toOrderMail } from '#features/orders/server/order-amounts.ts';
import { orderArrivedMail } from '#features/orders/server/orders.mails.ts';
import type { NewOrder } from '#features/orders/server/stored-order.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { priceOrderInput } from './order-inputs.ts';

/** Places an order directly in the database, without the shop. */
export type PlaceBaselineOrder = (userId: string, input: PlaceOrder) => Promise<void>;

/**
 * Baseline of the orders: writes the same rows as an order, including its mail jobs, in one transaction of prepared statements.
 * The mails are encrypted beforehand, so that encryption is not measured, with the shop's key, so that the shop can send them.
 */
export const rawOrders = (pool: Pool, secretKey: Buffer, sample: PlaceOrder): PlaceBaselineOrder => {
  const box = createSecretBox(secretKey);
  const order = toOrderMail(draft(randomUUID(), sample));
  const mails = [
    orderPlacedMail.job({ to: sample.shipping.email, order }),
    orderArrivedMail.job({ to: owner.email, order }),
  ];
  const encrypted = mails.map(({ payload }) => box.encrypt('message', JSON.stringify(payload)).toString('base64'));
  return async (userId, input) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const statement of statementsOf(draft(userId, input), encrypted)) await client.query(statement);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
};

const draft = (userId: string, input: PlaceOrder): NewOrder => {
  const { items, quote } = priceOrderInput(input);
  const now = new Date();
  return {
    user_id: userId,
    order_number: orderNumber(now.getTime(), randomBytes),
    idempotency_key: input.idempotencyKey,
    request_hash: randomUUID(),
    language: input.language,
    items: quote.lines.flatMap((line, index) => {
      const item = items[index];
      return item ? [{ ...line, name: item.name, subtitle: item.subtitle }] : [];
    }),
    shipping_info: input.shipping,
    ...pricedColumns(quote, defaultRules, 0),
    payment_method: input.paymentMethod,
    is_gift: input.gift.isGift,
    gift_wrap: input.gift.giftWrap,
    gift_message: input.gift.giftMessage,
    payment_deadline: null,
    created_at: now,
  };
};

const statementsOf = (order: NewOrder, encrypted: readonly string[]): QueryConfig[] => {
  const row = { ...order, items: JSON.stringify(order.items), shipping_info: JSON.stringify(order.shipping_info) };
  const columns = Object.keys(row);
  return [
    {
      name: 'turn',
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`order ${order.user_id} ${order.idempotency_key}`],
    },
    {
      name: 'earlier',
      text: 'select * from orders where user_id = $1 and idempotency_key = $2',
      values: [order.user_id, order.idempotency_key],
    },
    {
      name: 'take',
      text: `
        with found as (
          select id, stock, price, name_ar, name_en, subtitle_ar, subtitle_en from products
          where id = any($1::text[]) and not is_archived and stock >= 1
          order by id for no key update
        ), taken as (
          update products set stock = products.stock - 1 from found where products.id = found.id
        )
        select * from found`,
      values: [order.items.map(({ productId }) => productId)],
    },
    {
      name: 'save',
      text: `
        with saved as (
          insert into orders (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})
          returning *
        ), history as (
          insert into order_status_changes (order_id, to_status, changed_by, changed_at)
          select id, status, user_id, created_at from saved
        )
        select * from saved`,
      values: Object.values(row),
    },
    {
      name: 'tell',
      text: `
        select from unnest($1::text[]) as encrypted, graphile_worker.add_job('mail',
          payload => json_build_object('encrypted', encrypted), job_key => gen_random_uuid()::text, max_attempts => 16,
          job_key_mode => 'unsafe_dedupe')`,
      values: [encrypted],
    },
  ];
};
