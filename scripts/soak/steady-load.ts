import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Wanted = {
  readonly method?: 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Borne = { readonly waits: number[]; readonly failures: string[] };

const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 30_000 });

/** Asks as fast as so many askers are answered, for so long. Answers a second. */
export const asFastAsAnswered = async (
  url: string,
  next: () => Wanted,
  { askers, seconds }: { readonly askers: number; readonly seconds: number },
): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      const failure = await send(url, next());
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
  next: () => Wanted,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Borne> => {
  const borne: Borne = { waits: [], failures: [] };
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const asked = performance.now();
    const failure = await send(url, next());
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
const send = (url: string, { method, path, headers = {}, body }: Wanted): Promise<string | null> =>
  new Promise((resolve) => {
    const sized = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const fail = (error: Error) => resolve(`${path}: ${error.message}`);
    request(url + path, { agent, method: method ?? 'GET', headers: sized }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.resume();
      answer.once('end', () => resolve(status >= 200 && status < 300 ? null : `${path}: ${status}`));
      answer.once('error', fail);
    })
      .once('error', fail)
      .end(body);
  });
