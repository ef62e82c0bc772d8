import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '#core/server/database/connect.ts';
import { kinds, motifs } from '../scripts/seed/product-names.ts';
import { seedOrders } from '../scripts/seed/seed-orders.ts';
import { seedProducts } from '../scripts/seed/seed-products.ts';
import { type Buyer, signUp } from './checkout-users.ts';
import type { Bench } from './measure.ts';
import { howLong } from './median-latency.ts';
import { type Curve, drawCurves } from './scale-chart.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

/** Calls of one measurement. */
const CALLS = 8;
/** Allowed slowdown of a call in the shop with most orders. */
const goal = { max: 2 };
/** Maximum milliseconds of a list, a search and suggestions at 10,000 products; the largest shop is only reported (decision 245). */
const LIST_GOAL = { size: 10_000, max: 100 };
const q = (searchText: string) => `q=${encodeURIComponent(searchText)}`;

/** Buyer whose thirty orders are searched for by name; the first name is that of one in 80, the last name of one in 90. */
const BUYER = 'سلمى الشافعي';

/** Incomplete input: a kind and the first letters of a motif. */
const suggestedTexts = motifs.flatMap(({ ar: motif }) => kinds.map(({ ar: kind }) => `${kind} ${motif.slice(0, 4)}`));

const productPaths = {
  'list, first page': '/products?language=ar',
  'list of a category, by price': '/products?language=ar&category=cups&sort=price-low',
  'search that finds a few': `/products?language=ar&${q('إفريز')}`,
  'search that finds nearly all': `/products?language=ar&${q('ر')}`,
  'search that finds every seventeenth': `/products?language=ar&${q('حورس')}`,
  'search for a plural': `/products?language=ar&${q('أكواب')}`,
  'search for two words': `/products?language=ar&${q('طبق لوتس')}`,
  'search for a similar word': `/products?language=ar&${q('صحن')}`,
  'search for letters inside a word': `/products?language=ar&${q('وتس')}`,
  'search with a typing error': `/products?language=ar&${q('لوتص')}`,
  'search for a measure': `/products?language=ar&${q('٢٧ سم')}`,
  'search for an id': `/products?language=ar&${q('cup-tea-01')}`,
  'search for a price': `/products?language=ar&${q('أقل من ١٠٠٠')}`,
  'search for a word and a price': `/products?language=ar&${q('طبق أقل من ١٠٠٠')}`,
  'search for a frequent word, by price': `/products?language=ar&sort=price-low&${q('طبق')}`,
  'search for a frequent word, by name': `/products?language=ar&sort=name&${q('طبق')}`,
  'search that finds every seventeenth, by price': `/products?language=ar&sort=price-low&${q('حورس')}`,
  'search for a word, of a colour': `/products?language=ar&colour=blue&${q('طبق')}`,
  'search for a word, of a colour and a motif': `/products?language=ar&colour=blue,turquoise&motif=lotus&${q('طبق')}`,
  'search for a word, among reduced products': `/products?language=ar&sale=true&${q('طبق')}`,
  'search for a sign': `/products?language=ar&${q('-')}`,
  'search that finds nothing': `/products?language=ar&${q('غسالةة')}`,
  'list of a colour and a motif': '/products?language=ar&colour=blue,turquoise&motif=lotus',
  suggestions: (text: string) => `/search-suggestions?language=ar&${q(text)}`,
  'a product': '/products/cup-tea-01?language=ar',
} as const;

const orderPaths = {
  'admin: orders, newest first': '/admin/orders?language=ar',
  'admin: search by phone': `/admin/orders?language=ar&${q('+201900395950')}`,
  'admin: search by name': `/admin/orders?language=ar&${q(BUYER)}`,
  'admin: search by a name of many': `/admin/orders?language=ar&${q('محمد')}`,
  'my orders': '/orders?language=ar',
} as const;

/**
 * Measures API calls in shops of three sizes side by side: each call is sent to one after another, so that load of the
 * machine changes the times and not their ratio. Also draws the chart.
 */
