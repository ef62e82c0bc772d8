import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect } from '../connect.ts';
import { connectOrStartEmbedded, type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { findPostmaster } from './postmaster.ts';

/** Data of one shop: the tests run in order on it, except those with their own directory. */
let directory: string;
let dataDir: string;
let running: EmbeddedDatabase | undefined;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lazaward-shop-'));
  await chmod(directory, 0o755);
});

beforeEach(() => {
  dataDir = join(directory, 'data');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const start = async (): Promise<EmbeddedDatabase> => {
  running = await startEmbedded({ dataDir });
  return running;
};

const queryOnce = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const database = connect(url, { poolSize: 1 });
  try {
    return (await database.pool.query(sql)).rows;
  } finally {
    await database.close();
  }
};

const processOf = async (): Promise<number | undefined> =>
  (await findPostmaster(join(await realpath(join(dataDir, 'postgres')), 'cluster')))?.pid;

/** Starts another shop on the same data in its own process, which prints `ready` or its error. */
const startSecondShop = async () => {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))});
    try {
      await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
      console.log('ready');
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const shop = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(shop.stdout, 'data');
  return { shop, output: String(output).trim() };
};

test('keeps its data after the shop is closed and opened again', async () => {
  const first = await start();
  await queryOnce(first.url, `create table kept as select 'a plate'::text as thing`);
  await first.stop();
  expect(await processOf()).toBeUndefined();

  const second = await start();
  expect(await queryOnce(second.url, 'select thing from kept')).toEqual([{ thing: 'a plate' }]);
});

test('the embedded database is durable, uses UTF-8, listens on no network address and is closed to other users', async () => {
  const { url } = await start();
  const [settings] = await queryOnce(
    url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
            lower('ÉPÉE') as lower`,
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', encoding: 'UTF8', addresses: '', lower: 'épée' });
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
});

test('refuses connections without the password', async () => {
  const { url } = await start();
  await expect(queryOnce(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
});

test('takes over the running server of a killed shop', async () => {
  const { shop, output } = await startSecondShop();
  expect(output).toBe('ready');
  const orphan = await processOf();
  shop.kill('SIGKILL');
  await once(shop, 'exit');
  expect(await processOf()).toBe(orphan);

  const { url, stop } = await start();
  expect(await processOf()).toBe(orphan);
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  expect(await processOf()).toBeUndefined();
});

test('refuses a second shop on the same data while the first continues', async () => {
  const { url } = await start();
  const { output } = await startSecondShop();
  expect(output).toBe(
    `Another shop is already running on the data in ${dataDir}: stop it first, or set another DATA_DIR.`,
  );
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('lets one of two concurrent starts on new data succeed', async () => {
  dataDir = join(directory, 'contested');
  const shops = await Promise.all([startSecondShop(), startSecondShop()]);
  for (const { shop } of shops) shop.kill('SIGKILL');
  expect(shops.map(({ output }) => output === 'ready').sort()).toEqual([false, true]);
  await start();
});

test('recovers all committed data after server and shop are killed', async () => {
  const { shop } = await startSecondShop();
  const { url } = await connectOrStartEmbedded({ dataDir });
  const sitting = connect(url, { poolSize: 1 });
  onTestFinished(() => sitting.close());
  await sitting.pool.query(`create table counted as select generate_series(1, 1000) as number`);
  const pid = await processOf();
  if (pid === undefined) throw new Error('The database should be running');
  process.kill(pid, 'SIGKILL');
  shop.kill('SIGKILL');

  const again = await start();
  expect(await queryOnce(again.url, 'select count(*) as numbers from counted')).toEqual([{ numbers: 1000 }]);
});

test('restarts a server that dies while the shop runs', async () => {
  const logged: string[] = [];
  const reasons: unknown[] = [];
  const note = (fields: object, message: string) => {
    logged.push(message);
    if ('reason' in fields) reasons.push(fields.reason);
  };
  running = await startEmbedded({ dataDir, log: { warn: note, error: note } });
  const { url } = running;
  const database = connect(url, { poolSize: 2 });
  onTestFinished(() => database.close());
  for (const turn of [1, 2]) {
    const pid = await processOf();
    if (pid === undefined) throw new Error('The database should be running');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => logged.length).toBe(2 * turn);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  }
  expect(new Set(logged)).toEqual(
    new Set(['embedded database died; it is restarted', 'embedded database was restarted']),
  );
  expect(reasons).toEqual(['it was killed', 'it was killed']);
  const { output } = await startSecondShop();
  expect(output).toMatch(/^Another shop is already running/);
});

test('sets a new password if a power cut has emptied its file, and keeps all data', async () => {
  const first = await start();
  await expect(queryOnce(first.url, 'create table numbered as select 1 as one')).resolves.toEqual([]);
  const file = join(dataDir, 'postgres/password');
  const lost = await readFile(file, 'utf8');
  await truncate(file);
  await expect(connectOrStartEmbedded({ dataDir })).rejects.toThrow(
    /password of the embedded database is lost .*kill -INT \d+/,
  );
  await first.stop();
  const { url } = await start();
  expect(await queryOnce(url, 'select one from numbered')).toEqual([{ one: 1 }]);
  expect(await readFile(file, 'utf8')).toMatch(/^[\w-]{32}$/);
  expect(await readFile(file, 'utf8')).not.toBe(lost);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('deletes the remains of an interrupted first start', async () => {
  const draft = join(await realpath(join(dataDir, 'postgres')), 'draft-interrupted');
  await mkdir(draft);
  await start();
  await expect(stat(draft)).rejects.toThrow(/ENOENT/);
});

test('starts although the recorded process id belongs to another process', async () => {
  await (await start()).stop();
  const home = join(dataDir, 'postgres');
  const cluster = join(home, 'cluster');
  const { uid, gid } = await stat(cluster);
  const anonymous = spawn('sleep', ['60'], { cwd: '/', ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
  await once(anonymous, 'spawn');
  await writeFile(join(cluster, 'postmaster.pid'), `${anonymous.pid}\n${cluster}\n1\n5432\n${home}\n\n\nready\n`);
  const { url } = await start();
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  anonymous.kill();
});

test('connectOrStartEmbedded uses a running server, else starts and stops one', async () => {
  const shop = await start();
  const visited = await connectOrStartEmbedded({ dataDir });
  expect(visited.url).toBe(shop.url);
  await visited.stop();
  expect(await queryOnce(shop.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await shop.stop();
  running = undefined;

  const alone = await connectOrStartEmbedded({ dataDir });
  expect(await queryOnce(alone.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await alone.stop();
  expect(await processOf()).toBeUndefined();
});

test('starts in a folder that is closed to other users', async () => {
  dataDir = join(directory, 'closed/data');
  await mkdir(dataDir, { recursive: true });
  await chmod(join(directory, 'closed'), 0o700);
  const { url, stop } = await start();
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  await rm(await realpath(join(dataDir, 'postgres')), { recursive: true });
});

test('starts in a very deep folder', async () => {
  dataDir = join(directory, 'a-rather-long-name-of-a-folder/'.repeat(5));
  const { url } = await start();
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('reports why a server cannot start', async () => {
  const cluster = join(dataDir, 'postgres/cluster');
  await writeFile(join(cluster, 'postgresql.auto.conf'), `shared_buffers = 'much'\n`);
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/does not start.*invalid value .* "shared_buffers"/s);
});
