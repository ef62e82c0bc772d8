/** History state of a navigation to or from a tab or dialog of the open page; keeps scroll position, focus and notices. */
export const KEEP_PLACE = 'keep';
