import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built shop in a process of its own, as a shopkeeper runs it, on a free port of this machine. */
export type RunningShop = {
  /** The address that its own pages use. */
  readonly url: string;
  /** Everything it has said so far. */
  readonly said: () => string;
  /** Asks it to stop, and answers with the code it ended with; null when it had to be killed. */
  readonly stop: () => Promise<number | null>;
  /** Kills it in the middle of whatever it does, as a power cut would. */
  readonly kill: () => Promise<void>;
};

const root = join(import.meta.dirname, '../../..');

const secretKey = Buffer.from('the key of every shop in tests..').toString('base64');

/** What the shop says when its first page can be asked for. */
const open = /Lazaward is open: (\S+)/;

export type ShopToRun = {
  /** Null: the shop has its own, in its data folder. */
  readonly databaseUrl: string | null;
  /** The program to start, from the repository's root. */
  readonly entry?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

type SettingsOfTests = Pick<ShopToRun, 'databaseUrl' | 'settings'> & { readonly dataDir: string };

/** The settings of a built shop in tests, as they stand in its environment. */
export const settingsOfTests = ({ dataDir, databaseUrl, settings = {} }: SettingsOfTests): Record<string, string> => ({
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  LOG_LEVEL: 'error',
  // a shop that is opened again on the same database has a new data folder here
  SECRET_KEY: secretKey,
  ...settings,
});

/** Starts the shop; whatever `npm run build` made last is what it shows. Throws with its last words if it does not open. */
export const runBuiltShop = async ({
  databaseUrl,
  entry = 'server/main.ts',
  settings = {},
}: ShopToRun): Promise<RunningShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-shop-'));
  const shop = spawn(process.execPath, [join(root, entry)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...settingsOfTests({ dataDir, databaseUrl, settings }) },
  });
  // a run that is broken off leaves no shop behind
  const endIt = () => void shop.kill('SIGKILL');
  process.once('exit', endIt);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (words: Buffer) => {
      said += words.toString();
      const found = open.exec(said)?.[1];
      if (found) resolve(found);
    };
    shop.stdout.on('data', hear);
    shop.stderr.on('data', hear);
    shop.once('exit', () => reject(new Error(`The shop did not open. Has it been built?\n${said}`)));
  });
  const endBy = async (signal: NodeJS.Signals) => {
    process.off('exit', endIt);
    const code = await end(shop, signal);
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  return {
    url,
    said: () => said,
    stop: () => endBy('SIGTERM'),
    kill: async () => void (await endBy('SIGKILL')),
  };
};

const end = (shop: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    if (shop.exitCode !== null || shop.signalCode !== null) return resolve(shop.exitCode);
    shop.once('exit', (code) => resolve(code));
    shop.kill(signal);
  });
