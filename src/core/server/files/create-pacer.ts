import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum work without a break, in characters; parsing that many takes about a millisecond. */
const MAX_WORK_PER_TURN = 64 * 1024;

/** Counts finished work, and yields to the event loop when the work per turn is used up. */
export type Pacer = (work: number) => Promise<void>;

/**
 * Creates the pacer of one long computation. Work is counted instead of timed, so that a loaded machine yields as often
 * as an idle one.
 */
export const createPacer = (): Pacer => {
  let work = 0;
  return async (more) => {
    work += more;
    if (work < MAX_WORK_PER_TURN) return;
    work = 0;
    await nextTurn();
  };
};
