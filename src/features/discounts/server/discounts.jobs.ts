import { defineRetention } from '#core/server/jobs/define-job.ts';
import { deleteExpiredPromoAttempts } from './quote-promo-code.ts';

export const discountRetention = [defineRetention('delete-expired-promo-attempts', deleteExpiredPromoAttempts)];
