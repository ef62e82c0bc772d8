import { defineJob, defineSchedule } from '#core/server/jobs/define-job.ts';
import { IMPORT_TASK } from './import/product-imports.ts';
import { runImport } from './import/run-import.ts';
import { deleteOrphanedPictureFiles } from './media/pictures.ts';
import { applyDueSales } from './scheduled-sales.ts';

export const productJobs = [
  defineJob(IMPORT_TASK, (shop, { importId }: { readonly importId: string }) => runImport(shop, importId)),
];

export const productSchedules = [
  // in case the timer of a process has failed
  defineSchedule('apply-due-sales', 'minute', ({ database }) => applyDueSales(database.kysely)),
  defineSchedule('delete-orphaned-picture-files', 'day', deleteOrphanedPictureFiles),
];
