import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/run-process.ts';
import { descriptionOf } from '../../../scripts/release/stage-release.ts';
import { packRelease } from '../../../scripts/release.ts';

const run = promisify(execFile);

/** A machine without the repository: its commands, and no Node of ours. */
const PATH = '/usr/local/bin:/usr/bin:/bin';

/** Unpacks a release into a folder, as an owner does. */
export const unpackRelease = (file: string, folder: string) => run('tar', ['-xzf', file, '-C', folder]);

/** Unpacks the same release as its successor, with another version and one more migration. */
export const unpackNextRelease = async (file: string, folder: string, names: readonly [string, string]) => {
  const [name, next] = names;
  await run('mkdir', [join(folder, 'unpacked')]);
  await unpackRelease(file, join(folder, 'unpacked'));
  await rename(join(folder, 'unpacked', name), join(folder, next));
  const description = JSON.parse(await readFile(join(folder, next, 'package.json'), 'utf8'));
  await writeFile(join(folder, next, 'package.json'), JSON.stringify({ ...description, version: '0.0.2' }));
  await runReleaseCommand(join(folder, next), ['unpack'], {});
  const migration = 'create table of_the_next_release (id int primary key);';
  await writeFile(join(folder, next, 'shop/migrations/shop/9999_next-release.sql'), migration);
};

/** Lists the contents of a packed release before its launcher unpacks the shop. */
export const listEntries = async (file: string): Promise<readonly string[]> =>
  (await run('tar', ['-tzf', file])).stdout.trim().split('\n');

/**
 * Packs the launcher with a shop that only notes its start and its end in the data folder, and with a doctor that only prints a word:
 * a whole release takes long to pack and to unpack. Returns the file.
 */
export const packSmallRelease = async (folder: string, version: string): Promise<string> => {
  const small = join(folder, 'small', `lazaward-${version}`);
  for (const path of ['src/server', 'scripts', 'node_modules/.bin'])
    await mkdir(join(small, 'shop', path), { recursive: true });
  await cp(join(root, 'deploy/release/lazaward'), join(small, 'lazaward'));
  await writeFile(join(small, 'package.json'), await descriptionOf(root, version));
  const node = `#!/bin/sh\nexec '${process.execPath}' "$@"\n`;
  await writeFile(join(small, 'shop/node_modules/.bin/node'), node, { mode: 0o755 });
  await writeFile(join(small, 'shop/scripts/doctor.js'), "console.log('examined');");
  await writeFile(
    join(small, 'shop/src/server/main.js'),
    `import { appendFileSync, mkdirSync } from 'node:fs';
    const folder = process.env.DATA_DIR;
    mkdirSync(folder, { recursive: true });
    const note = (text) => appendFileSync(folder + '/notes', text + ' ${version}\\n');
    note('opened');
    process.on('SIGINT', () => { note('ended'); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log('Lazaward is open: ');`,
  );
  const file = join(folder, `lazaward-${version}.tgz`);
  await packRelease(small, file, 1);
  await rm(join(folder, 'small'), { recursive: true });
  return file;
};

/** Opens a packed release by npx of the machine in its folder, presses Ctrl+C when it is open, and returns what was printed. */
export const openByNpx = async (file: string): Promise<string> => {
  const folder = dirname(file);
  const ownCommands = (process.env['PATH'] ?? '').split(':').filter((path) => !path.includes('node_modules'));
  const npx = spawn('npx', ['--yes', '--offline', `./${basename(file)}`], {
    cwd: folder,
    // a process group of its own, which a terminal sends Ctrl+C to
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: ownCommands.join(':'), HOME: folder, npm_config_cache: join(folder, 'npm-cache') },
  });
  let output = '';
  const read = (chunk: Buffer) => {
    const before = output;
    output += chunk.toString();
    if (!before.includes('is open: ') && output.includes('is open: ')) process.kill(-Number(npx.pid), 'SIGINT');
  };
  npx.stdout.on('data', read);
  npx.stderr.on('data', read);
  await once(npx, 'close');
  return output;
};

const launcherIn = (folder: string): string => join(folder, 'lazaward');

/** A release that runs. */
export type ReleasedShop = {
  /** Stops it gracefully and returns its exit code. */
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
    const read = (chunk: Buffer) => {
      output += chunk.toString();
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
): Promise<string> => {
  try {
    return (await run(launcherIn(folder), [...args], { cwd: folder, env: { PATH, ...settings } })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`lazaward ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
};
