/** Sends a request for a known or unknown name. */
export type SendRequest = (name: string) => Promise<unknown>;

type Comparison = {
  readonly request: SendRequest;
  readonly existingNames: readonly string[];
  readonly unknown: () => string;
  /** Number of pairs of requests, and of concurrent lanes. */
  readonly pairs?: number;
  readonly lanes?: number;
};

/**
 * Distance between the response times for known and unknown names, in standard deviations of the Mann-Whitney test; by
 * chance it exceeds 4 once in 16,000 runs. Both kinds alternate on several lanes, so that other load affects both alike;
 * unknown names are created beforehand, because creating one slows the next request.
 */
export const compareTimes = async ({
  request,
  existingNames,
  unknown,
  pairs = 40,
  lanes = 5,
}: Comparison): Promise<number> => {
  const unknownAddresses = Array.from({ length: pairs }, unknown);
  const times: { existing: number[]; unknown: number[] } = { existing: [], unknown: [] };
  const measurePair = async (pair: number) => {
    const name = existingNames[pair % existingNames.length] ?? '';
    const isExistingFirst = pair % 2 === 0;
    if (isExistingFirst) times.existing.push(await measureDuration(request, name));
    times.unknown.push(await measureDuration(request, unknownAddresses[pair] ?? ''));
    if (!isExistingFirst) times.existing.push(await measureDuration(request, name));
  };
  const runLane = async (lane: number) => {
    for (let turn = 0; turn < pairs / lanes; turn += 1) await measurePair(turn * lanes + lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
  return Math.abs(distance(times.existing, times.unknown));
};

/** Measures again when the first distance is 4 or more: a real difference repeats, a random one does not. */
export const confirmDistance = async (measure: () => Promise<number>): Promise<number> => {
  const first = await measure();
  return first < 4 ? first : Math.min(first, await measure());
};

const distance = (one: readonly number[], other: readonly number[]): number => {
  const wins = one.reduce((sum, mine) => sum + other.filter((sample) => mine > sample).length, 0);
  const pairs = one.length * other.length;
  return (wins - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
};

const measureDuration = async (request: SendRequest, name: string): Promise<number> => {
  const began = performance.now();
  await request(name);
  return performance.now() - began;
};
