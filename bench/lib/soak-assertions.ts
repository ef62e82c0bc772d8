/** Measurements of one interval of a soak test. */
export type Stretch = {
  readonly responseCount: number;
  readonly failures: readonly string[];
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Resident memory of the shop's process at the end, in MB. */
  readonly memory: number;
};

/** Allowed growth of the last third over the middle one: detects a trend, tolerates noise. */
const MAX_MEMORY_FACTOR = 1.1;
/** On a machine with other load, p99 may double between two measurements. */
const MAX_P99_FACTOR = 2;

/**
 * Returns the faults of a shop under steady load; empty without any. The first third is warm-up (code is compiled, pages are
 * compressed); the other two are compared.
 */
export const faultsOfSoak = (stretches: readonly Stretch[]): string[] => {
  const third = Math.floor(stretches.length / 3);
  if (third < 1) return ['there is nothing to compare: three stretches at least'];
  const middle = stretches.slice(-2 * third, -third);
  const last = stretches.slice(-third);
  const failures = stretches.flatMap((stretch) => stretch.failures);
  const grown = mean(last, 'memory') / mean(middle, 'memory');
  const slowed = mean(last, 'p99') / mean(middle, 'p99');
  return [
    ...(failures.length > 0 ? [`${failures.length} requests failed, the first: ${failures[0]}`] : []),
    ...(grown > MAX_MEMORY_FACTOR ? [`memory grew to ${percent(grown)} from the middle third to the last`] : []),
    ...(slowed > MAX_P99_FACTOR ? [`p99 rose to ${percent(slowed)} from the middle third to the last`] : []),
  ];
};

const mean = (stretches: readonly Stretch[], of: 'memory' | 'p99'): number =>
  stretches.reduce((sum, stretch) => sum + stretch[of], 0) / stretches.length;

const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`;
