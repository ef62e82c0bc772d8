import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from './metrics.ts';

/** Lets whoever bears the token read what the shop counts; to anybody else it says 401 and no more. */
export const metricsDoor =
  (token: string, metrics: Pick<Metrics, 'text'>) =>
  async (request: Request): Promise<Response> => {
    const [scheme = '', given = ''] = (request.headers.get('authorization') ?? '').split(' ');
    const headers = { 'Cache-Control': 'no-store' };
    if (scheme.toLowerCase() !== 'bearer' || !isSame(given, token)) {
      return new Response(null, { status: 401, headers: { ...headers, 'WWW-Authenticate': 'Bearer' } });
    }
    const text = await metrics.text();
    return new Response(text, { headers: { ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' } });
  };

/** Takes as long for a token that is nearly right as for any other. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(hashOf(given), hashOf(token));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
