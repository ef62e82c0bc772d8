import { defineRetention } from '#core/server/jobs/define-job.ts';
import { deleteExpiredConsents } from './consents.ts';

export const consentRetention = [defineRetention('delete-expired-consents', deleteExpiredConsents)];
