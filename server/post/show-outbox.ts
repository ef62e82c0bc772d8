import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '../../domain/language.ts';
import type { Outbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

/** The outbox as it can be read at `/dev/messages` and `/dev/messages.json` by whoever has its key. */
export type ShownOutbox = {
  /** With the key in it. */
  readonly path: string;
  /** Whether this path and query name the outbox with the right key; all others are as unknown as any. */
  readonly isOpenedBy: (path: string) => boolean;
  readonly answer: (request: Request, language: Language) => Response;
};

/** Shows it under a key of this start. */
export const showOutbox = ({ messages }: Pick<Outbox, 'messages'>): ShownOutbox => {
  const key = randomBytes(18).toString('base64url');
  return {
    path: `/dev/messages?key=${key}`,
    isOpenedBy: (path) => {
      const [pathname = '', query = ''] = path.split('?', 2);
      const given = new URLSearchParams(query).get('key');
      return /^\/dev\/messages(\.json)?$/.test(pathname) && given !== null && isSame(given, key);
    },
    answer: (request, language) => {
      const isJson = new URL(request.url).pathname.endsWith('.json');
      const body = isJson ? JSON.stringify({ messages: messages() }) : outboxPage(messages(), language, key);
      return new Response(body, {
        headers: {
          'Content-Type': isJson ? 'application/json' : 'text/html; charset=utf-8',
          'Content-Security-Policy': policy,
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex, nofollow',
        },
      });
    },
  };
};

/** The letters' frames inherit it, and letters are styled inline. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
