import * as v from 'valibot';
import type { Language } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { languageOf } from '../http/language.ts';

/** Answers a request below `/api`. */
type Handle = (request: Request, address: string) => Promise<Response>;

const Refused = v.object({ data: v.object({ localizedMessage: v.object({ ar: v.string(), en: v.string() }) }) });

/** What the form of a page that a mail's link leads to does, by the page's path. */
const linkForms: Readonly<Record<string, { endpoint: string; done: (language: Language) => string }>> = {
  '/unsubscribe': { endpoint: '/api/unsubscriptions', done: (language) => contentOf(language).unsubscribe.done.title },
  '/confirm-newsletter': {
    endpoint: '/api/newsletter-confirmations',
    done: (language) => contentOf(language).newsletterConfirmation.done.title,
  },
};

/**
 * Answers the form of such a page without its script; leaving a list it is also what a mailbox sends when its reader presses
 * the mailbox's own button (RFC 8058). The
 * address says all, whatever the body holds. Answers the contract's status, in words of the letter's language, and never
 * a redirect, which mailboxes do not follow.
 */
export const handleOneClickUnsubscribe = async (
  handle: Handle,
  request: Request,
  address: string,
): Promise<Response> => {
  await request.body?.cancel();
  const { href, pathname, searchParams } = new URL(request.url);
  const form = linkForms[pathname];
  if (form === undefined) return new Response(null, { status: 404 });
  const language = languageOf(searchParams, request.headers.get('cookie'));
  const answer = await handle(
    new Request(new URL(form.endpoint, href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: searchParams.get('token') ?? '' }),
    }),
    address,
  );
  const said = answer.ok ? form.done(language) : v.parse(Refused, await answer.json()).data.localizedMessage[language];
  const retryAfter = answer.headers.get('retry-after');
  return new Response(`${said}\n`, {
    status: answer.status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
    },
  });
};
