import { defineWorkItem } from '#core/server/define-work-item.ts';
import { countIssues, findOldestIssue } from './payment-issues.repository.ts';
import { countProofs, findOldestWaitingProof } from './transfers/transfer-proofs.repository.ts';

export const paymentWork = [
  defineWorkItem({
    id: 'paymentIssues',
    position: 10,
    permission: 'payments.read',
    list: 'payments?sort=oldest',
    isUrgent: true,
    badge: 'paymentIssues',
    text: ({ work }, count) => work.paymentIssues(count),
    count: ({ database }) => countIssues(database.kysely, 'open'),
    findOldest: ({ database }) => findOldestIssue(database.kysely),
  }),
  defineWorkItem({
    id: 'transfersToCheck',
    position: 40,
    permission: 'payments.write',
    list: 'transfers',
    badge: 'transfers',
    text: ({ work }, count) => work.transfersToCheck(count),
    count: ({ database }) => countProofs(database.kysely, 'waiting'),
    findOldest: ({ database }) => findOldestWaitingProof(database.kysely),
  }),
];
