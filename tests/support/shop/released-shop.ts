import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A machine without the repository: its commands, and no Node of ours. */
const PATH = '/usr/local/bin:/usr/bin:/bin';

/** Unpacks a release into a folder, as an owner does. */
export const unpackRelease = (file: string, folder: string) => run('tar', ['-xzf', file, '-C', folder]);

/** Unpacks the same release beside the first one as its successor, which has another version and one migration more. */
export const unpackNextRelease = async (file: string, folder: string, names: readonly [string, string]) => {
  const [name, next] = names;
  await run('mkdir', [join(folder, 'unpacked')]);
  await unpackRelease(file, join(folder, 'unpacked'));
  await rename(join(folder, 'unpacked', name), join(folder, next));
  const description = JSON.parse(await readFile(join(folder, next, 'package.json'), 'utf8'));
  await writeFile(join(folder, next, 'package.json'), JSON.stringify({ ...description, version: '0.0.2' }));
  const migration = 'create table of_the_next_release (id int primary key);';
  await writeFile(join(folder, next, 'server/migrations/9999-next-release.sql'), migration);
};

const launcherIn = (folder: string): string => join(folder, 'lazaward');

/** A release that runs. */
export type ReleasedShop = {
  /** Asks it to stop and returns its exit code. */
  readonly stop: () => Promise<number | null>;
};

/** Starts a release by its launcher inside its folder. Throws with its output when it ends instead of opening. */
export const startRelease = async (
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<ReleasedShop> => {
  const shop = spawn(launcherIn(folder), [], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, ...settings },
  });
  const ended = once(shop, 'exit');
  const endIt = () => void shop.kill('SIGKILL');
  process.once('exit', endIt);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (words: Buffer) => {
      output += words.toString();
      if (output.includes('Lazaward is open: ')) resolve();
    };
    shop.stdout.on('data', read);
    shop.stderr.on('data', read);
    shop.once('exit', () => reject(new Error(`The release did not open.\n${output}`)));
  });
  return {
    stop: async () => {
      shop.kill('SIGTERM');
      await ended;
      process.off('exit', endIt);
      return shop.exitCode;
    },
  };
};

/** Runs a command of a release and returns what it printed; throws when it fails. */
export const runReleaseCommand = async (
  folder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> => (await run(launcherIn(folder), [...args], { cwd: folder, env: { PATH, ...settings } })).stdout;
