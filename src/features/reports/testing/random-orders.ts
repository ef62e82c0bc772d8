import type { Database } from '#core/server/database/connect.ts';

/** Seed of the random orders, in each failure message: the same seed repeats them. */
export const seed = Date.now() % 1_000_000;
let last = seed;
/** Returns a repeatable random integer from 0 to `max` - 1. */
const random = (max: number): number => {
  last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((last / 2_147_483_648) * max);
};
const oneOf = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;

/** Returns a random instant in the months around the start and the end of Cairo's summer time. */
const randomInstant = (): Date =>
  new Date(Date.parse(oneOf(['2026-04-01T00:00:00Z', '2026-10-15T00:00:00Z'])) + random(45 * 24 * 60) * 60_000);

const governorates = ['cairo', 'giza', 'aswan', null];
const codes = ['NILE10', 'WELCOME-ABCDEFGH', 'WELCOME-23456789', 'WELCOME-BACK', null];
const productIds = ['plate-lotus-01', 'cup-tea-01', 'cup-tea-02', 'set-tea-01', 'no-longer-known'];

/** Inserts an order of random lines and discounts at a random time. */
export const insertOrder = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  const selected = productIds.filter(() => random(2) === 0);
  const items = (selected.length === 0 ? ['cup-tea-01'] : selected).map((productId) => {
    const [unitPrice, quantity] = [1000 + random(99_999), 1 + random(4)];
    const togetherDiscount = random(4) === 0 ? Math.floor(unitPrice * 0.15) : 0;
    return { productId, quantity, unitPrice, lineTotal: unitPrice * quantity, togetherDiscount };
  });
  const subtotal = items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const together = items.reduce((sum, { togetherDiscount }) => sum + togetherDiscount, 0);
  const bundled = items.reduce((sum, { lineTotal, togetherDiscount }) => sum + (togetherDiscount ? 0 : lineTotal), 0);
  const bundle = random(2) === 0 ? 0 : Math.floor(bundled / 10);
  const promo = Math.min(oneOf([0, 0, 3333, 50_001]), subtotal - together - bundle);
  const discount = together + bundle + promo;
  const base = oneOf(['before-discounts', 'after-discounts']);
  const percent = oneOf([14, 12.5]);
  const tax = Math.round(((base === 'before-discounts' ? subtotal : subtotal - discount) * percent) / 100);
  const shipping = oneOf([0, 15_000]);
  const at = randomInstant();
  await pool.query(
    `insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount,
       bundle_discount, together_discount, discount_amount, shipping_cost, tax, tax_percent, tax_base, total, status, payment_method,
       promo_code, is_gift, gift_wrap, created_at)
     values ('ORD-' || $1::bigint || '-' || upper(substr(md5(random()::text), 1, 9)), gen_random_uuid(), '', 'ar', $2, $3, $4, $5, $6, $7,
       $8, $9, $10, $11, $12, $13, $14, $15, $16, false, false, $17)`,
    [
      at.getTime(),
      JSON.stringify(items),
      JSON.stringify({ fullName: 'سلمى', city: 'أسوان', governorate: oneOf(governorates) ?? undefined }),
      subtotal,
      discount,
      bundle,
      together,
      promo,
      shipping,
      tax,
      percent,
      base,
      subtotal - discount + shipping + tax,
      oneOf(['pending', 'processing', 'shipped', 'delivered', 'cancelled']),
      oneOf(['cash_on_delivery', 'bank_transfer', 'card']),
      oneOf(codes),
      at,
    ],
  );
};

type OrderRow = {
  readonly id: string;
  readonly items: readonly { readonly productId: string; readonly quantity: number; readonly lineTotal: number }[];
  readonly shipping_cost: number;
};

const randomOrder = async ({ pool }: Pick<Database, 'pool'>): Promise<OrderRow> => {
  const { rows } = await pool.query<OrderRow>(
    'select id, items, shipping_cost from orders order by md5(id::text || $1) limit 1',
    [random(1_000_000_000)],
  );
  return rows[0] as OrderRow;
};

/** Returns random quantities of an order's lines; leaves out some lines. */
const randomLines = ({ items }: OrderRow) =>
  items.filter(() => random(2) === 0).map(({ productId, quantity }) => ({ productId, quantity: 1 + random(quantity) }));

let refunds = 0;

