/** Asks for what is known, or is not, by its name. */
export type Ask = (name: string) => Promise<unknown>;

type Compared = {
  readonly ask: Ask;
  readonly known: readonly string[];
  readonly unknown: () => string;
  /** How often each is asked for, and on how many lanes at once. */
  readonly pairs?: number;
  readonly lanes?: number;
};

/**
 * How far the times of two kinds of questions lie apart, in standard deviations of what chance does (Mann-Whitney): beyond
 * 4 once in sixteen thousand runs. Known and unknown are asked in turns, on several lanes, so that what the machine does
 * besides meets both alike; the unknown names are made before, for making one slows the question after it.
 */
export const timesApart = async ({ ask, known, unknown, pairs = 40, lanes = 5 }: Compared): Promise<number> => {
  const strangers = Array.from({ length: pairs }, unknown);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const askBoth = async (pair: number) => {
    const name = known[pair % known.length] ?? '';
    const isKnownFirst = pair % 2 === 0;
    if (isKnownFirst) times.known.push(await took(ask, name));
    times.unknown.push(await took(ask, strangers[pair] ?? ''));
    if (!isKnownFirst) times.known.push(await took(ask, name));
  };
  const goAlong = async (lane: number) => {
    for (let turn = 0; turn < pairs / lanes; turn += 1) await askBoth(turn * lanes + lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => goAlong(lane)));
  return Math.abs(distance(times.known, times.unknown));
};

/** A difference that is there shows each time; one that the machine made by chance does not. */
export const apartTwice = async (look: () => Promise<number>): Promise<number> => {
  const first = await look();
  return first < 4 ? first : Math.min(first, await look());
};

const distance = (one: readonly number[], other: readonly number[]): number => {
  const wins = one.reduce((sum, mine) => sum + other.filter((theirs) => mine > theirs).length, 0);
  const pairs = one.length * other.length;
  return (wins - pairs / 2) / Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
};

const took = async (ask: Ask, name: string): Promise<number> => {
  const began = performance.now();
  await ask(name);
  return performance.now() - began;
};
