import { defineJob } from '#core/server/jobs/define-job.ts';
import { BULK_RUN_TASK, runBulkChunk } from './run-bulk-chunk.ts';

export const bulkRunJobs = [defineJob(BULK_RUN_TASK, runBulkChunk)];
