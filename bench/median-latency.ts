import { Agent, get } from 'node:http';
import { median } from './thresholds.ts';

const agent = new Agent({ keepAlive: true, timeout: 1_000 });

/** Median time of sequential calls without other load, in milliseconds. Throws when a call is refused. */
export const howLong = async (
  nextUrl: () => string,
  headers: Readonly<Record<string, string>>,
  times: number,
): Promise<number> => {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const url = nextUrl();
    const startedAt = performance.now();
    await request(url, headers);
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
};

const request = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} was answered with ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
