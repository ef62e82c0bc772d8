import type { OrderChangeQuote } from '#features/order-management/order-edits.admin.contract.ts';
import { orderInputFor, setStock, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type Chance, createChance } from '#tests/support/chance.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import { auditPayments } from './audit-payments.ts';
import type { PaymentShop, PlacedOnline } from './payment-shop.ts';

/** One step of a history: its concurrent operations. */
type Step = () => Promise<unknown>;

type History = {
  readonly world: PaymentShop;
  readonly chance: Chance;
  readonly orders: readonly PlacedOnline[];
  /** Payment page URLs seen by customers, including expired ones. */
  readonly pages: Map<PlacedOnline, string[]>;
  /** Number of webhooks delivered by earlier histories. */
  readonly earlier: number;
};

/** More items than a history orders, and few enough that restocking twice would be noticed. */
const STOCK = 10;
const DAY = 24 * 3600;

/** Throws for server errors; a refused request is a valid outcome. */
const assertNoServerError = async (
  response: Promise<{ readonly status: number; readonly code?: string }>,
): Promise<void> => {
  const { status, code } = await response;
  if (status >= 500 && code !== 'GATEWAY_UNAVAILABLE') throw new Error(`failed with ${status} ${code}`);
};

const refusable = async (response: ReturnType<PaymentShop['refund']>) => {
  const { status, body } = await response;
  return { status, code: body.code };
};

/** Operations of a history; the number of occurrences is the weight. */
const operations = {
  open: async ({ world, pages }: History, order: PlacedOnline) => {
    const { status, code, url } = await world.open(order);
    if (url !== '') pages.get(order)?.push(url);
    await assertNoServerError(Promise.resolve({ status, code }));
  },
  pay: ({ world, chance, pages }: History, order: PlacedOnline) => press(world, chance, pages.get(order) ?? [], 'pay'),
  decline: ({ world, chance, pages }: History, order: PlacedOnline) =>
    press(world, chance, pages.get(order) ?? [], 'decline'),
  deliver: async ({ world: { gateway }, chance, earlier }: History) => {
    const own = gateway.deliveries.slice(earlier);
    const delivery = own[chance.between(0, Math.max(0, own.length - 1))];
    if (delivery === undefined) return;
    const statuses = await Promise.all(Array.from({ length: chance.between(1, 3) }, () => gateway.replay(delivery)));
    if (statuses.some((status) => status !== 200)) throw new Error(`a webhook got ${statuses.join()}`);
  },
  returnToShop: async ({ world }: History, order: PlacedOnline) => {
    const { attempts } = await world.readAmounts(order);
    const id = attempts.at(-1)?.id;
    if (id !== undefined) await world.returnToShop(`${world.url}/payments/return/${id}?success=true`);
  },
  jobs: ({ world }: History) => world.runJobs(),
  reconcile: ({ world }: History) => world.reconcile(),
  expire: ({ world }: History) => world.expire(),
  cancel: ({ world: { shop, salma } }: History, { number }: PlacedOnline) =>
    assertNoServerError(
      refusable(shop.request(`/orders/${number}/cancellation`, { body: { language: 'ar' }, token: salma.token })),
    ),
  cancelByAdmin: ({ world, chance }: History, order: PlacedOnline) =>
    assertNoServerError(refusable(world.cancelByAdmin(order, chance.isPercent(60)))),
  refund: ({ world, chance }: History, order: PlacedOnline) =>
    assertNoServerError(refusable(world.refund(order, { amount: chance.between(1, order.total) }))),
  refundInDashboard: async ({ world: { gateway }, chance }: History, order: PlacedOnline) => {
    const charge = gateway.transactions.find(
      ({ success, has_parent_transaction, order: { merchant_order_id: reference } }) =>
        success && !has_parent_transaction && reference.startsWith(order.number),
    );
    const remaining = charge ? charge.amount_cents - charge.refunded_amount_cents : 0;
    if (charge !== undefined && remaining > 0) await gateway.refundInDashboard(charge.id, chance.between(1, remaining));
  },
  /** Edits the order to one to three items at current prices; usually refunds the overpayment. */
  change: async ({ world: { shop, admin }, chance }: History, { id }: PlacedOnline) => {
    const { rows } = await shop.database.pool.query<{ version: number; items: { productId: string }[] }>(
      'select version, items from orders where id = $1',
      [id],
    );
    const lines = [{ productId: rows[0]?.items[0]?.productId, quantity: chance.between(1, 3) }];
    const change = { language: 'ar', version: rows[0]?.version, lines, pricedBy: 'order' };
    const request = { body: change, token: admin.token };
    const quoted = await shop.request<OrderChangeQuote & Refused>(`/admin/orders/${id}/change-quotes`, request);
    if (quoted.status !== 200)
      return assertNoServerError(Promise.resolve({ status: quoted.status, code: quoted.body.code }));
    const { quote, kept: retained } = quoted.body;
    const refund = chance.isPercent(80);
    const body = { ...change, expectedTotal: quote.total, expectedRetained: retained, refund };
    await assertNoServerError(
      refusable(shop.request(`/admin/orders/${id}`, { method: 'PUT', body, token: admin.token })),
    );
  },
  payInCash: ({ world: { shop, salma } }: History, { number }: PlacedOnline) =>
    assertNoServerError(
      refusable(
        shop.request(`/orders/${number}/payment-method`, {
          method: 'PUT',
          body: { language: 'ar', method: 'cash_on_delivery' },
          token: salma.token,
        }),
      ),
    ),
  time: async ({ world: { shop }, chance }: History) => {
    shop.wait(chance.oneOf([1, 4, 60, 200, 600, 3000, 3700]));
  },
  behaviour: async ({ world: { gateway }, chance }: History) => {
    gateway.behave({
      availability: chance.oneOf(['well', 'well', 'away', 'knows_nothing']),
      opens: chance.oneOf(['well', 'well', 'well', 'away', 'refuses', 'answers_then_hangs_up']),
      refunds: chance.oneOf(['well', 'well', 'refuses', 'does_and_hangs_up', 'away', 'later']),
    });
  },
};

