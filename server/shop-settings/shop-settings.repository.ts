import { type Kysely, sql, type Transaction } from 'kysely';
import { type SettingSection, settingSectionNames } from '../../domain/settings/shop-settings.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { Clause } from '../../platform/database/statement-clauses.ts';

type Reader = Kysely<Tables>;

/** A saved version of a section. */
export type SettingVersion = {
  readonly id: number;
  readonly section: string;
  readonly version: number;
  readonly value: unknown;
  readonly created_at: Date;
  readonly admin_email: string;
  readonly published_at: Date | null;
};

const columns = ['id', 'section', 'version', 'value', 'created_at', 'admin_email', 'published_at'] as const;

/** Returns the valid version of each section that has one. */
export const findPublished = (database: Reader): Promise<SettingVersion[]> =>
  database
    .selectFrom('setting_versions')
    .distinctOn('section')
    .select(columns)
    .where('published_at', '<=', sql<Date>`now()`)
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute();

/** Returns the newest version of each section, published or not. */
export const findNewest = (database: Reader): Promise<SettingVersion[]> =>
  database
    .selectFrom('setting_versions')
    .distinctOn('section')
    .select(columns)
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute();

/** Returns the newest versions of a section before one of them, newest first. */
export const findVersions = (
  database: Reader,
  section: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<SettingVersion[]> => {
  let query = database.selectFrom('setting_versions').select(columns).where('section', '=', section);
  if (before !== undefined) query = query.where('version', '<', before);
  return query.orderBy('version', 'desc').limit(limit).execute();
};

export const findVersion = (database: Reader, section: string, version: number): Promise<SettingVersion | undefined> =>
  database
    .selectFrom('setting_versions')
    .select(columns)
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst();

/**
 * Locks all versions until the end of the transaction, then returns the newest of a section. One lock for all sections makes
 * ids grow in the order of the commits, which `unchangedRulesClause` depends on.
 */
export const lockNewest = async (
  transaction: Transaction<Tables>,
  section: string,
): Promise<SettingVersion | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('setting_versions', 0))`.execute(transaction);
  return transaction
    .selectFrom('setting_versions')
    .select(columns)
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
};

export const insertVersion = (
  transaction: Transaction<Tables>,
  { section, version, value, adminId, publishedAt }: NewVersion,
): Promise<SettingVersion> =>
  transaction
    .insertInto('setting_versions')
    .values({ section, version, value: JSON.stringify(value), admin_id: adminId, published_at: publishedAt })
    .returning(columns)
    .executeTakeFirstOrThrow();

type NewVersion = {
  readonly section: string;
  readonly version: number;
  readonly value: unknown;
  readonly adminId: string;
  /** 'now' is the time of the database, which decides what is valid. */
  readonly publishedAt: ReturnType<typeof sql<Date>> | Date | null;
};

/** The time of the database, at which a version is published at once. */
export const databaseNow = sql<Date>`now()`;

/** Sections that orders are priced by; they are always published at once. */
export const pricingSections: readonly SettingSection[] = ['tax', 'shipping', 'offers', 'service'];

/** The condition that the rules by which an order was priced are still valid. */
export const unchangedRulesClause = (settingsId: number): Clause => ({
  name: 'rules',
  agrees: sql<boolean>`not exists (
    select from setting_versions where section in (${sql.join(pricingSections)}) and id > ${settingsId})`,
});

/** The greatest id of these versions; 0 for none. */
export const newestId = (versions: readonly SettingVersion[], sections = settingSectionNames): number =>
  Math.max(0, ...versions.filter(({ section }) => sections.some((each) => each === section)).map(({ id }) => id));

/** Notes which settings a process has read; forgets processes that have noted nothing for a minute. */
export const noteProcess = async (database: Reader, id: string, settingsId: number): Promise<void> => {
  await sql`
    with gone as (delete from shop_processes where seen_at < now() - interval '1 minute' and id <> ${id})
    insert into shop_processes (id, settings_id) values (${id}, ${settingsId})
    on conflict (id) do update set settings_id = excluded.settings_id, seen_at = now()`.execute(database);
};

export const forgetProcess = async (database: Reader, id: string): Promise<void> => {
  await database.deleteFrom('shop_processes').where('id', '=', id).execute();
};

/** Whether a running process has not yet read a version. */
export const isAnyProcessBehind = async (database: Reader, settingsId: number): Promise<boolean> => {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (
      select from shop_processes where settings_id < ${settingsId} and seen_at > now() - interval '15 seconds'
    ) as behind`.execute(database);
  return rows[0]?.behind === true;
};
