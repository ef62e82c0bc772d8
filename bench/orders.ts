import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { rawOrders } from './baseline-order.ts';
import { type Buyer, placeOrder, signUp } from './checkout-users.ts';
import { raiseStock } from './lib/load.ts';
import type { Bench } from './measure.ts';
import { type OrderInput, oneItem, theSameItem, twoItems } from './order-inputs.ts';
import { type Figure, median, type Row, ratioOf, rounded } from './thresholds.ts';

type Load = { readonly what: string; readonly buyers: number; readonly input: OrderInput };

const loads: readonly Load[] = [
  { what: '1 buyer', buyers: 1, input: twoItems },
  { what: '8 buyers', buyers: 8, input: twoItems },
  { what: '64 buyers of 32 products', buyers: 64, input: oneItem },
  { what: '64 buyers of one product', buyers: 64, input: theSameItem },
];

/** As many as the shop's connection pool has. */
const CONNECTIONS = 10;

/** Measures orders through the whole API, against the same rows written by the driver to the same database. */
export const measureOrders = async ({ shop, databaseUrl, secretKey, options, note }: Bench): Promise<Row[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  try {
    await raiseStock(databaseUrl);
    const allBuyers = await Promise.all(Array.from({ length: 64 }, (_, index) => signUp(shop, index)));
    const placeRaw = rawOrders(pool, secretKey, twoItems(0));
    const throughShop: Place = (buyer, input) => placeOrder(shop, buyer, input);
    const throughDriver: Place = ({ userId }, input) => placeRaw(userId, input);
    const rows: Row[] = [];
    for (const { what, buyers: count, input } of loads) {
      const buyers = allBuyers.slice(0, count);
      const ours: Sales[] = [];
      const baseline: Sales[] = [];
      // warms connections, plans and code before the measurement
      await sell(buyers, input, 0.5, throughShop);
      await sell(buyers, input, 0.5, throughDriver);
      for (let round = 0; round < options.rounds; round += 1) {
        for (const [submit, sales] of [
          [throughShop, ours],
          [throughDriver, baseline],
        ] as const) {
          await waitForMailsSent(pool);
          sales.push(await sell(buyers, input, options.seconds, submit));
        }
      }
      const rate = median(ours.map(({ perSecond }) => perSecond));
      const anchor = median(baseline.map(({ perSecond }) => perSecond));
      note(`${what}: ${rounded(rate)} of ${rounded(anchor)} orders a second`);
      rows.push({
        what,
        ratio: ratioOf(rate, anchor, { min: 0.5 }),
        figures: [{ name: '', value: rounded(rate), unit: 'orders/s' }, ...latenciesOf(ours, count)],
        anchor: { name: 'the same transaction by the bare driver', value: rounded(anchor), unit: 'orders/s' },
      });
    }
    return rows;
  } finally {
    await pool.end();
  }
};

type Place = (buyer: Buyer, input: PlaceOrder) => Promise<void>;

/** Throughput of a round, and the latency of its orders in milliseconds. */
export type Sales = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Each buyer orders again as soon as the last order is confirmed. */
export const sell = async (
  buyers: readonly Buyer[],
  input: OrderInput,
  seconds: number,
  submit: Place,
): Promise<Sales> => {
  const startedAt = performance.now();
  const isRunning = () => performance.now() - startedAt < seconds * 1000;
  const latencies: number[] = [];
  const buy = async (buyer: Buyer, first: number) => {
    for (let turn = first; isRunning(); turn += buyers.length) {
      const order = input(turn);
      const sentAt = performance.now();
      await submit(buyer, order);
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(buyers.map(buy));
  const perSecond = (latencies.length * 1000) / (performance.now() - startedAt);
  latencies.sort((a, b) => a - b);
  const latencyAt = (part: number) => latencies[Math.floor(latencies.length * part)] ?? Number.NaN;
  return { perSecond, p50: latencyAt(0.5), p99: latencyAt(0.99) };
};

/** Waits for an empty job queue, so that no measurement includes the mails of the one before. */
export const waitForMailsSent = async (pool: pg.Pool): Promise<void> => {
  const isEmpty = async () => (await pool.query('select from graphile_worker.jobs limit 1')).rowCount === 0;
  while (!(await isEmpty())) await pause(50);
};

/** Median and slowest hundredth of the latencies as figures. */
export const latenciesOf = (sales: readonly Sales[], buyerCount: number): Figure[] => {
  const [p50, p99] = [median(sales.map((each) => each.p50)), median(sales.map((each) => each.p99))];
  return [
    { name: 'p50', value: rounded(p50, 1), unit: 'ms' },
    { name: 'p99', value: rounded(p99, 1), unit: 'ms' },
    ...(buyerCount < 64 ? [] : [{ name: 'p99 to p50', value: rounded(p99 / p50, 1), unit: '', goal: { max: 5 } }]),
  ];
};
