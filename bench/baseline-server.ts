import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Running, runProcess } from '../scripts/lib/run-process.ts';
import type { Load } from './load.ts';

/** Baseline of a page: a bare server that sends the same bytes as the shop, and their number. */
export const baselineServer = async (
  shop: Running,
  { path, encoding }: Pick<Load, 'path' | 'encoding'>,
): Promise<Running & { readonly size: number }> => {
  const { headers, body } = await answerOf(shop, path, encoding);
  const folder = await mkdtemp(join(tmpdir(), 'lazaward-bench-'));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const server = await runProcess('bench/static-server.ts', { HEADERS: JSON.stringify(headers), BODY: file });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { ...server, stop, size: body.length };
};

/** A page as it is transferred, with its headers except those that Node adds to every answer. */
const answerOf = async ({ url }: Running, path: string, encoding: string) => {
  const request = get(url + path, { headers: { 'accept-encoding': encoding } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error(`${path} was not answered.`);
  const own = Object.entries(response.headers).filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name));
  return {
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    body: await buffer(response),
  };
};
