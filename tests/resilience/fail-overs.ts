import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '../../bench/checkout-users.ts';
import { noOrderLimits } from '../../bench/lib/no-order-limits.ts';
import { send } from '../../bench/lib/send.ts';
import { createChance } from '../support/chance.ts';
import { type PostgresPair, startPostgresPair } from '../support/servers/postgres-pair.ts';
import { startUnreliableProxy, type UnreliableProxy } from '../support/servers/unreliable-proxy.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';
import { auditMails } from './audit-mails.ts';
import { auditOrders } from './audit-orders.ts';
import { type Stage, startEnvironment } from './environment.ts';
import { createOrderInputs, orderInputBy } from './order-inputs.ts';
import { type OrderStream, startOrders } from './order-stream.ts';
import { must, type Proof } from './scenario.ts';

const BUYERS_OF_EACH = 6;

/** Time after which a process counts as one that does not recover. */
const TIMEOUT_MS = 60_000;

/** Two processes behind one balancer to a primary and its standby. */
type Scene = {
  readonly pair: PostgresPair;
  readonly network: UnreliableProxy;
  readonly shops: readonly { readonly url: string; readonly sender: string }[];
};

/** Breaks the primary, promotes the standby and leads the balancer there; the result makes the pair whole again. */
type FailOver = (scene: Scene) => Promise<() => Promise<void>>;

const leadToPrimary = ({ pair, network }: Scene): void => network.leadTo(pair.primary().url);

/** Kinds of fail-overs, caused in turn. */
const failOvers: readonly FailOver[] = [
  async function kill(scene) {
    await scene.pair.primary().kill();
    await scene.pair.promote();
    leadToPrimary(scene);
    return scene.pair.replace;
  },
  async function switchOver(scene) {
    await scene.pair.primary().stop();
    await scene.pair.promote();
    leadToPrimary(scene);
    return scene.pair.demote;
  },
  // its connections stay open, and nothing answers there
  async function freeze(scene) {
    await scene.pair.primary().freeze();
    await scene.pair.promote();
    leadToPrimary(scene);
    return scene.pair.replace;
  },
  // the balancer leads to the demoted server for a while, which answers as a standby
  async function leadToDemoted(scene) {
    await scene.pair.primary().stop();
    await scene.pair.promote();
    await scene.pair.demote();
    await Promise.all(scene.shops.map(waitForDatabaseLoss));
    leadToPrimary(scene);
    return async () => undefined;
  },
];

const agent = new Agent();

const statusOf = async (url: string, path: string): Promise<string> =>
  (await send(agent, url, { path, queueTimeoutMs: 20_000 })).status;

/** Repeats `look` until it holds; throws a `Breach` after `TIMEOUT_MS`. Returns the milliseconds since `startedAt`. */
const until = async (startedAt: number, promise: string, look: () => boolean | Promise<boolean>): Promise<number> => {
  while (!(await look())) {
    must(performance.now() - startedAt < TIMEOUT_MS, promise);
    await pause(50);
  }
  return Math.round(performance.now() - startedAt);
};

const waitForDatabaseLoss = async ({ url }: Scene['shops'][number]): Promise<void> => {
  const isAway = async () => (await statusOf(url, '/readyz/database')) === '503';
  await until(performance.now(), 'a process notices a standby', isAway);
  must((await statusOf(url, '/readyz')) === '200', 'a process without its database stays ready');
};

/** A product without orders, so that no order locks its row while it changes. */
const PRODUCT = 'fail-over-page';

const createProduct = async ({ pool }: Stage['database']): Promise<void> => {
  await pool.query(
    `insert into products (id, category, position, price, stock, name_ar, name_en, subtitle_ar, subtitle_en,
       description_ar, description_en, features_ar, features_en)
     values ($1, 'cups', 1000, 100, 0, 'كوب', 'Cup', '', '', '', '', '{}', '{}')`,
    [PRODUCT],
  );
};

const pageOf = async (url: string): Promise<string> =>
  (await send(agent, url, { path: `/product/${PRODUCT}?lang=en`, queueTimeoutMs: 20_000 })).body;

type Limits = { readonly pagesMs: number; readonly jobsMs: number };

