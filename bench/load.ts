import { readFile } from 'node:fs/promises';
import autocannon, { type Client } from 'autocannon';
import type { Running } from '../scripts/lib/run-process.ts';
import { median } from './thresholds.ts';

/** Number of concurrent requests for a throughput measurement. */
export const concurrentLoad = 32;

export type Load = {
  readonly path: string;
  readonly encoding: 'identity' | 'br';
  readonly seconds: number;
  readonly connections: number;
};

export type LoadResult = {
  readonly perSecond: number;
  /** Median, in milliseconds. */
  readonly latency: number;
  /** CPU time of the process per answer, in microseconds; NaN where the system does not report it. */
  readonly cpu: number;
};

/** Requests one URL as fast as it is answered. Throws for anything but a page. */
export const load = (running: Running, options: Load): Promise<LoadResult> => loadAtOnce(running, [options]);

/** Loads several URLs at the same time. */
export const loadAtOnce = async ({ url, pid }: Running, options: readonly Load[]): Promise<LoadResult> => {
  const before = await cpuOf(pid);
  const outcomes = await Promise.all(
    options.map(({ path, encoding, seconds, connections }) =>
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
  if (failed > 0) throw new Error(`${options.map(({ path }) => path).join(', ')}: ${failed} failed`);
  return {
    perSecond: sum(({ requests, duration }) => requests.total / duration),
    latency: median(outcomes.map(({ latency }) => latency.p50)),
    cpu: cpu / sum(({ requests }) => requests.total),
  };
};

/**
 * Discards the body: autocannon decodes each body to text, which takes four times longer when a character is split between two
 * chunks.
 */
const readNothing = ({ pipelinedRequests }: Client): void => {
  pipelinedRequests.addBody = () => undefined;
};

/** CPU time of a process since its start, in microseconds; the kernel's resolution is 10 ms. */
const cpuOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user ?? Number.NaN) + Number(system ?? Number.NaN)) * 10_000;
};
