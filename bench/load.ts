import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type { Running } from './run-process.ts';

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
export const load = async ({ url, pid }: Running, { path, encoding, seconds, connections }: Load): Promise<Borne> => {
  const before = await cpuOf(pid);
  const outcome = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  });
  if (outcome.errors > 0 || outcome.non2xx > 0) throw new Error(`${path}: ${outcome.errors + outcome.non2xx} failed`);
  return {
    perSecond: outcome.requests.total / outcome.duration,
    latency: outcome.latency.p50,
    cpu: ((await cpuOf(pid)) - before) / outcome.requests.total,
  };
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
