import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, send } from '../../tests/world/send.ts';

export type Borne = { readonly waits: number[]; readonly failures: string[] };

const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 30_000 });

/** Asks as fast as so many askers are answered, for so long. Answers a second. */
export const asFastAsAnswered = async (
  url: string,
  next: () => Asked,
  { askers, seconds }: { readonly askers: number; readonly seconds: number },
): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const failure = await failureOf(url, next());
      if (failure !== null) throw new Error(failure);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: askers }, ask));
  return answered / seconds;
};

/** Asks so often a second, whether answers come or not, as visitors do; ends when the last of them has come. */
export const steadily = async (
  url: string,
  next: () => Asked,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Borne> => {
  const borne: Borne = { waits: [], failures: [] };
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const asked = performance.now();
    const failure = await failureOf(url, next());
    borne.waits.push(performance.now() - asked);
    if (failure !== null) borne.failures.push(failure);
  };
  for (let sent = 0; sent < perSecond * seconds; ) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    for (; sent < Math.min(due, perSecond * seconds); sent += 1) {
      const asking: Promise<void> = ask().finally(() => underWay.delete(asking));
      underWay.add(asking);
    }
    await pause(2);
  }
  await Promise.all(underWay);
  return borne;
};

/** Null when it is answered with 2xx, else what happened. */
const failureOf = async (url: string, wanted: Asked): Promise<string | null> => {
  const { status, said } = await send(agent, url, wanted);
  return status.startsWith('2') ? null : `${wanted.path}: ${status} ${said.slice(0, 200)}`;
};
