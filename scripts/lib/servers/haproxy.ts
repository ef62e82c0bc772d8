import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type Place, replacePlaces, runServer } from './system-server.ts';

/** HAProxy with `deploy/database/haproxy.cfg`, in front of local databases. */
export type Haproxy = {
  /** URL of the primary through HAProxy. */
  readonly primaryUrl: string;
  readonly stop: () => Promise<void>;
};

/** A database, and the port of its Patroni health check. */
export type BalancedDatabase = { readonly url: string; readonly statePort: number };

const template = join(import.meta.dirname, '../../../deploy/database/haproxy.cfg');

/** Starts HAProxy on free local ports. Throws with its output when it does not start. */
export const runHaproxy = async (databases: readonly [BalancedDatabase, BalancedDatabase]): Promise<Haproxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-haproxy-'));
  const [primary, statistics, nothing] = await Promise.all([freePort(), freePort(), freePort()]);
  const config = join(folder, 'haproxy.cfg');
  const places: readonly Place[] = [
    ['LISTEN_ADDRESS:5000', `127.0.0.1:${primary}`],
    ['LISTEN_ADDRESS:7000', `127.0.0.1:${statistics}`],
    ...databases.map(
      ({ url, statePort }, index): Place => [
        `DATABASE_${index + 1}:5432 check port 8008`,
        `${new URL(url).host} check port ${statePort}`,
      ],
    ),
    // the third machine is down
    ['DATABASE_3:5432 check port 8008', `127.0.0.1:${nothing} check port ${nothing}`],
  ];
  await writeFile(config, replacePlaces(await readFile(template, 'utf8'), places));
  const running = await runServer('haproxy', ['-f', config], primary);
  const url = new URL(databases[0].url);
  url.host = `127.0.0.1:${primary}`;
  return {
    primaryUrl: url.href,
    stop: async () => {
      await running.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
