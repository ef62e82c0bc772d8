import { type ReachedDatabase, reachDatabase, SettingRefusal } from '../../platform/database/reach-database.ts';
import type { Settings } from './settings.ts';

type Log = { readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void };

type Urls = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'>;

/**
 * Tries the owner's databases before anything starts. Throws with a message for the owner; a replica that is away is only
 * reported, because the database takes its place.
 */
export const reachDatabases = async (
  { databaseUrl, databaseDirectUrl, databaseReadUrl }: Urls,
  log: Log,
): Promise<void> => {
  if (databaseUrl === null) return;
  const isPooled = databaseDirectUrl !== null;
  const database = await reachDatabase({ setting: 'DATABASE_URL', url: databaseUrl, isPooled });
  if (databaseDirectUrl !== null) {
    const setting = 'DATABASE_DIRECT_URL';
    refuseOther(setting, database, await reachDatabase({ setting, url: databaseDirectUrl, isPooled: false }));
  }
  if (databaseReadUrl === null) return;
  const setting = 'DATABASE_READ_URL';
  try {
    refuseOther(
      setting,
      database,
      await reachDatabase({ setting, url: databaseReadUrl, isPooled: false, isReplica: true }),
    );
  } catch (error) {
    if (error instanceof SettingRefusal) throw error;
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'replica was not reached');
  }
};

const refuseOther = (setting: string, database: ReachedDatabase, other: ReachedDatabase): void => {
  if (database.identity === null || other.identity === null || database.identity === other.identity) return;
  throw new SettingRefusal(`${setting} leads to another database than DATABASE_URL; the shop would use both.`);
};
