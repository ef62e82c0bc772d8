import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './connect.ts';
import { removeDataDirectory } from './embedded/data-directory.ts';
import { startEmbedded } from './embedded/embedded.ts';

export type TemporaryDatabase = {
  readonly url: string;
  /** Drops the database and everything created for it. */
  drop(): Promise<void>;
};

/**
 * Creates an empty database for the lifetime of one process: on the given server, whose user must be allowed to create
 * databases, or (null) on an embedded server in the system's temporary folder.
 */
export const openTemporaryDatabase = async (serverUrl: string | null): Promise<TemporaryDatabase> => {
  if (serverUrl !== null) return createOn(serverUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-'));
  try {
    const { url, stop } = await startEmbedded({ dataDir, isThrowaway: true });
    const drop = async () => {
      await stop();
      await removeDataDirectory(dataDir);
    };
    return { url, drop };
  } catch (error) {
    await removeDataDirectory(dataDir);
    throw error;
  }
};

const createOn = async (serverUrl: string): Promise<TemporaryDatabase> => {
  const name = `lazaward_temporary_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
};

const onServer = async (url: string, sql: string): Promise<void> => {
  const server = connect(url, { poolSize: 1 });
  try {
    await server.pool.query(sql);
  } finally {
    await server.close();
  }
};