export const measureScale = async ({ databaseUrl, openShop, options, note }: Bench): Promise<Row[]> => {
  const shops: SizedShop[] = [];
  try {
    for (const size of sizesUpTo(options.orders)) {
      shops.push(await openSizedShop(size, databaseUrl, openShop));
      note(`${size.products} products, ${size.orders} orders`);
    }
    const products = await measureInTurn(shops, productPaths, 'products', options.rounds);
    const orders = await measureInTurn(shops, orderPaths, 'orders', options.rounds);
    await writeFile(
      join(import.meta.dirname, 'scale.svg'),
      drawCurves([
        { title: 'Products in the shop', curves: products },
        { title: 'Orders in the shop', curves: orders },
      ]),
    );
    return [...products.map((curve) => rowOf(curve, LIST_GOAL)), ...orders.map((curve) => rowOf(curve))];
  } finally {
    await Promise.all(shops.map(({ stop }) => stop()));
  }
};

interface Size {
  readonly products: number;
  readonly orders: number;
}

const sizesUpTo = (orders: number): readonly Size[] => [
  { products: 1_000, orders: 100 },
  { products: 10_000, orders: 10_000 },
  { products: 100_000, orders },
];

/** A shop of one size, on a database of its own. */
interface SizedShop {
  readonly size: Size;
  readonly url: string;
  readonly admin: Buyer;
  /** The next text for suggestions: each is sent once, because the shop caches responses for a minute. */
  readonly nextText: () => string;
  readonly stop: () => Promise<void>;
}

const openSizedShop = async (size: Size, serverUrl: string, openShop: Bench['openShop']): Promise<SizedShop> => {
  const name = `shop_of_${size.products}`;
  const server = connect(serverUrl, { poolSize: 1 });
  await server.pool.query(`create database ${name}`);
  await server.close();
  const { href: url } = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  const running = await openShop('src/server/main.ts', { DATABASE_URL: url });
  // a statement that fills a table may take long without an answer
  const database = connect(url, { silenceMs: 0 });
  try {
    await seedProducts(database, size.products - 37);
    const admin = await signUp(running, 240);
    await database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
    await seedOrders(database, size.orders);
    await giveOrders(database, admin);
    const texts = suggestedTexts.values();
    return { size, url: running.url, admin, nextText: () => texts.next().value ?? '', stop: running.stop };
  } catch (error) {
    await running.stop();
    throw error;
  } finally {
    await database.close();
  }
};

/** Duration of each call in each shop: the median of the rounds, in each of which all shops respond in turn. */
const measureInTurn = async (
  shops: readonly SizedShop[],
  paths: Readonly<Record<string, string | ((text: string) => string)>>,
  of: keyof Size,
  rounds: number,
): Promise<Curve[]> => {
  const curves: Curve[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const measured = shops.map((shop) => ({ shop, took: [] as number[] }));
    // the first round warms up
    for (let round = 0; round <= rounds; round += 1) {
      for (const { shop, took } of measured) {
        const next = () => `${shop.url}/api${typeof path === 'string' ? path : path(shop.nextText())}`;
        const headers: Record<string, string> = of === 'orders' ? { authorization: `Bearer ${shop.admin.token}` } : {};
        const duration = await howLong(next, headers, CALLS);
        if (round > 0) took.push(duration);
      }
    }
    curves.push({ name, points: measured.map(({ shop, took }) => ({ size: shop.size[of], took: median(took) })) });
  }
  return curves;
};

/** Assigns thirty of the first orders to this buyer, so that the number of matches does not depend on the length of the list. */
const giveOrders = ({ pool }: Database, { userId }: Buyer) =>
  pool.query(
    `update orders set user_id = $1, shipping_info = shipping_info || jsonb_build_object('fullName', $2::text)
     where id in (select id from orders where request_hash = 'made' order by created_at desc limit 30)
       and not exists (select from orders where user_id = $1)`,
    [userId, BUYER],
  );

const rowOf = ({ name, points }: Curve, limit?: typeof LIST_GOAL): Row => {
  const [first, last] = [points[0], points.at(-1)];
  return {
    what: name,
    ratio: ratioOf(last?.took ?? Number.NaN, first?.took ?? Number.NaN, limit ? undefined : goal),
    figures: points.slice(1).map(({ size, took }) => ({
      name: `at ${size.toLocaleString('en')}`,
      value: rounded(took, 1),
      unit: 'ms',
      ...(limit?.size === size ? { goal: { max: limit.max } } : {}),
    })),
    anchor: { name: `the same at ${first?.size}`, value: rounded(first?.took ?? Number.NaN, 1), unit: 'ms' },
  };
};
