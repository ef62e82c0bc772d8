/** Returns how many turns the event loop makes while the work runs: requests are served between them. */
export const countTurns = async (work: () => Promise<void>): Promise<number> => {
  let turns = 0;
  let isRunning = true;
  const count = () => {
    turns += 1;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  try {
    await work();
  } finally {
    isRunning = false;
  }
  return turns;
};
