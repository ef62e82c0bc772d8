import * as v from 'valibot';
import { textIn } from '#core/i18n/language.ts';
import { languageOf } from '#core/i18n/request-language.ts';
import { type Content, serverTexts } from '#core/i18n/server-texts.ts';
import type { PublicSettings } from '#core/settings/settings.ts';

/** Handles a request below `/api`. */
type Handle = (request: Request, address: string) => Promise<Response>;

const Refused = v.object({ data: v.object({ localizedMessage: v.object({ ar: v.string(), en: v.string() }) }) });

/** Endpoint and success message of each page that mail links open, by path. */
const linkForms: Readonly<Record<string, { endpoint: string; done: (content: Content) => string }>> = {
  '/unsubscribe': { endpoint: '/api/unsubscriptions', done: ({ unsubscribe }) => unsubscribe.done.title },
  '/confirm-newsletter': {
    endpoint: '/api/newsletter-confirmations',
    done: ({ newsletterConfirmation }) => newsletterConfirmation.done.title,
  },
};

/**
 * Handles the form post of such a page without a script; on the unsubscribe page also one-click requests of mail clients (RFC 8058).
 * Reads only the URL and ignores the body. Responds with the endpoint's status and a plain text in the mail's language, never
 * with a redirect, which mail clients do not follow.
 */
export const handleOneClickUnsubscribe = async (
  { handle, settings }: { readonly handle: Handle; readonly settings: PublicSettings },
  request: Request,
  address: string,
): Promise<Response> => {
  await request.body?.cancel();
  const { href, pathname, searchParams } = new URL(request.url);
  const form = linkForms[pathname];
  if (form === undefined) return new Response(null, { status: 404 });
  const language = languageOf(searchParams, request.headers.get('cookie'));
  const response = await handle(
    new Request(new URL(form.endpoint, href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: searchParams.get('token') ?? '' }),
    }),
    address,
  );
  const messages = response.ok
    ? form.done(serverTexts(language, settings))
    : textIn(v.parse(Refused, await response.json()).data.localizedMessage, language);
  const retryAfter = response.headers.get('retry-after');
  return new Response(`${messages}\n`, {
    status: response.status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
    },
  });
};
