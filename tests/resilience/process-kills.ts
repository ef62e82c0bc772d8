import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { signUp } from '../../bench/checkout-users.ts';
import { send } from '../../bench/lib/send.ts';
import { createChance } from '../support/chance.ts';
import { auditMails } from './audit-mails.ts';
import { auditOrders } from './audit-orders.ts';
import { onStage, type Stage } from './environment.ts';
import { createOrderInputs, orderInputBy } from './order-inputs.ts';
import { type OrderStream, startOrders } from './order-stream.ts';
import { type Figures, must, type Ordered, type Proof } from './scenario.ts';

const BUYERS = 12;

/**
 * Causes a failure during a stream of orders, once per round. At the end compares acknowledged orders with the database,
 * and each order with its mails.
 */
export const interruptOrders = async (
  stage: Stage,
  { seed, rounds }: Ordered,
  interrupt: (round: number) => Promise<void>,
): Promise<Figures> => {
  const chance = createChance(seed);
  await createOrderInputs(stage.database);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, index) => signUp(stage, index)));
  const stream = startOrders({
    url: stage.url,
    buyers,
    chance,
    nextInput: () => orderInputBy(chance),
    mayRefuse: ['OUT_OF_STOCK', 'PROMO_USED_UP'],
  });
  for (let round = 1; round <= rounds; round += 1) {
    await pause(chance.between(100, 900));
    await interrupt(round);
    await readLastOrder(stage.url, stream);
  }
  await pause(300);
  const { reported, putOff } = await stream.end();
  await auditOrders(stage.database, reported);
  const numbers = reported.flatMap(({ placed }) => placed?.orderNumber ?? []);
  return { orders: numbers.length, 'tries put off': putOff, ...(await auditMails(stage, numbers)) };
};

/** Checks that the buyer can read the last acknowledged order; retries while the database recovers. */
const readLastOrder = async (url: string, { reported }: OrderStream): Promise<void> => {
  const last = reported.findLast(({ placed }) => placed !== null);
  if (last?.placed === undefined || last.placed === null) return;
  const path = `/api/orders/${last.placed.orderNumber}?language=ar`;
  const agent = new Agent();
  for (let tries = 1; ; tries += 1) {
    const headers = { authorization: `Bearer ${last.buyer.token}` };
    const { status, body } = await send(agent, url, { path, headers, queueTimeoutMs: 20_000 });
    if (status === '200') return;
    must(status === '503' || status === 'broken', 'the buyer can read an acknowledged order', path, body);
    must(tries < 200, 'the shop recovers', path, status, body);
    await pause(100);
  }
};

/** Kills the shop, and in every third round an embedded database at the same moment, as a power cut does. */
const kills =
  (kind: 'embedded' | 'postgres'): Proof =>
  (ordered) =>
    onStage(kind, async (stage) => {
      const figures = await interruptOrders(stage, ordered, async (round) => {
        const alsoDatabase = kind === 'embedded' && round % 3 === 1;
        const postmaster = alsoDatabase ? await stage.postmaster() : null;
        if (postmaster !== null) process.kill(postmaster, 'SIGKILL');
        await stage.killShop();
        await stage.startShop();
      });
      return { kills: ordered.rounds, ...figures };
    });

export const killsEmbedded = kills('embedded');
export const killsPostgres = kills('postgres');
