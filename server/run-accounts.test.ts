import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '../platform/database/connect.ts';

/** Servers started as their users start them, each in a temporary folder that is looked into afterwards. */
type Standing = { readonly url: string; readonly origin: string; readonly process: ChildProcess };

let place: string;
let started: ChildProcess[] = [];

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'accounts-alone-'));
});

afterEach(async () => {
  await Promise.all(started.map(end));
  started = [];
});

afterAll(() => rm(place, { recursive: true, force: true }));

const launch = async (config: unknown): Promise<ChildProcess> => {
  const file = join(place, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(config));
  const script = join(import.meta.dirname, '../scripts/auth.ts');
  const child = spawn(process.execPath, [script, '--config', file, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: place },
  });
  started.push(child);
  return child;
};

const start = async (config: unknown): Promise<Standing> => {
  const child = await launch(config);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (words: Buffer) => {
      said += words.toString();
      const found = /The accounts service is open: (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return { url, origin: new URL(url).origin, process: child };
};

const end = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
};

const clientOf = ({ url }: Standing) =>
  new AuthClient({ url, storageKey: crypto.randomUUID(), autoRefreshToken: false, detectSessionInUrl: false });

const onServer = async (sql: string) => {
  const server = connect(inject('databaseServer').url, { poolSize: 1 });
  try {
    return (await server.pool.query(sql)).rows;
  } finally {
    await server.close();
  }
};

const temporaries = () => onServer("select datname from pg_database where datname like 'lazaward_temporary_%'");

test('two servers of different settings stand side by side, know nothing of each other, and leave nothing behind', async () => {
  const alone = await start({ email: { autoConfirm: false }, password: { minimumLength: 12 } });
  const given = await start({
    databaseUrl: inject('databaseServer').url,
    pathPrefix: '',
    keys: { hs256Secret: 'a secret of at least thirty-two bytes' },
    password: { minimumLength: 6, requiredClasses: [] },
    accessTokenTtlSeconds: 90,
  });
  expect(alone.url).toBe(`${alone.origin}/auth/v1`);
  expect(given.url).toBe(given.origin);
  expect(await temporaries()).toHaveLength(1);

  const input = { email: 'amina@example.com', password: 'simple' };
  expect((await clientOf(alone).signUp(input)).error).toMatchObject({ code: 'weak_password' });
  const strong = await clientOf(alone).signUp({ ...input, password: 'Lazaward-2024' });
  expect(strong).toMatchObject({ error: null, data: { session: null } });

  const device = clientOf(given);
  const { data } = await device.signUp(input);
  expect(data.session).toMatchObject({ expires_in: 90 });
  const token = data.session?.access_token ?? '';
  expect(decodeProtectedHeader(token).alg).toBe('HS256');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.iss).toBe(given.url);
  expect((await device.getUser()).data.user?.email).toBe(input.email);
  expect((await clientOf(alone).getUser(token)).error).toMatchObject({ code: 'bad_jwt' });

  const messages = `${alone.origin}/messages`;
  const confirmation = { kind: 'signup', to: input.email, code: expect.stringMatching(/^\d{6}$/) };
  const kept: { link: string; token_hash: string }[] = await (await fetch(messages)).json();
  expect(kept).toMatchObject([confirmation]);
  expect(kept[0]?.link).toContain(`${alone.url}/verify?token=${kept[0]?.token_hash}`);
  const confirmed = await clientOf(alone).verifyOtp({ type: 'signup', token_hash: kept[0]?.token_hash ?? '' });
  expect(confirmed.data.user?.email).toBe(input.email);
  await clientOf(alone).resetPasswordForEmail(input.email);
  expect(await (await fetch(messages)).json()).toMatchObject([confirmation, { kind: 'recovery', to: input.email }]);
  expect((await fetch(messages, { method: 'DELETE' })).status).toBe(204);
  expect(await (await fetch(messages)).json()).toEqual([]);
  expect(await (await fetch(`${given.origin}/messages`)).json()).toEqual([]);

  expect(await end(alone.process)).toBe(0);
  expect(await end(given.process)).toBe(0);
  expect(await temporaries()).toEqual([]);
  expect((await readdir(place)).filter((name) => !name.endsWith('.json'))).toEqual([]);
}, 60_000);

test('messages may be kept to oneself', async () => {
  const { origin } = await start({ databaseUrl: inject('databaseServer').url, messages: false });
  expect((await fetch(`${origin}/messages`)).status).toBe(404);
});

test('a server that is told nonsense says where and leaves nothing behind', async () => {
  const refused = [
    [{ email: { isOpne: true } }, 'email.isOpne: there is no such setting'],
    [{ keys: { trusted: [{ kty: 'OKP', kid: 'odd' }] } }, 'The key "odd" is neither a P-256 key'],
  ] as const;
  for (const [config, problem] of refused) {
    const child = await launch({ databaseUrl: inject('databaseServer').url, ...config });
    const words = child.stderr?.toArray();
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(Buffer.concat((await words) ?? []).toString()).toContain(problem);
  }
  expect(await temporaries()).toEqual([]);
});

test('a server that is told to stop while it starts tidies up all the same', async () => {
  const child = await launch({});
  const made = async () => (await readdir(place)).some((name) => !name.endsWith('.json'));
  while (!(await made())) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await end(child)).toBe(0);
  expect(await made()).toBe(false);
}, 60_000);
