import { reachDatabase, SettingRefusal } from '#core/server/database/reach-database.ts';
import type { Settings } from './environment.ts';

type Urls = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl'>;

/** Tries the owner's database before anything starts. Throws with a message for the owner. */
export const reachDatabases = async ({ databaseUrl, databaseDirectUrl }: Urls): Promise<void> => {
  if (databaseUrl === null) return;
  const isPooled = databaseDirectUrl !== null;
  const database = await reachDatabase({ setting: 'DATABASE_URL', url: databaseUrl, isPooled });
  if (databaseDirectUrl === null) return;
  const setting = 'DATABASE_DIRECT_URL';
  const direct = await reachDatabase({ setting, url: databaseDirectUrl, isPooled: false });
  if (database.identity === null || direct.identity === null || database.identity === direct.identity) return;
  throw new SettingRefusal(`${setting} leads to another database than DATABASE_URL; the shop would use both.`);
};
