import { defineSetupStep } from './define-setup-step.ts';
import { getSetupRecord } from './setup-records.ts';

export const backupSetupStep = defineSetupStep({
  id: 'backup',
  position: 70,
  permission: 'ownership',
  place: null,
  text: ({ backup }) => backup,
  read: async ({ database }) => ({ isDone: (await getSetupRecord(database.kysely, 'backup-made')) !== null }),
});
