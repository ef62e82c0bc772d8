import { readFile } from 'node:fs/promises';
import autocannon, { type Client } from 'autocannon';
import type { Running } from '../scripts/lib/run-process.ts';
import { median } from './thresholds.ts';

/** How many ask at once where it is measured what a server can do at most. */
export const concurrentLoad = 32;

export type Load = {
  readonly path: string;
  readonly encoding: 'identity' | 'br';
  readonly seconds: number;
  readonly connections: number;
};

export type Borne = {
  readonly perSecond: number;
  /** Median, in milliseconds. */
  readonly latency: number;
  /** Processor time that the process itself took for one answer, in microseconds; NaN where the system does not tell. */
  readonly cpu: number;
};

/** Asks for one address as fast as it is answered. Throws when anything but a page comes back. */
export const load = (running: Running, asked: Load): Promise<Borne> => loadAtOnce(running, [asked]);

/** The same for several addresses at the same time. */
export const loadAtOnce = async ({ url, pid }: Running, asked: readonly Load[]): Promise<Borne> => {
  const before = await cpuOf(pid);
  const outcomes = await Promise.all(
    asked.map(({ path, encoding, seconds, connections }) =>
      autocannon({
        url: url + path,
        connections,
        duration: seconds,
        headers: { 'accept-encoding': encoding },
        setupClient: readNothing,
      }),
    ),
  );
  const cpu = (await cpuOf(pid)) - before;
  const sum = (of: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.map(of).reduce((all, each) => all + each);
  const failed = sum(({ errors, non2xx }) => errors + non2xx);
  if (failed > 0) throw new Error(`${asked.map(({ path }) => path).join(', ')}: ${failed} failed`);
  return {
    perSecond: sum(({ requests, duration }) => requests.total / duration),
    latency: median(outcomes.map(({ latency }) => latency.p50)),
    cpu: cpu / sum(({ requests }) => requests.total),
  };
};

/**
 * The asker makes a text of each body, four times slower where a letter lies across two parts of it, which chance decides. Nobody
 * wants the text.
 */
const readNothing = ({ pipelinedRequests }: Client): void => {
  pipelinedRequests.addBody = () => undefined;
};

/** Microseconds of processor time since a process began; the kernel counts in hundredths of a second. */
const cpuOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user ?? Number.NaN) + Number(system ?? Number.NaN)) * 10_000;
};
