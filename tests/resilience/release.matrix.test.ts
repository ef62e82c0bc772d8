import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '#core/server/database/connect.ts';
import { removeDataDirectory } from '#core/server/database/embedded/data-directory.ts';
import { connectOrStartEmbedded } from '#core/server/database/embedded/embedded.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type Buyer, signUp } from '../../bench/checkout-users.ts';
import { noOrderLimits } from '../../bench/lib/no-order-limits.ts';
import { send } from '../../bench/lib/send.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { stageRelease } from '../../scripts/release/stage-release.ts';
import { packRelease } from '../../scripts/release.ts';
import { createChance } from '../support/chance.ts';
import {
  listEntries,
  openByNpx,
  packSmallRelease,
  type ReleasedShop,
  runReleaseCommand,
  startRelease,
  unpackNextRelease,
  unpackRelease,
} from '../support/shop/released-shop.ts';
import { auditOrders } from './audit-orders.ts';
import { createOrderInputs, orderInputBy } from './order-inputs.ts';
import { type ReportedOrder, startOrders } from './order-stream.ts';

/** A packed release, unpacked in an empty folder and opened there. */
let folder: string;
let file: string;
let shop: ReleasedShop;
let database: Database;
let url: string;
let settings: Readonly<Record<string, string>>;

const first = 'lazaward-0.0.1';
const second = 'lazaward-0.0.2';
const reported: ReportedOrder[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lazaward-release-'));
  file = join(folder, `${first}.tgz`);
  await stageRelease(join(import.meta.dirname, '../..'), join(folder, 'made', first), '0.0.1');
  await packRelease(join(folder, 'made', first), file, 1);
  await rm(join(folder, 'made'), { recursive: true });
  await unpackRelease(file, folder);
  const port = await freePort();
  url = `http://localhost:${port}`;
  settings = { PORT: String(port), TRUST_PROXY: '1', DEMONSTRATION: 'yes', LOG_LEVEL: 'error', ...noOrderLimits };
  shop = await startRelease(join(folder, first), settings);
  database = connect((await connectOrStartEmbedded({ dataDir: join(folder, 'lazaward-data') })).url, { poolSize: 2 });
  await createOrderInputs(database);
});

afterAll(async () => {
  await database?.close().catch(() => undefined);
  await shop?.stop();
  await removeDataDirectory(join(folder, 'lazaward-data'));
  await rm(folder, { recursive: true, force: true });
});

