import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { messageTasks } from '#core/server/mail/mailer.ts';
import { SETTLEMENT_TASK } from '#features/cod-reconciliation/server/book-settlement.ts';
import type { PaymobGateway } from '#features/payments/providers/paymob/testing/paymob-gateway.ts';
import { auditPayments } from '#features/payments/testing/audit-payments.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type Buyer, signUp } from '../../bench/checkout-users.ts';
import { type Chance, createChance } from '../support/chance.ts';
import { auditRows, auditStepMails } from './audit-working-day.ts';
import { prepareCourier, readCourierFile, settleLines, writeCourierFile } from './courier-files.ts';
import type { Stage } from './environment.ts';
import { createOrderInputs } from './order-inputs.ts';
import { createCustomers } from './paying-customers.ts';
import { onPaymentStage, restartAfterKill, settlePayments } from './payment-stage.ts';
import {
  awaitImport,
  checkFile,
  countStock,
  findDayProducts,
  findStocked,
  newProductsFile,
  pricesFile,
  saveGrid,
  startImport,
} from './product-files.ts';
import { type Figures, must, type Proof } from './scenario.ts';
import { createStaff, type StaffClient } from './staff-client.ts';
import {
  changeOrder,
  type Desk,
  decideReturn,
  moveOrders,
  moveParcels,
  ordersNamed,
  packParcels,
  refundReturn,
  refuseDelivery,
  requestReturn,
} from './working-day.ts';

const STAFF_COUNT = 4;
/** Orders of one customer are limited, and so are sign-ups. */
const BATCHES_OF_A_CUSTOMER = 5;
/** Products of one import, enough for a kill to interrupt it. */
const IMPORTED = 600;

type Day = {
  readonly stage: Stage;
  readonly gateway: PaymobGateway;
  readonly chance: Chance;
  readonly courierId: string;
  readonly hasEnded: () => boolean;
};

/** Processes one batch of orders after the other, from the customer to the courier, with their returns and refunds. */
const workAsStaff = async ({ stage, gateway, chance, courierId, hasEnded }: Day, staff: StaffClient, index: number) => {
  const { pool } = stage.database;
  const desk: Desk = { staff, pool, chance };
  const agent = new Agent({ keepAlive: true });
  const customers = createCustomers({ url: stage.url, gateway, chance, agent });
  let buyer: Buyer | null = null;
  for (let batch = 0; !hasEnded(); batch += 1) {
    if (buyer === null || batch % BATCHES_OF_A_CUSTOMER === 0) buyer = await signUp(stage, index).catch(() => null);
    if (buyer === null) continue;
    const numbers: string[] = [];
    for (let count = chance.between(1, 3); count > 0; count -= 1) {
      const method = chance.isPercent(60) ? 'cash_on_delivery' : 'card';
      const number = await customers.place(buyer, method);
      if (number === null) continue;
      numbers.push(number);
      if (method === 'card') await customers.payFor(number, buyer);
    }
    const now = () => ordersNamed(desk, numbers);
    const those = async (status: string) => (await now()).filter((order) => order.status === status);
    for (const order of await those('pending')) if (chance.isPercent(30)) await changeOrder(desk, order);
    await moveOrders(desk, await those('pending'), ['pending', 'processing']);
    await packParcels(desk, await those('processing'), courierId);
    for (const order of await those('processing')) if (chance.isPercent(20)) await changeOrder(desk, order);
    if (chance.isPercent(50)) await moveOrders(desk, await those('processing'), ['processing', 'shipped']);
    else await moveParcels(desk, await those('processing'), ['packed', 'handed_over']);
    for (const order of await those('shipped')) if (chance.isPercent(25)) await refuseDelivery(desk, order);
    if (chance.isPercent(50)) await moveOrders(desk, await those('shipped'), ['shipped', 'delivered']);
    else await moveParcels(desk, await those('shipped'), ['handed_over', 'delivered']);
    const file = await writeCourierFile(desk, await now());
    // the second import books nothing again
    if (file.includes('AWB-')) for (let time = 1; time <= 2; time += 1) await readCourierFile(staff, courierId, file);
    await settleLines(desk, await now());
    for (const order of await those('delivered')) {
      const returnId = chance.isPercent(50) ? await requestReturn(desk, order) : null;
      if (returnId !== null) await decideReturn(desk, returnId);
    }
    for (const { id } of await now()) await refundReturn(desk, id);
  }
  agent.destroy();
};

/** Imports product files, stops some, and counts and corrects stock meanwhile. */
const workOnProducts = async ({ stage, chance, hasEnded }: Day, staff: StaffClient, ended: Map<string, number>) => {
  const desk: Desk = { staff, pool: stage.database.pool, chance };
  const oneOf = () => catalogue[chance.between(0, catalogue.length - 1)]?.id ?? '';
  for (let turn = 1; !hasEnded(); turn += 1) {
    const products = await findDayProducts(stage.database, 0);
    // now and then new products, in the archive
    const isNew = products.length === 0 || chance.isPercent(15);
    const set = products.length === 0 ? 0 : turn;
    const content = isNew
      ? newProductsFile(set === 0 ? IMPORTED : 40, set)
      : pricesFile(products, 100 + turn, await findStocked(stage.database, [oneOf(), oneOf()]));
    const id = await checkFile(staff, content);
    if (id === null) continue;
    await startImport(staff, id);
    const state = await awaitImport(desk, id, { stopsPercent: set === 0 ? 0 : 20 });
    ended.set(state, (ended.get(state) ?? 0) + 1);
    if (isNew) {
      const { length } = await findDayProducts(stage.database, set);
      must(length === 0 || state === 'done', 'an import that is not done has created nothing', state, length);
      must(state !== 'done' || length === (set === 0 ? IMPORTED : 40), 'an import creates all its products', length);
    }
    await countStock(desk, oneOf());
    await saveGrid(desk, [oneOf(), oneOf()]);
  }
};

