import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { SettingSection } from '#core/settings/settings.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** A saved version of a section without its value. */
export type SettingVersionInfo = {
  readonly id: number;
  readonly section: string;
  readonly version: number;
  readonly created_at: Date;
  readonly admin_email: string;
  readonly published_at: Date | null;
  /** Whether it is published later and can become a draft again, by the clock of the database. */
  readonly is_planned: boolean;
};

/** A saved version of a section. */
export type SettingVersion = SettingVersionInfo & { readonly value: unknown };

/**
 * A version that is due within a second counts as published, because other processes could use it before they see the
 * transaction that makes it a draft.
 */
const isPlanned = sql<boolean>`coalesce(published_at > clock_timestamp() + interval '1 second', false)`;

const infoColumns = [
  'id',
  'section',
  'version',
  'created_at',
  'admin_email',
  'published_at',
  isPlanned.as('is_planned'),
] as const;
const columns = [...infoColumns, 'value'] as const;

/** Returns the published version of each section that has one. */
export const findPublished = (database: Reader): Promise<SettingVersion[]> =>
  database
    .selectFrom('setting_versions')
    .distinctOn('section')
    .select(columns)
    .where('published_at', '<=', sql<Date>`now()`)
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute();

/** Returns the newest version of each of these sections that has one, published or not. */
export const findNewest = (database: Reader, sections: readonly string[]): Promise<SettingVersion[]> =>
  database
    .selectFrom('setting_versions')
    .distinctOn('section')
    .select(columns)
    .where('section', 'in', sections)
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute();

/**
 * Returns the newest version of each of these sections that has one, without values, and the number of the published
 * version; 0 for the default.
 */
export const findStates = (
  database: Reader,
  sections: readonly string[],
): Promise<(SettingVersionInfo & { readonly valid_version: number })[]> =>
  database
    .selectFrom('setting_versions as newest')
    .distinctOn('section')
    .select(infoColumns)
    .select(
      sql<number>`(select coalesce(max(version), 0) from setting_versions
        where section = newest.section and published_at <= now())`.as('valid_version'),
    )
    .where('section', 'in', sections)
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

/** Returns the value of a section at a time; undefined for the default. */
export const findValueAt = async (database: Reader, section: string, moment: Date): Promise<unknown> => {
  const row = await database
    .selectFrom('setting_versions')
    .select('value')
    .where('section', '=', section)
    .where('published_at', '<=', moment)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value;
};

/**
 * Locks all versions until the end of the transaction, then returns the newest one of a section. One lock for all
 * sections makes ids increase in commit order, which `unchangedRulesClause` depends on.
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

/** Makes the planned version of a section a draft. */
export const cancelPlanned = async (transaction: Transaction<Tables>, section: string): Promise<void> => {
  await transaction
    .updateTable('setting_versions')
    .set({ published_at: null })
    .where('section', '=', section)
    .where(isPlanned)
    .execute();
};

/** Returns the milliseconds until the next planned version is due, null without one, and the time of the last one. */
export const findPlannedMoments = async (database: Reader): Promise<{ ms: number | null; last: string | null }> => {
  const { rows } = await sql<{ ms: number | null; last: string | null }>`
    select (extract(epoch from min(published_at) filter (where published_at > now()) - now()) * 1000)::double precision as ms,
      max(published_at) filter (where published_at <= now() and published_at > created_at)::text as last
    from setting_versions`.execute(database);
  return rows[0] ?? { ms: null, last: null };
};

/** Notifies every process if a planned version has been due for less than two minutes. */
export const notifyOfDueVersions = async (database: Reader): Promise<void> => {
  await sql`
    select record_product_change() where exists (
      select from setting_versions
      where published_at > created_at and published_at between now() - interval '2 minutes' and now()
    )`.execute(database);
};

type NewVersion = {
  readonly section: string;
  readonly version: number;
  readonly value: unknown;
  readonly adminId: string;
  /** Null for a draft. */
  readonly publishedAt: ReturnType<typeof sql<Date>> | Date | null;
};

/** The time of the database, for immediate publication. */
export const databaseNow = sql<Date>`now()`;

/** Sections that determine the prices of orders; they are always published immediately. */
export const pricingSections: readonly SettingSection[] = ['tax', 'shipping', 'offers', 'service'];

/** Returns the versions of the pricing sections as of the version with this id. */
export const findPricingVersions = (
  database: Reader,
  settingsId: number,
): Promise<Pick<SettingVersion, 'section' | 'value'>[]> =>
  database
    .selectFrom('setting_versions')
    .distinctOn('section')
    .select(['section', 'value'])
    .where('section', 'in', pricingSections)
    .where('id', '<=', settingsId)
    .orderBy('section')
    .orderBy('version', 'desc')
    .execute();

/** Returns the condition that the pricing rules of an order are unchanged. */
export const unchangedRulesClause = (settingsId: number): Clause => ({
  name: 'rules',
  condition: sql<boolean>`not exists (
    select from setting_versions where section in (${sql.join(pricingSections)}) and id > ${settingsId})`,
});

/** Returns the greatest id of these versions; 0 for none. */
export const newestId = (versions: readonly SettingVersion[], sections: readonly string[]): number =>
  Math.max(0, ...versions.filter(({ section }) => sections.includes(section)).map(({ id }) => id));

/** Records which settings a process has read; deletes processes without a heartbeat for a minute. */
export const writeHeartbeat = async (database: Reader, id: string, settingsId: number): Promise<void> => {
  await sql`
    with gone as (delete from process_heartbeats where heartbeat_at < now() - interval '1 minute' and id <> ${id})
    insert into process_heartbeats (id, settings_id) values (${id}, ${settingsId})
    on conflict (id) do update set settings_id = excluded.settings_id, heartbeat_at = now()`.execute(database);
};

export const deleteHeartbeat = async (database: Reader, id: string): Promise<void> => {
  await database.deleteFrom('process_heartbeats').where('id', '=', id).execute();
};

/** Whether a running process has not yet read a version. */
export const hasOutdatedProcess = async (database: Reader, settingsId: number): Promise<boolean> => {
  const { rows } = await sql<{ behind: boolean }>`
    select exists (
      select from process_heartbeats where settings_id < ${settingsId} and heartbeat_at > now() - interval '15 seconds'
    ) as behind`.execute(database);
  return rows[0]?.behind === true;
};
