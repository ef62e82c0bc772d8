import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { connect, inTransaction } from './connect.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(async () => {
  await database.drop();
});

const subscribe = (email: string) => ({ email });

test('returns amounts, dates and timestamps in the types of the shop', async () => {
  const { rows } = await database.pool.query(
    `select 30000000::bigint as price, count(*) as quantity, '2026-03-14'::date as day, '2026-03-14T12:00:00Z'::timestamptz as moment`,
  );
  expect(rows).toEqual([
    { price: 30_000_000, quantity: 1, day: '2026-03-14', moment: new Date('2026-03-14T12:00:00Z') },
  ]);
});

test('disables JIT compilation, which takes longer than any query of the shop', async () => {
  expect((await database.pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
});

test('throws for a number beyond the safe integers', async () => {
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('sorts Arabic and English names by the rules of their languages', async () => {
  const { rows } = await database.pool.query<{ ar: string[]; en: string[] }>(
    `select array(select word from unnest(array['تاء', 'أرز', 'باب', 'آس']) word order by word collate "ar-x-icu") as ar,
            array(select word from unnest(array['cup', 'Bowl', 'apple']) word order by word collate "en-x-icu") as en`,
  );
  expect(rows[0]).toEqual({ ar: ['آس', 'أرز', 'باب', 'تاء'], en: ['apple', 'Bowl', 'cup'] });
});

test('fails only the affected transaction when its connection breaks between two queries', async () => {
  const spoilt = inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await pause(100);
    await transaction.insertInto('newsletter_subscriptions').values(subscribe('cut@example.com')).execute();
  });
  await expect(spoilt).rejects.toThrow(/connection/i);
  const { rows } = await database.pool.query(`select 1 from newsletter_subscriptions where email = 'cut@example.com'`);
  expect(rows).toEqual([]);
});

test('close closes all connections, regardless of how the pool was used', async () => {
  const other = connect(database.url);
  const { rows } = await other.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.close();
  const findConnection = () => database.pool.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]);
  await expect.poll(async () => (await findConnection()).rows).toEqual([]);
});

test('rolls back a transaction that throws', async () => {
  const broken = inTransaction(database, async (transaction) => {
    await transaction.insertInto('newsletter_subscriptions').values(subscribe('half@example.com')).execute();
    throw new Error('the lights went out');
  });
  await expect(broken).rejects.toThrow('the lights went out');
  const rows = await database.kysely.selectFrom('newsletter_subscriptions').selectAll().execute();
  expect(rows).toEqual([]);
});

test('completes both of two deadlocked transactions', async () => {
  const { id: first } = await newMessage();
  const { id: second } = await newMessage();
  let waiting = 2;
  const touch = (ids: string[]) => {
    let isFirstTime = true;
    return inTransaction(database, async (transaction) => {
      for (const [index, id] of ids.entries()) {
        await transaction.updateTable('contact_messages').set({ status: 'read' }).where('id', '=', id).execute();
        if (index > 0 || !isFirstTime) continue;
        isFirstTime = false;
        waiting -= 1;
        while (waiting > 0) await sql`select pg_sleep(0.01)`.execute(transaction);
      }
    });
  };
  await Promise.all([touch([first, second]), touch([second, first])]);
  const unread = await database.kysely.selectFrom('contact_messages').where('status', '=', 'unread').execute();
  expect(unread).toEqual([]);
});

const newMessage = () =>
  database.kysely
    .insertInto('contact_messages')
    .values({ name: 'Amina', email: 'amina@example.com', subject: 'A plate', message: 'Is the plate still there?' })
    .returning('id')
    .executeTakeFirstOrThrow();

test('disables synchronous commit only for a connection that is not durable', async () => {
  const commitOf = async ({ pool }: Pick<FreshDatabase, 'pool'>) => {
    const { rows } = await pool.query(`select setting, source from pg_settings where name = 'synchronous_commit'`);
    return rows[0];
  };
  const hasty = connect(database.url, { poolSize: 1, isDurable: false });
  expect(await commitOf(hasty)).toEqual({ setting: 'off', source: 'client' });
  await hasty.close();
  // the test server does not wait either; only the session setting is checked
  expect((await commitOf(database)).source).not.toBe('client');
});
