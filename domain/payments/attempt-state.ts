/** States of a payment attempt. `review` is one whose money does not fit the order. */
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
 * The state after an event: what is known better wins, whatever the order in which events arrive. A failure never replaces a
 * success; a failed or expired attempt may still succeed, because its page had stayed open.
 */
export const laterState = (current: AttemptState, reported: AttemptState): AttemptState =>
  rank[reported] > rank[current] ? reported : current;

/** States of attempts by which a customer may still pay. */
export const payableStates: readonly AttemptState[] = attemptStates.filter((state) => rank[state] <= rank.pending);