/** Pays a random order and refunds a random part of it at a random time, with or without lines. */
export const insertRefund = async (
  database: Pick<Database, 'pool'>,
  order?: OrderRow,
): Promise<{ readonly id: string }> => {
  const refunded = order ?? (await randomOrder(database));
  const state = oneOf(['done', 'done', 'done', 'wanted', 'refused']);
  const { rows } = await database.pool.query<{ id: string }>(
    `with paid as (select * from orders where id = $7), attempt as (
       insert into payment_attempts (order_id, number, provider, method, amount, is_live, reference, state, created_at, changed_at)
       select id, 1 + (select count(*) from payment_attempts where order_id = paid.id), 'manual', payment_method, greatest(total, 1), true,
         order_number || $1, 'succeeded', created_at, created_at from paid returning id, order_id
     ), charge as (
       insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, currency, is_live, is_counted,
         instrument, recorded_by, recorded_at)
       select order_id, id, 'manual', id::text, 'charge', 'succeeded', 1, 'EGP', true, true, 'cash', 'admin', now() from attempt
       returning id, order_id
     )
     insert into refunds (order_id, charge_id, amount, reason, includes_shipping, state, created_at, done_at, lines)
     select order_id, charge.id, greatest(1, total * $2::integer / 100), $3, $4, $5, now(), $6, $8 from charge join paid on paid.id = order_id
     returning id`,
    [
      `-${(refunds += 1)}`,
      oneOf([1, 37, 100]),
      order ? 'return' : oneOf(['return', 'goodwill', 'cancelled', 'paid_twice', 'order_changed']),
      random(2) === 0,
      state,
      state === 'done' ? randomInstant() : null,
      refunded.id,
      JSON.stringify(random(2) === 0 ? randomLines(refunded) : []),
    ],
  );
  return rows[0] as { readonly id: string };
};

/** Inserts a received return of random lines at a random time, with a random waived amount and sometimes a refund. */
export const insertReturn = async (database: Pick<Database, 'pool'>): Promise<void> => {
  const { pool } = database;
  const order = await randomOrder(database);
  const lines = randomLines(order).map((line) => ({
    ...line,
    writtenOff: random(line.quantity + 1),
    amount: oneOf([0, 1 + random(90_000)]),
  }));
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { rows } = await pool.query<{ id: string }>(
    `insert into returns (order_id, kind, state, goods_refund, shipping_refund, waived, created_at)
     values ($1, 'request', $2, $3, $4, $5, $6) returning id`,
    [
      order.id,
      oneOf(['received', 'refunded', 'closed']),
      due,
      oneOf([0, order.shipping_cost]),
      oneOf([0, due, Math.floor(due / 3), due + order.shipping_cost]),
      randomInstant(),
    ],
  );
  const id = rows[0]?.id;
  for (const { productId, quantity, writtenOff, amount } of lines)
    await pool.query(
      `insert into return_lines (return_id, product_id, quantity, reason, restocked, written_off, amount)
       values ($1, $2, $3, 'other', $4, $5, $6)`,
      [id, productId, quantity, quantity - writtenOff, writtenOff, amount],
    );
  await pool.query(`insert into return_changes (return_id, to_state, changed_at) values ($1, 'received', $2)`, [
    id,
    randomInstant(),
  ]);
  if (random(2) === 0) return;
  const refund = await insertRefund(database, order);
  await pool.query('insert into return_refunds (refund_id, return_id) values ($1, $2)', [refund.id, id]);
};

type Change = (database: Pick<Database, 'pool'>) => Promise<unknown>;

/** Updates twenty random orders. */
const updateOrders =
  (set: string, ...values: readonly (() => unknown)[]): Change =>
  ({ pool }) =>
    pool.query(
      `update orders set ${set} where id in (select id from orders order by md5(id::text || '${random(1_000_000)}') limit 20)`,
      values.map((value) => value()),
    );

/** Changes of orders and refunds that affect the figures, by name. */
export const changes: Readonly<Record<string, Change>> = {
  cancelled: updateOrders(`status = 'cancelled'`),
  restored: updateOrders(`status = 'delivered'`),
  'paid otherwise': updateOrders(`payment_method = 'wallet'`),
  'with another code': updateOrders(`promo_code = 'EID'`),
  'sent elsewhere': updateOrders(`shipping_info = shipping_info || '{"governorate": "luxor", "fullName": "منى"}'`),
  'taxed otherwise': updateOrders('tax = tax + 100, total = total + 100'),
  'placed at another time': updateOrders('created_at = $1', randomInstant),
  'sent back': ({ pool }) =>
    pool.query(`update refunds set state = 'done', done_at = $1 where state = 'wanted'`, [randomInstant()]),
};
