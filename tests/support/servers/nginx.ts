import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Place, replacePlaces, runServer } from '../../../scripts/lib/servers/system-server.ts';

/** nginx with `deploy/nginx.conf`, in front of local processes. */
export type Nginx = { readonly stop: () => Promise<void> };

const deploy = join(import.meta.dirname, '../../../deploy');
const template = join(deploy, 'nginx.conf');

/** Starts nginx on a local port in front of shops on two other ports. Throws with its output when it does not start. */
export const runNginx = async (port: number, shops: readonly [number, number]): Promise<Nginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-nginx-'));
  const config = join(folder, 'nginx.conf');
  const processes = await readFile(join(deploy, 'nginx-processes.conf'), 'utf8');
  await writeFile(config, replacePlaces(await readFile(template, 'utf8'), frontPlaces(folder, port)));
  await writeFile(join(folder, 'nginx-processes.conf'), replacePlaces(processes, processPlaces(shops)));
  // started by root, nginx would switch to the user nobody, who cannot read the folder
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const args = ['-p', folder, '-c', config, '-g', `${user}daemon off;`];
  const running = await runServer('nginx', args, port);
  return {
    stop: async () => {
      await running.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const frontPlaces = (folder: string, port: number): readonly Place[] => [
  ['/tmp/nginx', `${folder}/nginx`],
  ['listen 8080;', `listen 127.0.0.1:${port};`],
];

const processPlaces = ([one, other]: readonly [number, number]): readonly Place[] => [
  ['server 127.0.0.1:3001 ', `server 127.0.0.1:${one} `],
  ['server 127.0.0.1:3002 ', `server 127.0.0.1:${other} `],
];
