import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { connect } from '#core/server/database/connect.ts';
import { removeDataDirectory } from '#core/server/database/embedded/data-directory.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { findPostmaster, isAlive, stopPostmaster } from '#core/server/database/embedded/postmaster.ts';
import { migrate } from '#core/server/database/migrate.ts';
import { migrateJobs } from '#core/server/jobs/job-schema.ts';
import { seedCatalogue } from '#features/products/server/seed-starter-catalogue.ts';
import { fastDirectory } from '../../scripts/lib/fast-directory.ts';
import { migrationFolders } from '../../src/server/migration-folders.ts';
import { databaseUrl } from './database-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database server of this run, with its templates for fresh databases: migrated, and migrated with products. */
    databaseServer: { url: string; template: string; stockedTemplate: string };
  }
}

declare global {
  var lazawardTestServer: Shared | undefined;
}

type Server = ProvidedContext['databaseServer'] & { stop(): Promise<void> };
type Shared = { server: Promise<Server>; users: number };

/**
 * Runs once for each project that needs a database; they share one server. Uses DATABASE_URL when set (its user must be
 * allowed to create databases), else starts a temporary server in the temporary folder.
 */
export default async function provideDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const { server, release } = await acquireDatabaseServer();
  project.provide('databaseServer', server);
  return release;
}

/** Returns the server of this run, started by its first user; `release` of its last user stops it. */
export const acquireDatabaseServer = async () => {
  const shared = getSharedServer();
  shared.users += 1;
  const { url, template, stockedTemplate, stop } = await shared.server;
  return {
    server: { url, template, stockedTemplate },
    release: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      globalThis.lazawardTestServer = undefined;
      await stop();
    },
  };
};

/** Each project reloads this file, so shared state is stored in `globalThis`. */
const getSharedServer = (): Shared => {
  globalThis.lazawardTestServer ??= { server: start(), users: 0 };
  return globalThis.lazawardTestServer;
};

const start = async (): Promise<Server> => {
  const externalServer = process.env['DATABASE_URL'];
  return prepareServer(externalServer ? { url: externalServer, stop: async () => undefined } : await startThrowaway());
};

/** Creates the templates on a PostgreSQL server; `stop` of the result drops them and their open copies, and stops that server. */
export const prepareServer = async ({ url, stop }: Pick<Server, 'url' | 'stop'>): Promise<Server> => {
  const template = `lazaward_template_${process.pid}`;
  const stockedTemplate = `lazaward_stocked_${process.pid}`;
  const administration = connect(url, { poolSize: 1 });
  const run = (sql: string) => administration.pool.query(sql);
  try {
    await run(`create database ${template}`);
    await migrate(databaseUrl(url, template), migrationFolders);
    await migrateJobs(databaseUrl(url, template), console);
    await run(`create database ${stockedTemplate} template ${template}`);
    await stock(databaseUrl(url, stockedTemplate));
  } catch (error) {
    await administration.close();
    await stop();
    throw error;
  }
  return {
    url,
    template,
    stockedTemplate,
    stop: async () => {
      const { rows } = await run(`select datname from pg_database where starts_with(datname, '${template}_')`);
      for (const name of [...rows.map(({ datname }) => datname), stockedTemplate, template]) {
        await run(`drop database if exists ${name} with (force)`);
      }
      await administration.close();
      await stop();
    },
  };
};

const stock = async (url: string): Promise<void> => {
  const database = connect(url, { poolSize: 1 });
  await seedCatalogue(database).finally(() => database.close());
};

const startThrowaway = async () => {
  const directory = await fastDirectory();
  await deleteAbandoned(directory);
  const dataDir = await mkdtemp(join(directory, `${folderPrefix}${process.pid}-`));
  const { url, stop } = await startEmbedded({ dataDir, isThrowaway: true });
  return {
    url,
    stop: async () => {
      await stop();
      await removeDataDirectory(dataDir);
    },
  };
};

const folderPrefix = 'lazaward-tests-';

/** Deletes what a killed run left behind. */
const deleteAbandoned = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory)) {
    const pid = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length).split('-')[0]) : Number.NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const dataDir = join(directory, name);
    const postmaster = await findPostmaster(join(dataDir, 'postgres/cluster'));
    if (postmaster) await stopPostmaster(postmaster.pid);
    await removeDataDirectory(dataDir);
  }
};
