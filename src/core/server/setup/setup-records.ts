import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { deleteRecord, findRecord, hasRecordsTable, insertRecord, upsertRecord } from './setup-records.repository.ts';

/** Facts of the setup that no other table has. */
type SetupRecord = 'backup-made' | 'demonstration-kept' | 'list-hidden' | 'mail-arrived';

type Database = Kysely<Tables>;

/** Records a fact of the setup, or renews its time. */
export const saveSetupRecord = (database: Database, name: SetupRecord): Promise<void> => upsertRecord(database, name);

/** Removes a fact of the setup; false if it is not recorded. */
export const removeSetupRecord = (database: Database, name: SetupRecord): Promise<boolean> =>
  deleteRecord(database, name);

/** Returns the time of a fact of the setup; null if it is not recorded. */
export const getSetupRecord = (database: Database, name: SetupRecord): Promise<Date | null> =>
  findRecord(database, name);

/** Records the first complete backup; does nothing in a database that is not migrated to this version. */
export const recordBackup = async (database: Database): Promise<void> => {
  if (await hasRecordsTable(database)) await insertRecord(database, 'backup-made');
};
