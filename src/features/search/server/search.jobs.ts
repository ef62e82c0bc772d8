import { defineJob, defineSchedule } from '#core/server/jobs/define-job.ts';
import { measureSearches } from './analytics/measure-searches.ts';
import { REINDEX_SEARCH, reindexSearch } from './synonyms.ts';

export const searchJobs = [defineJob(REINDEX_SEARCH, reindexSearch)];

export const searchSchedules = [defineSchedule('measure-searches', 'minute', measureSearches)];
