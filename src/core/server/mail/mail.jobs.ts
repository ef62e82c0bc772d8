import { defineRetention } from '#core/server/jobs/define-job.ts';
import { deleteExpiredMailQuotas } from './mail-quotas.ts';

export const mailRetention = [defineRetention('delete-expired-mail-quotas', deleteExpiredMailQuotas)];