/** Checks that no import has been done in part: its products have one price, and as many movements each. */
const auditImports = async ({ database: { pool } }: Stage): Promise<void> => {
  const { rows } = await pool.query<{ prices: number; moves: number }>(
    `select count(distinct price)::integer as prices, count(distinct moves)::integer as moves from
       (select price, (select count(*) from stock_movements where product_id = products.id and reason = 'import') as moves
        from products where id = 'day-bowl-0' or id like 'day-bowl-0-%') each`,
  );
  must((rows[0]?.prices ?? 0) <= 1 && (rows[0]?.moves ?? 0) <= 1, 'an import is done as a whole, or not at all', rows);
};

/** Waits up to this time for an import to run, so that the kill interrupts its writing at some point. */
const IMPORT_WAIT_MS = 20_000;

const waitForImport = async ({ database: { pool } }: Stage): Promise<boolean> => {
  for (const end = Date.now() + IMPORT_WAIT_MS; Date.now() < end; await pause(50)) {
    const { rowCount } = await pool.query(`select from product_imports where state = 'running'`);
    if (rowCount) return true;
  }
  return false;
};

/** Maximum time until the jobs of a day are done. */
const JOBS_TIMEOUT_MS = 180_000;

/** Settles the day: due refunds are sent, and every job is done. */
const closeDay = async (stage: Stage, desk: Desk): Promise<void> => {
  await settlePayments(stage);
  const { pool } = stage.database;
  const { rows } = await pool.query<{ id: string }>(
    `select distinct order_id as id from returns where state = 'received'`,
  );
  for (const { id } of rows) await refundReturn(desk, id);
  if (rows.length > 0) await settlePayments(stage);
  const tasks = [...messageTasks, SETTLEMENT_TASK, 'import-products'];
  for (const end = Date.now() + JOBS_TIMEOUT_MS; ; await pause(100)) {
    const remainingJobs = await pool.query(
      'select task_identifier, attempts, last_error from graphile_worker.jobs where task_identifier = any($1) and attempts < max_attempts',
      [tasks],
    );
    if (remainingJobs.rows.length === 0) return;
    must(Date.now() < end, 'every job of the day is done', remainingJobs.rows.length, remainingJobs.rows.slice(0, 3));
  }
};

const audit = async ({ database: { pool }, mailServer }: Stage, gateway: PaymobGateway): Promise<Figures> => {
  await auditRows(pool);
  const cards = await pool.query<{ id: string }>(`select id from orders where payment_method = 'card'`);
  const orderIds = cards.rows.map(({ id }) => id);
  const breaches = await auditPayments(pool, gateway, { now: new Date(), orderIds });
  must(breaches.length === 0, 'the ledger matches the gateway', breaches.slice(0, 5));
  const stepMails = await auditStepMails(pool, mailServer.mails);
  const { rows } = await pool.query(`select (select count(*) from orders) as orders,
    (select count(*) from shipments) as parcels, (select count(*) from cod_settlement_lines) as "courier lines",
    (select count(*) from returns) as returns, (select count(*) from refunds where state = 'done') as refunds,
    (select count(*) from order_edits) as "changed orders", (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`);
  must(Number(rows[0].deadlocks) === 0, 'no deadlock occurs', rows);
  const { deadlocks: _, ...figures } = rows[0];
  return { ...figures, 'mails of steps': stepMails };
};

/**
 * Kills the shop while its staff hands parcels to couriers, reads their files, changes orders, receives returns, refunds and imports
 * products: in the end each step was done once or not at all.
 */
export const workingDayKills: Proof = ({ seed, rounds }) =>
  onPaymentStage(async (stage, gateway) => {
    const chance = createChance(seed);
    await createOrderInputs(stage.database);
    // the maximum stock that a form accepts
    await stage.database.pool.query('update products set stock = least(stock, 50000)');
    const staff = await Promise.all(
      Array.from({ length: STAFF_COUNT + 1 }, (_, index) => createStaff(stage, 100 + index, chance)),
    );
    const [firstClient, ...otherClients] = staff;
    if (firstClient === undefined) throw new Error('there is no staff client');
    const desk: Desk = { staff: firstClient, pool: stage.database.pool, chance };
    let hasEnded = false;
    const day: Day = { stage, gateway, chance, courierId: await prepareCourier(desk), hasEnded: () => hasEnded };
    const imports = new Map<string, number>();
    const working = Promise.all([
      ...otherClients.map((staffClient, index) => workAsStaff(day, staffClient, index)),
      workOnProducts(day, firstClient, imports),
    ]);
    let failure: unknown = null;
    working.catch((error: unknown) => {
      failure = error;
    });
    let met = 0;
    for (let round = 1; round <= rounds && failure === null; round += 1) {
      await pause(chance.between(300, 2_500));
      if (round % 2 === 0 && (await waitForImport(stage))) {
        met += 1;
        await pause(chance.between(0, 600));
      }
      await restartAfterKill(stage);
      // files are limited for each admin
      await stage.database.pool.query('delete from request_limits');
      await auditImports(stage);
    }
    hasEnded = true;
    await working;
    await closeDay(stage, desk);
    await auditImports(stage);
    const ended = Object.fromEntries([...imports].map(([state, count]) => [`imports ${state}`, count]));
    return { kills: rounds, 'kills during an import': met, ...ended, ...(await audit(stage, gateway)) };
  });
