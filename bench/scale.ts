import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '../platform/database/connect.ts';
import { kinds, motifs } from '../scripts/seed/product-names.ts';
import { seedOrders } from '../scripts/seed/seed-orders.ts';
import { seedProducts } from '../scripts/seed/seed-products.ts';
import { type Buyer, signUp } from './checkout-users.ts';
import type { Bench } from './measure.ts';
import { howLong } from './median-latency.ts';
import { type Curve, drawCurves } from './scale-chart.ts';
import { type Row, ratioOf, rounded } from './thresholds.ts';

const productCounts = [1_000, 10_000, 100_000];
/** Allowed slowdown of a call in the largest shop. */
const goal = { atMost: 2 };
/** Allowed milliseconds of a search and of suggestions in the largest shop. */
const [SEARCH, SUGGESTIONS] = [15, 50];
const q = (words: string) => `q=${encodeURIComponent(words)}`;

/** Buyer whose thirty orders are searched for by name; the first name is that of one in 80, the last name of one in 90. */
const BUYER = 'سلمى الشافعي';

/** Texts as they are typed: a kind and the first letters of a motif. Each is asked once, because the shop keeps answers for a minute. */
const suggestedTexts = motifs
  .flatMap(({ ar: motif }) => kinds.map(({ ar: kind }) => `${kind} ${motif.slice(0, 4)}`))
  .values();

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
  suggestions: () => `/search-suggestions?language=ar&${q(suggestedTexts.next().value ?? '')}`,
  'a product': '/products/cup-tea-01?language=ar',
} as const;

const orderPaths = {
  'admin: orders, newest first': '/admin/orders?language=ar',
  'admin: search by phone': `/admin/orders?language=ar&${q('+201900395950')}`,
  'admin: search by name': `/admin/orders?language=ar&${q(BUYER)}`,
  'admin: search by a name of many': `/admin/orders?language=ar&${q('محمد')}`,
  'my orders': '/orders?language=ar',
} as const;

/** Measures API calls while products and orders grow; also draws the chart. */
export const measureScale = async ({ shop, databaseUrl, options, note }: Bench): Promise<Row[]> => {
  // a statement that fills a table may take long without an answer
  const database = connect(databaseUrl, { silenceMs: 0 });
  try {
    const times = options.rounds * 8;
    const measureCalls =
      (paths: Readonly<Record<string, string | (() => string)>>, buyer?: Buyer) =>
      async (): Promise<Record<string, number>> => {
        const headers: Record<string, string> = buyer ? { authorization: `Bearer ${buyer.token}` } : {};
        const took: Record<string, number> = {};
        for (const [name, path] of Object.entries(paths)) {
          const next = () => `${shop.url}/api${typeof path === 'string' ? path : path()}`;
          await howLong(next, headers, 8);
          took[name] = await howLong(next, headers, times);
        }
        return took;
      };
    const products = await grow(productCounts, measureCalls(productPaths), async (size) => {
      await seedProducts(database, size - 37);
      note(`${size} products`);
    });
    const buyer = await signUp(shop, 240);
    await database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [buyer.userId]);
    const orders = await grow([100, 10_000, options.orders], measureCalls(orderPaths, buyer), async (size) => {
      await seedOrders(database, size);
      await giveOrders(database, buyer);
      note(`${size} orders`);
    });
    await writeFile(
      join(import.meta.dirname, 'scale.svg'),
      drawCurves([
        { title: 'Products in the shop', curves: products },
        { title: 'Orders in the shop', curves: orders },
      ]),
    );
    return [...products.map(rowOf), ...orders.map(rowOf)];
  } finally {
    await database.close();
  }
};

/** Duration of each call at each size. */
const grow = async (
  sizes: readonly number[],
  measure: () => Promise<Record<string, number>>,
  reach: (size: number) => Promise<void>,
): Promise<Curve[]> => {
  const curves = new Map<string, { size: number; took: number }[]>();
  for (const size of sizes) {
    await reach(size);
    for (const [name, took] of Object.entries(await measure())) {
      curves.set(name, [...(curves.get(name) ?? []), { size, took }]);
    }
  }
  return [...curves].map(([name, points]) => ({ name, points }));
};

/** Assigns thirty of the first orders to this buyer, so that the number of matches does not depend on the length of the list. */
const giveOrders = ({ pool }: Database, { userId }: Buyer) =>
  pool.query(
    `update orders set user_id = $1, shipping_info = shipping_info || jsonb_build_object('fullName', $2::text)
     where id in (select id from orders where request_hash = 'made' order by created_at desc limit 30)
       and not exists (select from orders where user_id = $1)`,
    [userId, BUYER],
  );

const rowOf = ({ name, points }: Curve): Row => {
  const atMost = name.startsWith('search') ? SEARCH : name.startsWith('suggestions') ? SUGGESTIONS : undefined;
  const [first, last] = [points[0], points.at(-1)];
  return {
    what: name,
    ratio: ratioOf(last?.took ?? Number.NaN, first?.took ?? Number.NaN, goal),
    figures: points.slice(1).map(({ size, took }) => ({
      name: `at ${size.toLocaleString('en')}`,
      value: rounded(took, 1),
      unit: 'ms',
      ...(atMost !== undefined && size === last?.size ? { goal: { atMost } } : {}),
    })),
    anchor: { name: `the same at ${first?.size}`, value: rounded(first?.took ?? Number.NaN, 1), unit: 'ms' },
  };
};
