import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { catalogue } from '../catalogue/catalogue.ts';
import type { PlaceOrder } from '../contract/orders.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import { median, type Row, ratioOf, rounded } from './figures.ts';
import type { Bench } from './measure.ts';
import { placeRawOrder } from './raw-order.ts';
import type { Running } from './run-process.ts';

const buyers = [1, 8] as const;
/** What each buyer takes, in turn: so many different products that buyers seldom wait for the same shelf. */
const shelf = catalogue.slice(0, 32);

/** Orders through the whole API, against the same rows written by the bare driver to the same database. */
export const measureOrders = async ({ shop, databaseUrl, options, note }: Bench): Promise<Row[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: Math.max(...buyers) });
  try {
    await pool.query('update products set stock = 1000000000');
    const customers = await Promise.all(Array.from({ length: Math.max(...buyers) }, () => signUp(shop)));
    const throughApi = ({ token }: Customer, wish: PlaceOrder) => placeOrder(shop, token, wish);
    const raw = ({ userId }: Customer, wish: PlaceOrder) => placeRawOrder(pool, userId, wish);
    const rows: Row[] = [];
    for (const count of buyers) {
      const buying = customers.slice(0, count);
      const ours: number[] = [];
      const theirs: number[] = [];
      await ordersPerSecond(buying, 0.5, throughApi);
      for (let round = 0; round < options.rounds; round += 1) {
        ours.push(await ordersPerSecond(buying, options.seconds, throughApi));
        theirs.push(await ordersPerSecond(buying, options.seconds, raw));
      }
      const [rate, anchor] = [median(ours), median(theirs)];
      note(`${count} at once: ${rounded(rate)} of ${rounded(anchor)} orders a second`);
      rows.push({
        what: count === 1 ? '1 buyer' : `${count} buyers`,
        ratio: ratioOf(rate, anchor),
        figures: [{ name: '', value: rounded(rate), unit: 'orders/s' }],
        anchor: { name: 'the same transaction by the bare driver', value: rounded(anchor), unit: 'orders/s' },
      });
    }
    return rows;
  } finally {
    await pool.end();
  }
};

type Customer = { readonly token: string; readonly userId: string };
type Place = (customer: Customer, wish: PlaceOrder) => Promise<void>;

/** Each buyer orders again as soon as the last order is confirmed. */
const ordersPerSecond = async (customers: readonly Customer[], seconds: number, place: Place): Promise<number> => {
  const begun = performance.now();
  const isTime = () => performance.now() - begun < seconds * 1000;
  let placed = 0;
  const buy = async (customer: Customer, first: number) => {
    for (let turn = first; isTime(); turn += customers.length) {
      await place(customer, wishFor(turn));
      placed += 1;
    }
  };
  await Promise.all(customers.map(buy));
  return (placed * 1000) / (performance.now() - begun);
};

const wishFor = (turn: number): PlaceOrder => {
  const pieces = [turn, turn + 16].map((place) => shelf[place % shelf.length]).filter((piece) => piece !== undefined);
  const lines = pieces.map(({ id }) => ({ productId: id, quantity: 1 }));
  const priced = pieces.map(({ id, price }) => ({ productId: id, quantity: 1, unitPrice: price }));
  return {
    idempotencyKey: randomUUID(),
    language: 'ar',
    lines,
    shipping: {
      fullName: 'سلمى حسن',
      email: 'salma@example.com',
      phone: '+201001234567',
      address: '12 شارع المعز لدين الله',
      city: 'القاهرة',
      postalCode: '11511',
    },
    gift: { isGift: false, giftWrap: false, giftMessage: null },
    paymentMethod: 'cash_on_delivery',
    expectedTotal: priceCart({ lines: priced, togetherGroups: new Map() }).total,
  };
};

const placeOrder = async ({ url }: Running, token: string, wish: PlaceOrder): Promise<void> => {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wish),
  });
  const said = await answer.text();
  if (answer.status !== 201) throw new Error(`an order was refused: ${said}`);
};

const signUp = async ({ url }: Running): Promise<Customer> => {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({
      email: `buyer-${randomUUID()}@example.com`,
      password: 'Lapis-1234',
      data: { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' },
    }),
  });
  const said = (await answer.json()) as { access_token?: string; user?: { id: string } };
  if (said.access_token === undefined || said.user === undefined) throw new Error(JSON.stringify(said));
  return { token: said.access_token, userId: said.user.id };
};
