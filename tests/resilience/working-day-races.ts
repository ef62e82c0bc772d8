import { Agent } from 'node:http';
import { signUp } from '../../bench/checkout-users.ts';
import { noOrderLimits } from '../../bench/lib/no-order-limits.ts';
import { createChance } from '../support/chance.ts';
import { runBuiltShop } from '../support/shop/spawned-shop.ts';
import { auditRows } from './audit-working-day.ts';
import { prepareCourier } from './courier-files.ts';
import { onStage } from './environment.ts';
import { moneyRaces } from './money-races.ts';
import { parcelRaces } from './parcel-races.ts';
import { type Figures, must, type Ordered, type Proof } from './scenario.ts';
import { createStaff } from './staff-client.ts';
import { restock, type StaffField } from './staff-race-setup.ts';
import { stockRaces } from './stock-races.ts';

const BUYERS = 6;

const races = [...parcelRaces, ...moneyRaces, ...stockRaces];

const race = async (field: StaffField, { seed, rounds }: Ordered): Promise<Figures> => {
  const { pool } = field.stage.database;
  for (let round = 0; round < rounds; round += 1) {
    if (round % races.length === 0) {
      await restock(field);
      // files and orders are limited for each account
      await pool.query('delete from request_limits');
    }
    const run = races[round % races.length];
    // in every third round both call one process
    const urls = Math.floor(round / races.length) % 3 === 2 ? ([field.urls[0]] as const) : field.urls;
    try {
      await run?.({ ...field, urls });
    } catch (error) {
      throw new Error(`in round ${round} (${run?.name}) of seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  await auditRows(pool);
  const { rows } = await pool.query(
    `select (select count(*) from orders) as orders, deadlocks from pg_stat_database where datname = current_database()`,
  );
  must(Number(rows[0].deadlocks) === 0, 'no deadlock occurs', rows);
  return { races: rounds, orders: rows[0].orders };
};

/**
 * Lets three admins, at two processes, do the same step of a working day at the same moment, or steps that contradict each other: one is
 * done, and the others are refused in both languages.
 */
export const workingDayRaces: Proof = (ordered) =>
  onStage('postgres', async (stage) => {
    const settings = { TRUST_PROXY: '1', SMTP_URL: stage.mailServer.url, ...noOrderLimits };
    const other = await runBuiltShop({ databaseUrl: stage.databaseUrl, settings });
    const agent = new Agent({ keepAlive: true });
    const chance = createChance(ordered.seed);
    try {
      const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, index) => signUp(stage, index)));
      const admins = await Promise.all([100, 101, 102].map((index) => createStaff(stage, index, chance)));
      const [first, second, third] = admins;
      if (first === undefined || second === undefined || third === undefined)
        throw new Error('there is no staff client');
      const courierId = await prepareCourier({ staff: first, pool: stage.database.pool });
      const urls = [stage.url, other.url] as const;
      return await race({ stage, urls, buyers, chance, agent, admins: [first, second, third], courierId }, ordered);
    } finally {
      agent.destroy();
      await other.stop();
    }
  });
