import { defineJob, defineRetention, defineSchedule } from '#core/server/jobs/define-job.ts';
import { deleteExpiredSearches } from './analytics/list-searches.ts';
import { measureSearches } from './analytics/measure-searches.ts';
import { REINDEX_SEARCH, reindexSearch } from './synonyms.ts';

export const searchJobs = [defineJob(REINDEX_SEARCH, reindexSearch)];

export const searchSchedules = [defineSchedule('measure-searches', 'minute', measureSearches)];

export const searchRetention = [defineRetention('delete-expired-searches', deleteExpiredSearches)];