describe('a release', { concurrent: false }, () => {
  test('a release has few entries for npm, and its launcher unpacks the shop once', async () => {
    const release = join(folder, first);
    const units = (await readdir(join(release, 'deploy/one-machine'))).map((name) => `deploy/one-machine/${name}`);
    const entries = [
      'README.md',
      'deploy/',
      'deploy/one-machine/',
      ...units,
      'lazaward',
      'package.json',
      'shop.tar.gz',
    ];
    expect((await listEntries(file)).toSorted()).toEqual(entries.map((name) => `${first}/${name}`).toSorted());
    expect((await readdir(release)).toSorted()).toEqual(['README.md', 'deploy', 'lazaward', 'package.json', 'shop']);
  });

  test('a release has no sources and no packages for builds or tests', async () => {
    const release = join(folder, first);
    const own = (await readdir(release, { recursive: true })).filter((path) => !path.startsWith('shop/node_modules/'));
    expect(own.filter((path) => /\.tsx?$|\.test\.|^shop\/src\/core\/ui\//.test(path))).toEqual([]);
    const packages = await readdir(join(release, 'shop/node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['hono', 'pg', 'react']));
    expect(
      packages.filter((name) => /^(?:vite|rolldown|typescript|tailwindcss|vitest|playwright-core)$/.test(name)),
    ).toEqual([]);
    const { scripts, dependencies } = JSON.parse(await readFile(join(release, 'package.json'), 'utf8'));
    expect([scripts.start, dependencies]).toEqual(['exec ./lazaward', undefined]);
  });

  test('a release lists every setting in its README, and includes every linked text', async () => {
    const release = join(folder, first);
    expect(await readFile(join(release, 'README.md'), 'utf8')).toMatch(/^\| `SMTP_URL` \|/m);
    for (const path of ['README.md', 'shop/docs/own-server.md', 'shop/docs/operations.md', 'shop/docs/settings.md']) {
      const text = await readFile(join(release, path), 'utf8');
      const texts = [...text.matchAll(/\]\(([^):#]+\.md)/g)].map(([, target = '']) =>
        join(release, path, '..', target),
      );
      expect(texts.filter((target) => !existsSync(target))).toEqual([]);
    }
  });

  test('a release sells a cup', async () => {
    const agent = new Agent();
    expect(await send(agent, url, { path: '/products/cups' })).toMatchObject({ status: '200' });
    const buyer: Buyer = await signUp({ url }, 100);
    const cup = catalogue.find(({ category }) => category === 'cups');
    const input = orderInputFor({ lines: [{ productId: String(cup?.id), quantity: 1 }], expectedTotal: 0 });
    const headers = { authorization: `Bearer ${buyer.token}` };
    const order = (body: unknown) => send(agent, url, { method: 'POST', path: '/api/orders', headers, body });
    const { data } = JSON.parse((await order(input)).body);
    const { status, body } = await order({ ...input, expectedTotal: data.total });
    expect(status).toBe('201');
    reported.push({ buyer, input: { ...input, expectedTotal: data.total }, placed: JSON.parse(body), code: null });
  });

  test('doctor reports no fault of a release', async () => {
    const report = await runReleaseCommand(join(folder, first), ['doctor'], settings);
    expect(report).toMatch(/^✓ Shop +It is ready/m);
    expect(report).toMatch(/^✓ Database +PostgreSQL \d+\S* answers, and its tables/m);
    expect(report).toMatch(/^! Admin +Nobody can sign in/m);
    expect(report).toMatch(/^! Backup +There is none/m);
  });

  test('a release backs the shop up and deletes older backups', async () => {
    const backUp = () => runReleaseCommand(join(folder, first), ['backup', '--keep', '1'], settings);
    const files = () => readdir(join(folder, 'lazaward-data/backups'));
    await backUp();
    const [older] = await files();
    // names of backups have seconds
    while ((await files()).includes(String(older))) await backUp();
    expect(await files()).toHaveLength(1);
  });

  test('a release starts by npx, keeps its data next to the file, and stops at Ctrl+C', async () => {
    const directory = join(folder, 'by-npx');
    for (const version of ['0.0.1', '0.0.2']) {
      const output = await openByNpx(await packSmallRelease(directory, version));
      expect(output).toContain(`its data is in ${directory}/lazaward-data`);
    }
    const notes = await readFile(join(directory, 'lazaward-data/notes'), 'utf8');
    expect(notes.trim().split('\n')).toEqual(['opened 0.0.1', 'ended 0.0.1', 'opened 0.0.2', 'ended 0.0.2']);
  });

  test('the next release replaces a release under orders, and no order is lost or placed twice', async () => {
    await unpackNextRelease(file, folder, [first, second]);
    const chance = createChance(2026);
    const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map((index) => signUp({ url }, index)));
    const mayRefuse = ['OUT_OF_STOCK', 'PROMO_USED_UP'];
    const stream = startOrders({ url, buyers, chance, nextInput: () => orderInputBy(chance), mayRefuse });
    const orders = async (count: number) => {
      const enough = stream.reported.length + count;
      while (stream.reported.length < enough) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await orders(20);
    expect(await shop.stop()).toBe(0);
    shop = await startRelease(join(folder, second), settings);
    await orders(20);
    const journal = await stream.end();
    await database.close();
    database = connect((await connectOrStartEmbedded({ dataDir: join(folder, 'lazaward-data') })).url, { poolSize: 2 });
    expect((await database.pool.query('select from of_the_next_release')).rowCount).toBe(0);
    expect(journal.putOff).toBeGreaterThan(0);
    await auditOrders(database, [...reported, ...journal.reported]);
  });
});
