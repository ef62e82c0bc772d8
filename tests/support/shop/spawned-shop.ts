import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOfTests } from './settings-of-tests.ts';

/** The built shop in its own process, as in production, on a free local port. */
export type RunningShop = {
  /** Origin that its pages use. */
  readonly url: string;
  /** Its output so far. */
  readonly output: () => string;
  /** Stops it and returns the exit code; null when it had to be killed. */
  readonly stop: () => Promise<number | null>;
  /** Kills it at once, as a power cut does. */
  readonly kill: () => Promise<void>;
};

const root = join(import.meta.dirname, '../../..');

/** Output of the shop when it accepts requests. */
const open = /Lazaward is open: (\S+)/;

export type ShopToRun = {
  /** Null for an embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Program to start, relative to `folder`. */
  readonly entry?: string;
  /** The repository, or a copy of it. */
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
};

type SettingsOfTests = Pick<ShopToRun, 'databaseUrl' | 'settings'> & { readonly dataDir: string };

/** Environment variables of a built shop in tests. */
export const settingsOfTests = ({ dataDir, databaseUrl, settings = {} }: SettingsOfTests): Record<string, string> => ({
  ...environmentOfTests,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  LOG_LEVEL: 'error',
  ...settings,
});

/** Starts the shop with the latest output of `npm run build`. Throws with its last output if it does not start. */
export const runBuiltShop = async ({
  databaseUrl,
  entry = 'src/server/main.ts',
  folder = root,
  settings = {},
}: ShopToRun): Promise<RunningShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-shop-'));
  const shop = spawn(process.execPath, [join(folder, entry)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      // a warning names the code that causes it
      NODE_OPTIONS: '--trace-warnings',
      ...settingsOfTests({ dataDir, databaseUrl, settings }),
    },
  });
  // stops the shop when the test run is aborted
  const endIt = () => void shop.kill('SIGKILL');
  process.once('exit', endIt);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const handleError = (chunk: Buffer) => {
      output += chunk.toString();
      const openUrl = open.exec(output)?.[1];
      if (openUrl) resolve(openUrl);
    };
    shop.stdout.on('data', handleError);
    shop.stderr.on('data', handleError);
    shop.once('exit', () => reject(new Error(`The shop did not open. Has it been built?\n${output}`)));
  });
  const endBy = async (signal: NodeJS.Signals) => {
    process.off('exit', endIt);
    const code = await end(shop, signal);
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  return {
    url,
    output: () => output,
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
