/** Seeded random numbers. */
export type Chance = {
  /** An integer; both bounds are included. */
  readonly between: (min: number, max: number) => number;
  readonly oneOf: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  /** True with this probability, in percent. */
  readonly isPercent: (percent: number) => boolean;
};

/** Creates a random number generator for a seed. */
export const createChance = (seed: number): Chance => {
  let state = seed >>> 0;
  // mulberry32: uniform enough for tests, and the same on every machine
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    oneOf: (things) => things[between(0, things.length - 1)] ?? things[0],
    isPercent: (percent) => next() * 100 < percent,
  };
};
