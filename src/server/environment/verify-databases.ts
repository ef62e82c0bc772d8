import { SettingRefusal, verifyDatabase } from '#core/server/database/verify-database.ts';
import type { Settings } from './environment.ts';

type Urls = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl'>;

/** Verifies the owner's database before the start. Throws with a message for the owner. */
export const verifyDatabases = async ({ databaseUrl, databaseDirectUrl }: Urls): Promise<void> => {
  if (databaseUrl === null) return;
  const isPooled = databaseDirectUrl !== null;
  const database = await verifyDatabase({ setting: 'DATABASE_URL', url: databaseUrl, isPooled });
  if (databaseDirectUrl === null) return;
  const setting = 'DATABASE_DIRECT_URL';
  const direct = await verifyDatabase({ setting, url: databaseDirectUrl, isPooled: false });
  if (database.identity === null || direct.identity === null || database.identity === direct.identity) return;
  throw new SettingRefusal(`${setting} leads to another database than DATABASE_URL; the shop would use both.`);
};
