/** Mismatches that need an admin; `owed_back`: the payment of an order cancelled without a refund. */
export const issueKinds = [
  'paid_twice',
  'paid_late',
  'wrong_amount',
  'wrong_currency',
  'wrong_mode',
  'owed_back',
  'unmatched',
  'unconfirmed',
  'refund_unclear',
  'refund_refused',
  'chargeback',
] as const;
export type IssueKind = (typeof issueKinds)[number];