const press = async (
  { gateway }: PaymentShop,
  chance: Chance,
  pages: readonly string[],
  button: 'pay' | 'decline',
): Promise<void> => {
  const page = pages[chance.between(0, Math.max(0, pages.length - 1))];
  if (page !== undefined) await gateway.press(page, button);
};

type Operation = keyof typeof operations;

const weightedOperations: readonly [Operation, ...Operation[]] = [
  ...([
    'open',
    'open',
    'open',
    'pay',
    'pay',
    'pay',
    'pay',
    'decline',
    'decline',
    'deliver',
    'deliver',
    'deliver',
  ] as const),
  ...([
    'deliver',
    'returnToShop',
    'returnToShop',
    'jobs',
    'jobs',
    'jobs',
    'reconcile',
    'expire',
    'expire',
    'time',
    'time',
  ] as const),
  ...(['time', 'cancel', 'cancelByAdmin', 'refund', 'refund', 'refundInDashboard', 'payInCash', 'behaviour'] as const),
  ...(['change', 'change'] as const),
];

/** Settles everything: the gateway responds again, time passes, and unclear states are queried. */
const settle = async ({ gateway, shop, runJobs, expire, reconcile }: PaymentShop): Promise<void> => {
  gateway.behave({ availability: 'well', opens: 'well', refunds: 'well', webhooks: 'never' });
  await gateway.completeRefunds();
  for (let day = 0; day < 3; day += 1) {
    await runJobs();
    await expire();
    await reconcile();
    await runJobs();
    shop.wait(DAY + 3600);
  }
};

/**
 * Runs one seeded history of orders and payments with concurrent operations, and returns the breaches at its end. Webhooks
 * arrive only when the history delivers them, any number of times and in any order.
 */
export const runHistory = async (world: PaymentShop, seed: number): Promise<string[]> => {
  const chance = createChance(seed);
  const { shop, salma, gateway } = world;
  gateway.behave({ webhooks: 'never', availability: 'well', opens: 'well', refunds: 'well' });
  const productId = catalogue[seed % catalogue.length]?.id ?? '';
  await setStock(shop, productId, STOCK);
  const lines = [{ productId, quantity: 1 }];
  const shipping = { ...orderInputFor().shipping, email: salma.email };
  const expectedTotal = await totalOf(shop, salma.token, { lines, shipping, paymentMethod: 'card' });
  const earlier = gateway.deliveries.length;
  const orders: PlacedOnline[] = [];
  for (let count = chance.between(1, 3); count > 0; count -= 1)
    orders.push(await world.placeOrder({ lines, expectedTotal }));
  const [first, ...rest] = orders;
  if (first === undefined) throw new Error('a history has no order');
  const history = { world, chance, orders, pages: new Map(orders.map((order) => [order, []])), earlier };
  await operations.open(history, first);
  for (let steps = chance.between(4, 12); steps > 0; steps -= 1) {
    const order = chance.oneOf([first, ...rest]);
    const concurrent: Step[] = Array.from({ length: chance.between(1, 4) }, () => {
      const name = chance.oneOf(weightedOperations);
      return () => operations[name](history, chance.isPercent(80) ? order : first);
    });
    await Promise.all(concurrent.map((step) => step()));
  }
  await settle(world);
  const orderIds = orders.map(({ id }) => id);
  const breaches = await auditPayments(shop.database.pool, gateway, { now: shop.context.clock(), orderIds });
  const { rows } = await shop.database.pool.query<{ sold: number }>(
    `select coalesce(sum((items -> 0 ->> 'quantity')::integer) filter (where status <> 'cancelled'), 0) as sold
     from orders where id = any($1)`,
    [orderIds],
  );
  const stock = await stockOf(shop, productId);
  const expected = STOCK - Number(rows[0]?.sold);
  return stock === expected ? breaches : [...breaches, `${stock} pieces are left, not ${expected}`];
};
