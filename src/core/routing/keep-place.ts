/** History state of a navigation that keeps scroll position, focus and notices: to a tab or a dialog of the open page, and back. */
export const KEEP_PLACE = 'keep';
