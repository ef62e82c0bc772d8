let last: Promise<unknown> = Promise.resolve();

/** Does one piece of work at a time in this process, in the order in which they came. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};
