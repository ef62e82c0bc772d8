import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#core/server/database/connect.ts';
import { removeDataDirectory } from '#core/server/database/embedded/data-directory.ts';
import { connectOrStartEmbedded } from '#core/server/database/embedded/embedded.ts';
import { findPostmaster } from '#core/server/database/embedded/postmaster.ts';
import { noOrderLimits } from '../../bench/lib/no-order-limits.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { startExternalPostgres } from '../../scripts/test/external-postgres.ts';
import { type MailServer, openMailServer } from '../support/servers/mail-server.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';

/** The built shop with a database and a mail server, each of which a test can break. */
export type Stage = {
  /** URL of the shop; a restart does not change it. */
  readonly url: string;
  readonly databaseUrl: string;
  /** Direct access to the database. */
  readonly database: Database;
  readonly mailServer: MailServer;
  /** Output of the shop since its last start. */
  readonly output: () => string;
  /** Kills the shop; an embedded database keeps running. */
  readonly killShop: () => Promise<void>;
  readonly stopShop: () => Promise<number | null>;
  readonly startShop: () => Promise<void>;
  /** Process id of the shop's embedded database. */
  readonly postmaster: () => Promise<number>;
  readonly close: () => Promise<void>;
};

export type StageOptions = {
  /** URL of the database; null for the embedded one. */
  readonly databaseUrl: string | null;
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder of an embedded database; a new one by default. */
  readonly dataDir?: string;
};

/** Starts the environment and waits until the shop is ready; the caller closes it. */
export const startEnvironment = async ({
  databaseUrl,
  settings = {},
  dataDir: dataFolder,
}: StageOptions): Promise<Stage> => {
  const dataDir = dataFolder ?? (await mkdtemp(join(tmpdir(), 'lazaward-endures-')));
  const mailServer = await openMailServer(0, { isTextOnly: true });
  const port = await freePort();
  const run = () =>
    runBuiltShop({
      databaseUrl,
      settings: {
        PORT: String(port),
        DATA_DIR: dataDir,
        SMTP_URL: mailServer.url,
        TRUST_PROXY: '1',
        ...noOrderLimits,
        ...settings,
      },
    });
  let shop: RunningShop = await run();
  const databaseOf = async () => databaseUrl ?? (await connectOrStartEmbedded({ dataDir })).url;
  const ownUrl = await databaseOf();
  const database = connect(ownUrl, { poolSize: 2 });
  return {
    url: shop.url,
    databaseUrl: ownUrl,
    database,
    mailServer,
    output: () => shop.output(),
    killShop: () => shop.kill(),
    stopShop: () => shop.stop(),
    startShop: async () => {
      shop = await run();
    },
    postmaster: async () => {
      const runningPostmaster = await findPostmaster(join(await realpath(join(dataDir, 'postgres')), 'cluster'));
      if (runningPostmaster === undefined) throw new Error('The embedded database does not run');
      return runningPostmaster.pid;
    },
    close: async () => {
      await database.close().catch(() => undefined);
      await shop.stop();
      await mailServer.close();
      if (databaseUrl === null) await removeDataDirectory(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Runs a function with an environment on the embedded database or an external PostgreSQL, and cleans up. */
export const onStage = async <Result>(
  kind: 'embedded' | 'postgres',
  work: (stage: Stage) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> => {
  const postgres = kind === 'postgres' ? await startExternalPostgres() : null;
  try {
    const stage = await startEnvironment({ databaseUrl: postgres?.url ?? null, settings });
    try {
      return await work(stage);
    } finally {
      await stage.close();
    }
  } finally {
    await postgres?.stop();
  }
};
