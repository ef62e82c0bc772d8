import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '../../../scripts/lib/nginx.ts';
import { waitUntilOpen } from '../wait-for-server.ts';

/** nginx with `deploy/nginx.conf`, in front of local processes. */
export type Nginx = { readonly stop: () => Promise<void> };

const deploy = join(import.meta.dirname, '../../../deploy');
const given = join(deploy, 'nginx.conf');

/** Starts nginx on a local port in front of shops on two other ports. Throws with its output when it does not start. */
export const runNginx = async (port: number, shops: readonly [number, number]): Promise<Nginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-nginx-'));
  const config = join(folder, 'nginx.conf');
  const processes = await readFile(join(deploy, 'nginx-processes.conf'), 'utf8');
  await writeFile(config, placed(await readFile(given, 'utf8'), frontPlaces(folder, port)));
  await writeFile(join(folder, 'nginx-processes.conf'), placed(processes, processPlaces(shops)));
  // started by root, nginx would switch to the user nobody, who cannot read the folder
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const nginx = spawn(ensureNginx(), ['-p', folder, '-c', config, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endIt = () => void nginx.kill('SIGTERM');
  process.once('exit', endIt);
  let output = '';
  nginx.stderr.on('data', (words: Buffer) => {
    output += words.toString();
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const failed = new Promise<never>((_, reject) => {
    nginx.once('error', reject);
    nginx.once('exit', () => reject(new Error(`nginx did not open.\n${output}`)));
  });
  await Promise.race([failed, waitUntilOpen(`http://127.0.0.1:${port}/readyz`)]);
  return {
    stop: async () => {
      process.off('exit', endIt);
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

type Place = readonly [there: string, here: string];

const frontPlaces = (folder: string, port: number): readonly Place[] => [
  ['/tmp/nginx', `${folder}/nginx`],
  ['listen 8080;', `listen 127.0.0.1:${port};`],
];

const processPlaces = ([one, other]: readonly [number, number]): readonly Place[] => [
  ['server 127.0.0.1:3001 ', `server 127.0.0.1:${one} `],
  ['server 127.0.0.1:3002 ', `server 127.0.0.1:${other} `],
];

/** Replaces ports and paths in a file of `deploy/` by local ones. */
const placed = (config: string, places: readonly Place[]): string =>
  places.reduce((text, [there, here]) => {
    if (!text.includes(there)) throw new Error(`The configuration of nginx no longer says "${there}"`);
    return text.replaceAll(there, here);
  }, config);
