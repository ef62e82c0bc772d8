import { Agent } from 'node:http';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type Buyer, signUp } from '../../bench/checkout-users.ts';
import { noOrderLimits } from '../../bench/lib/no-order-limits.ts';
import { createChance } from '../support/chance.ts';
import { runBuiltShop } from '../support/shop/spawned-shop.ts';
import { onStage, type Stage } from './environment.ts';
import { type Field, issueOnce, oneItemOf, order, setStock, stockOf, usesOf } from './race-setup.ts';
import { type Figures, must, type Ordered, type Proof } from './scenario.ts';

const BUYERS = 100;

/** All buyers order at the same moment; one order is placed, all others get one of the expected refusals. */
const oneOfAll = async (field: Field, inputs: readonly PlaceOrder[], reasons: readonly string[]): Promise<void> => {
  const results = await Promise.all(inputs.map((input, index) => order(field, index, input)));
  const placed = results.filter(({ status }) => status === '201');
  const unexpected = results.filter(({ status, code }) => status !== '201' && !reasons.includes(code ?? ''));
  must(placed.length === 1, 'one order is placed', placed.length, unexpected.slice(0, 3));
  must(unexpected.length === 0, `all others are refused with ${reasons.join(' or ')}`, unexpected.slice(0, 3));
  const keys = inputs.map(({ idempotencyKey }) => idempotencyKey);
  const { rows } = await field.stage.database.pool.query(
    'select order_number from orders where idempotency_key = any($1)',
    [keys],
  );
  must(
    rows.length === 1 && rows[0].order_number === placed[0]?.orderNumber,
    'the placed order is the stored one',
    rows,
  );
};

const lastItem = async (field: Field, id: string): Promise<void> => {
  await setStock(field, id, 1);
  await oneOfAll(
    field,
    Array.from({ length: BUYERS }, () => oneItemOf(id)),
    ['OUT_OF_STOCK'],
  );
  must((await stockOf(field, id)) === 0, 'the last item is sold', id);
};

const lastUse = async (field: Field, id: string): Promise<void> => {
  await setStock(field, id, 1000);
  const code = await issueOnce(field);
  await oneOfAll(
    field,
    Array.from({ length: BUYERS }, () => oneItemOf(id, code)),
    ['PROMO_USED_UP'],
  );
  must((await usesOf(field, code)) === 1, 'the code was used once', code);
  must((await stockOf(field, id)) === 999, 'one item was sold', id);
};

const both = async (field: Field, id: string): Promise<void> => {
  await setStock(field, id, 1);
  const code = await issueOnce(field);
  const inputs = Array.from({ length: BUYERS }, () => oneItemOf(id, code));
  await oneOfAll(field, inputs, ['OUT_OF_STOCK', 'PROMO_USED_UP']);
  must(
    (await usesOf(field, code)) === 1 && (await stockOf(field, id)) === 0,
    'one item is sold with one use',
    id,
    code,
  );
};

/**
 * Sends the same order of each of many buyers repeatedly: by a double click, after a client timeout, or from a second tab
 * a little later. Each buyer has one order in the end, and every response names it.
 */
const oneIntent = async (field: Field, id: string): Promise<void> => {
  const { chance } = field;
  await setStock(field, id, 10_000);
  const sendOften = async (index: number) => {
    const input = oneItemOf(id);
    const way = chance.oneOf(['double click', 'timeout', 'two tabs'] as const);
    const moments = { 'double click': [0, 0], timeout: [0], 'two tabs': [0, chance.between(1, 20)] }[way];
    const timeout = chance.between(1, 30);
    if (way === 'timeout') await order(field, index, input, { queueTimeoutMs: timeout });
    const results = await Promise.all(
      // each goes to another process, where there is more than one
      moments.map(async (waitMs, tab) => {
        await new Promise((resolve) => void setTimeout(resolve, waitMs));
        return order({ ...field, buyers: [field.buyers[index] ?? field.buyers[0]] as Buyer[] }, index + tab, input);
      }),
    );
    const numbers = new Set(results.map(({ orderNumber }) => orderNumber));
    const isOneOrder = results.every(({ status }) => status === '201') && numbers.size === 1;
    must(isOneOrder, `repeated requests place one order (${way})`, results);
    return { key: input.idempotencyKey, number: results[0]?.orderNumber };
  };
  const sent = await Promise.all(field.buyers.slice(0, 30).map((_, index) => sendOften(index)));
  const { rows } = await field.stage.database.pool.query(
    'select idempotency_key as key, order_number as number from orders where idempotency_key = any($1)',
    [sent.map(({ key }) => key)],
  );
  must(rows.length === sent.length, 'each intent has one order', rows.length);
  const isRecorded = sent.every(({ key, number }) => rows.some((row) => row.key === key && row.number === number));
  must(isRecorded, 'the order is the acknowledged one', rows);
  must((await stockOf(field, id)) === 10_000 - sent.length, 'each order took one item', id);
};

const kinds = [lastItem, lastUse, both, oneIntent] as const;

const race = async (field: Field, { seed, rounds }: Ordered): Promise<Figures> => {
  for (let round = 0; round < rounds; round += 1) {
    const product = catalogue[field.chance.between(0, catalogue.length - 1)];
    const urls = round % 8 < 4 ? field.urls : ([field.urls[0]] as const);
    const kind = kinds[round % kinds.length] ?? lastItem;
    try {
      await kind({ ...field, urls }, product?.id ?? '');
    } catch (error) {
      throw new Error(`in round ${round} of seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  const { rows } = await field.stage.database.pool.query('select count(*) as orders from orders');
  return { races: rounds, orders: rows[0].orders };
};

/** Signs up ten buyers at a time: password hashing is slow by design. */
const signUpAll = async (stage: Stage): Promise<Buyer[]> => {
  const buyers: Buyer[] = [];
  while (buyers.length < BUYERS) {
    const first = buyers.length;
    buyers.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => signUp(stage, first + index)))));
  }
  return buyers;
};

/** Races on one process with the embedded database; on PostgreSQL on two, and in every other four rounds on one. */
const races =
  (kind: 'embedded' | 'postgres'): Proof =>
  (ordered) =>
    onStage(kind, async (stage) => {
      const settings = { TRUST_PROXY: '1', SMTP_URL: stage.mailServer.url, ...noOrderLimits };
      const other = kind === 'postgres' ? await runBuiltShop({ databaseUrl: stage.databaseUrl, settings }) : null;
      const agent = new Agent({ keepAlive: true });
      try {
        const buyers = await signUpAll(stage);
        const urls: Field['urls'] = other === null ? [stage.url] : [stage.url, other.url];
        return await race({ stage, urls, buyers, chance: createChance(ordered.seed), agent }, ordered);
      } finally {
        agent.destroy();
        await other?.stop();
      }
    });

export const racesEmbedded = races('embedded');
export const racesPostgres = races('postgres');
