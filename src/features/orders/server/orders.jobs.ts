import { defineRetention } from '#core/server/jobs/define-job.ts';
import { deleteOldCopies, deleteOldNetworks } from './orders.privacy.ts';

export const orderRetention = [
  defineRetention('delete-expired-order-confirmations', deleteOldCopies),
  defineRetention('delete-expired-order-networks', deleteOldNetworks),
];
