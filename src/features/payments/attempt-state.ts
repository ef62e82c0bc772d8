/** States of a payment attempt. `review`: the payment does not match the order. */
export const attemptStates = ['opening', 'open', 'pending', 'failed', 'expired', 'review', 'succeeded'] as const;
export type AttemptState = (typeof attemptStates)[number];

const rank: Readonly<Record<AttemptState, number>> = {
  opening: 0,
  open: 1,
  pending: 2,
  failed: 3,
  expired: 3,
  review: 4,
  succeeded: 5,
};

/**
 * Returns the state after an event: the higher rank wins, whatever the order of events. A failure never replaces a success; a
 * failed or expired attempt can still succeed, because its page was open.
 */
export const laterState = (current: AttemptState, reported: AttemptState): AttemptState =>
  rank[reported] > rank[current] ? reported : current;

/** States of attempts that can still be paid. */
export const payableStates: readonly AttemptState[] = attemptStates.filter((state) => rank[state] <= rank.pending);
