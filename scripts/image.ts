import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/world/free-port.ts';
import { layImage } from './image/lay-image.ts';
import { commandOf, environmentOf } from './image/read-dockerfile.ts';
import { startGivenPostgres } from './test/given-postgres.ts';

/**
 * Carries out `deploy/Dockerfile` line by line in an empty folder, for machines without a container engine, then opens the
 * shop there as the image would, as nobody and with nothing to write to, and asks it for what a visitor asks for.
 */
const root = join(import.meta.dirname, '..');
const place = await mkdtemp(join(tmpdir(), 'lazaward-image-'));
// the shop is run by somebody else
await chmod(place, 0o755);
const database = await startGivenPostgres();
try {
  const { stage, folder } = await layImage(root, join(root, 'deploy/Dockerfile'), place);
  console.log(`\n${execFileSync('du', ['-smc', ...sizesOf(folder)], { encoding: 'utf8' })}`);
  const port = String(await freePort());
  const [program = '', ...args] = commandOf(stage);
  const shop = spawn(join(folder, 'usr/local/bin', program), args, {
    cwd: join(folder, 'shop'),
    stdio: 'inherit',
    env: {
      ...environmentOf(stage),
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: database.url,
      SECRET_KEY: randomBytes(32).toString('base64'),
    },
    ...(process.getuid?.() === 0 ? { uid: 10_001, gid: 10_001 } : {}),
  });
  const ended = once(shop, 'exit');
  process.once('exit', () => shop.kill('SIGKILL'));
  execFileSync(process.execPath, [join(root, 'scripts/until-ready.ts'), port], { stdio: 'inherit' });
  await visit(`http://127.0.0.1:${port}`);
  shop.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The shop ended with ${code}`);
  console.log('\nThe image’s shop opened, answered and left.');
} finally {
  await database.stop();
  await rm(place, { recursive: true, force: true });
}

function sizesOf(folder: string): string[] {
  return ['usr/local/bin/node', 'shop/node_modules', 'shop/build', 'shop/server'].map((path) => join(folder, path));
}

/** Pages in both languages, their files, a call, and signing up, which needs the hashing of passwords. */
async function visit(url: string): Promise<void> {
  const page = await answered(`${url}/?lang=en`);
  const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '/no-asset';
  const photograph = /\/photographs\/[^" ]+\.avif/.exec(page)?.[0] ?? '/no-photograph';
  for (const path of [
    '/products',
    '/product/cup-tea-01',
    '/auth',
    '/checkout',
    '/admin',
    asset,
    photograph,
    '/sitemap.xml',
    '/api/products?language=ar',
  ]) {
    await answered(url + path);
  }
  await answered(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'somebody@example.com',
      password: 'Lapis-1234',
      data: { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' },
    }),
  });
}

async function answered(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
