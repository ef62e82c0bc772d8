import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { fastDirectory } from '../lib/fast-directory.ts';
import { freePort } from '../lib/free-port.ts';

const execute = promisify(execFile);

export type ExternalPostgres = {
  /** Origin, for the record. */
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
};

/** A PostgreSQL as an owner would configure with DATABASE_URL: the system's if there is one, else another embedded one. */
export const startExternalPostgres = async (): Promise<ExternalPostgres> => {
  const folder = await mkdtemp(join(await fastDirectory(), 'lazaward-given-'));
  const binaries = await systemBinaries();
  return binaries ? startSystem(binaries, folder) : startAnotherEmbedded(folder);
};

/** Folder of the programs of the system's newest PostgreSQL; null without one that the shop can use. */
const systemBinaries = async (): Promise<string | null> => {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.map(Number).sort((one, other) => other - one)[0];
  return newest !== undefined && newest >= 15 ? `/usr/lib/postgresql/${newest}/bin` : null;
};

/** Runs a program of PostgreSQL, which refuses to run as root; Debian's package has its own user. */
const asPostgresUser = (command: string, args: readonly string[]) =>
  process.getuid?.() === 0
    ? execute('runuser', ['-u', 'postgres', '--', command, ...args])
    : execute(command, [...args]);

/** Id of the user that PostgreSQL runs as, for folders that root makes. */
const idOfPostgres = async (): Promise<number> => Number((await execute('id', ['-u', 'postgres'])).stdout);

const startSystem = async (binaries: string, folder: string): Promise<ExternalPostgres> => {
  if (process.getuid?.() === 0) await chown(folder, await idOfPostgres(), -1);
  const data = join(folder, 'data');
  const port = await freePort();
  await asPostgresUser(`${binaries}/initdb`, ['-D', data, '-U', 'lazaward', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  await asPostgresUser(`${binaries}/pg_ctl`, ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    name: binaries,
    url: `postgres://lazaward@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await asPostgresUser(`${binaries}/pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const startAnotherEmbedded = async (folder: string): Promise<ExternalPostgres> => {
  const { url, stop } = await startEmbedded({ dataDir: folder, isThrowaway: true });
  return {
    name: 'another embedded PostgreSQL',
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
