import { readdir, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { connect, type Database } from '#core/server/database/connect.ts';
import { connectOrStartEmbedded } from '#core/server/database/embedded/embedded.ts';
import { findPostmaster } from '#core/server/database/embedded/postmaster.ts';
import { countUnfinishedJobs, type UnfinishedJobs } from '#core/server/jobs/jobs.repository.ts';
import type { ShopSettings } from '#core/settings/settings.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { getOpeningState, type OpeningState } from '#features/settings/opening.ts';
import { settingSections } from '#features/settings/setting-sections.ts';
import type { Settings } from '../../src/server/environment/environment.ts';
import { openingRequirementTexts } from '../../src/server/environment/opening-requirement-texts.ts';
import { verifyDatabases } from '../../src/server/environment/verify-databases.ts';
import { migrationFolders } from '../../src/server/migration-folders.ts';
import { type Finding, findingsOn } from './finding.ts';

const database = findingsOn('Database');
const clock = findingsOn('Time');
const jobs = findingsOn('Mail');
const admins = findingsOn('Admin');
const opening = findingsOn('Opening');

const LATE_SECONDS = 900;

/**
 * Checks the database of a running shop: each address of it, version, migrations, clock, admins, and mails that wait. Starts no embedded
 * database.
 */
export const checkDatabase = async (settings: Settings): Promise<readonly Finding[]> => {
  try {
    await verifyDatabases(settings);
    const url = await urlOf(settings);
    if (url === null) return [database.failure(`The embedded database in ${settings.dataDir} does not run.`)];
    const opened = connect(url, { poolSize: 1 });
    try {
      return await judge(opened, settings);
    } finally {
      await opened.close();
    }
  } catch (error) {
    return [database.failure(error instanceof Error ? error.message : String(error))];
  }
};

/** Queries the database without startup parameters, which poolers reject. */
const urlOf = async ({ databaseUrl, databaseDirectUrl, dataDir }: Settings): Promise<string | null> => {
  if (databaseUrl !== null) return databaseDirectUrl ?? databaseUrl;
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => null);
  if (folder === null || (await findPostmaster(join(folder, 'cluster'))) === undefined) return null;
  return (await connectOrStartEmbedded({ dataDir })).url;
};

const judge = async ({ pool, kysely }: Database, settings: Settings): Promise<readonly Finding[]> => {
  const { rows } = await pool.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, clock_timestamp() as now`,
  );
  const aheadMs = Date.now() - (rows[0]?.now.getTime() ?? 0);
  const version = `PostgreSQL ${rows[0]?.version ?? ''} answers`;
  const waiting = await newMigrations(pool);
  return [
    waiting.length === 0
      ? database.good(`${version}, and its tables are those of this version.`)
      : database.failure(
          `${version}, but its tables are older than this version. Restart the shop, which migrates them.`,
        ),
    ...(settings.databaseUrl === null ? [] : [judgeClocks(aheadMs)]),
    judgeAdmins(await countAdmins(pool)),
    judgeOpening(getOpeningState(await readFacts(pool), settings)),
    judgeJobs(await countUnfinishedJobs(kysely, LATE_SECONDS)),
  ];
};

const countAdmins = async (pool: Database['pool']): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from user_roles');
  return rows[0]?.count ?? 0;
};

/** Checks the number of accounts with a role. Without one the shop works, but no account can see its orders. */
export const judgeAdmins = (count: number): Finding =>
  count > 0
    ? admins.good('Somebody can sign in to the admin area.')
    : admins.warning('Nobody can sign in to the admin area: set ADMIN_EMAIL and ADMIN_PASSWORD, and restart the shop.');

/** Returns the published facts of the shop; those of a new shop if none are published or they are no longer accepted. */
const readFacts = async (pool: Database['pool']): Promise<ShopSettings['facts']> => {
  const { rows } = await pool.query<{ value: unknown }>(
    `select value from setting_versions where section = 'facts' and published_at <= now() order by version desc limit 1`,
  );
  const parsed = v.safeParse(settingSections.facts, rows[0]?.value);
  return parsed.success ? parsed.output : owner;
};

/** Judges whether customers may order (decision 237). */
export const judgeOpening = ({ isDemonstration, missing }: OpeningState): Finding => {
  if (missing.length === 0) return opening.good('Customers may order.');
  const what = `${missing.map((requirement) => openingRequirementTexts[requirement]).join(', ')}. The dashboard says how to set it.`;
  return isDemonstration
    ? opening.warning(`The shop is a demonstration and takes orders without ${what}`)
    : opening.warning(`Customers cannot order yet. Missing: ${what}`);
};

/** Names of the migrations of this version that the database does not have. */
const newMigrations = async (pool: Database['pool']): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const names = migrationFolders.map(async (folder) => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
    return files.map((file) => `${basename(folder)}/${file}`);
  });
  return (await Promise.all(names)).flat().filter((name) => !applied.has(name));
};

/** Judges how far this machine's clock is ahead of the database's: offers and codes end by either of them. */
export const judgeClocks = (aheadMs: number): Finding => {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (seconds < 3) return clock.good('This machine and the database have the same time.');
  return clock.warning(`This machine and the database differ by ${seconds} seconds. Let both follow a time server.`);
};

/** Judges how many mails and other jobs wait or have failed. */
export const judgeJobs = ({ late, failed, retried, due }: UnfinishedJobs): Finding => {
  if (late > 0)
    return jobs.failure(`${late} mails or other jobs wait for more than 15 minutes. Read the log of the shop.`);
  if (failed > 0) return jobs.warning(`${failed} mails or other jobs have failed for good. Read the log of the shop.`);
  if (retried > 0)
    return jobs.warning(`${retried} mails or other jobs have failed and are tried again. Read the log of the shop.`);
  return jobs.good(due > 0 ? `${due} mails or other jobs are on their way.` : 'No mail waits.');
};
