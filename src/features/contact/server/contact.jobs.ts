import { defineRetention } from '#core/server/jobs/define-job.ts';
import { deleteExpiredContactMessages } from './contact-messages.ts';

export const contactRetention = [defineRetention('delete-expired-contact-messages', deleteExpiredContactMessages)];
