import * as v from 'valibot';
import { editorialOf } from '../../locales/editorial.ts';
import { languageOf } from '../http/language-of.ts';

/** Answers a request below `/api`. */
type Handle = (request: Request, address: string) => Promise<Response>;

const Refused = v.object({ data: v.object({ sentence: v.object({ ar: v.string(), en: v.string() }) }) });

/**
 * Leaves a list without a page: what a mailbox sends when its reader presses the mailbox's own button (RFC 8058). The
 * address says all, whatever the body holds. Answers the contract's status, in words of the letter's language, and never
 * a redirect, which mailboxes do not follow.
 */
export const answerOneClick = async (handle: Handle, request: Request, address: string): Promise<Response> => {
  await request.body?.cancel();
  const { href, searchParams } = new URL(request.url);
  const language = languageOf(searchParams, request.headers.get('cookie'));
  const answer = await handle(
    new Request(new URL('/api/unsubscriptions', href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: searchParams.get('token') ?? '' }),
    }),
    address,
  );
  const said = answer.ok
    ? editorialOf(language).leaving.done.title
    : v.parse(Refused, await answer.json()).data.sentence[language];
  return new Response(`${said}\n`, {
    status: answer.status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
};