/**
 * Fails over under orders to two processes. No acknowledged order is lost and none is placed twice; after each fail-over every process
 * shows new pages and runs jobs by itself within the limits, counted from the change and from the moment at which the balancer leads to
 * the new primary.
 */
export const failOversWithin =
  ({ pagesMs, jobsMs }: Limits): Proof =>
  async ({ seed, rounds }) => {
    const chance = createChance(seed);
    const pair = await startPostgresPair();
    const network = await startUnreliableProxy(pair.primary().url);
    const senders = ['one@shop.example', 'two@shop.example'] as const;
    let stage: Stage | null = null;
    let second: RunningShop | null = null;
    try {
      stage = await startEnvironment({ databaseUrl: network.url, settings: { MAIL_FROM: senders[0] } });
      const { mailServer, database } = stage;
      second = await runBuiltShop({
        databaseUrl: network.url,
        settings: { SMTP_URL: mailServer.url, TRUST_PROXY: '1', ...noOrderLimits, MAIL_FROM: senders[1] },
      });
      const shops = [
        { url: stage.url, sender: senders[0] },
        { url: second.url, sender: senders[1] },
      ];
      const scene = { pair, network, shops };
      await createOrderInputs(database);
      await createProduct(database);
      const streams: OrderStream[] = [];
      for (const { url } of shops) {
        const places = Array.from({ length: BUYERS_OF_EACH }, (_, index) => index + streams.length * BUYERS_OF_EACH);
        streams.push(
          startOrders({
            url,
            buyers: await Promise.all(places.map((index) => signUp({ url }, index))),
            chance,
            nextInput: () => orderInputBy(chance),
            mayRefuse: ['OUT_OF_STOCK', 'PROMO_USED_UP'],
          }),
        );
      }
      let [slowestPages, slowestJobs] = [0, 0];
      const late: unknown[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        await pause(chance.between(100, 900));
        await Promise.all(shops.map(({ url }) => pageOf(url)));
        const failOver = failOvers[(round - 1) % failOvers.length];
        const repair = await failOver?.(scene);
        const led = performance.now();
        const moment = Date.now();
        const before = mailServer.mails.length;
        const text = `Round ${round} of ${seed}`;
        await pair.primary().query(`update products set description_en = '${text}' where id = '${PRODUCT}'`);
        const changed = performance.now();
        const kind = failOver?.name ?? '';
        const pages = shops.map(({ url, sender }) =>
          until(changed, `${sender} shows new pages after ${kind}`, async () => (await pageOf(url)).includes(text)),
        );
        /** A mail is written by the job that sends it; older jobs wait before those of new orders. */
        const sendsMails = (sender: string) =>
          mailServer.mails
            .slice(before)
            .some(({ from, headers }) => from === sender && Date.parse(headers['date'] ?? '') > moment);
        const jobs = shops.map(({ sender }) =>
          until(led, `${sender} runs jobs after ${kind}`, () => sendsMails(sender)),
        );
        const [pagesTook, jobsTook] = [Math.max(...(await Promise.all(pages))), Math.max(...(await Promise.all(jobs)))];
        if (pagesTook > pagesMs || jobsTook > jobsMs) late.push({ round, kind, pagesTook, jobsTook });
        [slowestPages, slowestJobs] = [Math.max(slowestPages, pagesTook), Math.max(slowestJobs, jobsTook)];
        await repair?.();
      }
      const journals = await Promise.all(streams.map((stream) => stream.end()));
      const reported = journals.flatMap((journal) => journal.reported);
      await auditOrders(database, reported);
      const numbers = reported.flatMap(({ placed }) => placed?.orderNumber ?? []);
      // both processes send what is left
      const mails = await auditMails(stage, numbers);
      must((await second.stop()) === 0, 'a process survives every fail-over', second.output());
      second = null;
      const figures = {
        'fail-overs': rounds,
        orders: numbers.length,
        'tries put off': journals.reduce((sum, { putOff }) => sum + putOff, 0),
        'ms until new pages at most': slowestPages,
        'ms until jobs at most': slowestJobs,
        ...mails,
      };
      // at the end, so that the orders of a busy machine are audited too
      must(late.length === 0, 'every process shows new pages and runs jobs in time', late, figures);
      return figures;
    } finally {
      await second?.stop();
      await stage?.close();
      await network.close();
      await pair.close();
    }
  };
