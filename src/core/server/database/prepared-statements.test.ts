import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { connect, type Database, inTransaction } from './connect.ts';
import { withCustomPlan } from './prepared-statements.ts';

let database: FreshDatabase;
let connection: Database;

beforeEach(async () => {
  database = await freshDatabase();
  // with one connection, each query sees the state after the previous one
  connection = connect(database.url, { poolSize: 1 });
});

afterEach(async () => {
  await connection.close();
  await database.drop();
});

/** Texts of the statements prepared on the only connection. */
const listPrepared = async (): Promise<string[]> => {
  const { rows } = await connection.pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < count; time += 1) await work();
};

const subscriptions = (kysely: Database['kysely'] = connection.kysely) =>
  kysely.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', 'nadia@example.com').execute();

const addColumn = (name: string) =>
  database.pool.query(`alter table newsletter_subscriptions add column ${name} text not null default 'new'`);

const subscribe = async (): Promise<void> => {
  await connection.kysely.insertInto('newsletter_subscriptions').values({ email: 'nadia@example.com' }).execute();
};

test('prepares a statement once, on its third execution, for any values', async () => {
  const findByEmail = (email: string) =>
    connection.kysely.selectFrom('newsletter_subscriptions').select('id').where('email', '=', email).execute();
  await times(2, () => findByEmail('nadia@example.com'));
  expect(await listPrepared()).toEqual([]);
  await findByEmail('omar@example.com');
  await findByEmail('salma@example.com');
  expect(await listPrepared()).toEqual([expect.stringContaining('from "newsletter_subscriptions" where "email" = $1')]);
});

test('plans a statement with a custom plan for each execution', async () => {
  const search = () =>
    connection.kysely
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email', 'like', '%nadia%')
      .modifyEnd(withCustomPlan)
      .execute();
  await times(5, search);
  expect(await listPrepared()).toEqual([]);
});

test('limits the number of prepared statements', async () => {
  const findByEmails = (length: number) => {
    const emails = Array.from({ length }, (_, at) => `nadia${at}@example.com`);
    return connection.kysely.selectFrom('newsletter_subscriptions').select('id').where('email', 'in', emails).execute();
  };
  for (let length = 1; length <= 220; length += 1) await times(3, () => findByEmails(length));
  expect(await listPrepared()).toHaveLength(200);
});

test('prepares a statement again after a column was added to its table', async () => {
  await subscribe();
  await times(3, subscriptions);
  await addColumn('since_then');
  const readSubscriptions = (): Promise<unknown> => subscriptions();
  expect(await readSubscriptions()).toEqual([
    expect.objectContaining({ email: 'nadia@example.com', since_then: 'new' }),
  ]);
  await addColumn('later');
  expect(await readSubscriptions()).toEqual([expect.objectContaining({ since_then: 'new', later: 'new' })]);
});

test('restarts a transaction after a new column was added, and applies its work once', async () => {
  await subscribe();
  await times(3, subscriptions);
  await addColumn('since_then');
  const tries: unknown[] = [];
  const result = await inTransaction(connection, async (transaction) => {
    tries.push('begun');
    await transaction.insertInto('newsletter_subscriptions').values({ email: 'omar@example.com' }).execute();
    return subscriptions(transaction);
  });
  expect(tries).toHaveLength(2);
  expect(result).toEqual([expect.objectContaining({ since_then: 'new' })]);
  const { rows } = await database.pool.query(`select 1 from newsletter_subscriptions where email = 'omar@example.com'`);
  expect(rows).toHaveLength(1);
});

test("returns the database's error messages for prepared and other statements", async () => {
  await subscribe();
  await times(4, () => expect(subscribe()).rejects.toMatchObject({ code: '23505' }));
});
