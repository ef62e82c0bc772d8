import * as v from 'valibot';
import { ContactForm, parseNewsletterForm } from '#core/forms/forms.ts';
import { fieldErrors, firstIssueCode } from '#core/forms/validation.ts';
import { directionOf, type Language, textIn } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { languageOf } from '#core/i18n/request-language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { escapeXml } from '#core/text/escape-xml.ts';

/** Handles a request below `/api`. */
type Handle = (request: Request, address: string) => Promise<Response>;

/** Size limit of a form's body: that of the API. */
const MAX_FORM_BYTES = 64 * 1024;

const ErrorBody = v.object({ data: v.object({ localizedMessage: v.object({ ar: v.string(), en: v.string() }) }) });

interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'lines';
}

interface FormNotice {
  readonly title: string;
  readonly body: string;
}

type FormValues = Readonly<Record<string, string>>;

/** A form of a page, with the notices of specification 8. */
interface PageForm {
  readonly endpoint: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** The text of the consent, which is recorded when the form is sent. */
  readonly consent: string;
  readonly sent: FormNotice;
  readonly failed: FormNotice;
  /** Whether the failure notice includes the server's reason. */
  readonly givesReason: boolean;
  readonly check: (
    values: FormValues,
  ) => { readonly success: true } | { readonly success: false; readonly issues: Parameters<typeof fieldErrors>[0] };
}

/**
 * Handles the contact or newsletter form of a browser without JavaScript with the same endpoints. Responds with a page
 * that has the messages of the form's notices and, after a failure, the filled form with an error under each invalid
 * field. Rejects cross-site posts with 403, because cross-site calls of the endpoints are impossible too.
 */
export const handlePlainForm = async (
  { handle, settings }: { readonly handle: Handle; readonly settings: PublicSettings },
  request: Request,
  address: string,
): Promise<Response> => {
  const { href, pathname, searchParams } = new URL(request.url);
  const language = languageOf(searchParams, request.headers.get('cookie'));
  const { forms, validation, backHome } = await pageForms(language, settings);
  const form = forms[pathname];
  if (form === undefined) return new Response(null, { status: 404 });
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const values = await readForm(request, form.fields);
  if (values === null) return new Response(null, { status: 413 });

  const page = (status: number, notice: FormNotice, errors: FormValues | null, headers: HeadersInit = {}) =>
    htmlPage({ status, language, notice, form, action: pathname, values, errors, backHome, headers });
  const checked = form.check(values);
  if (!checked.success) {
    const errors = Object.entries(fieldErrors(checked.issues)).map(([name, code]) => [
      name,
      validation[code ?? 'generic'],
    ]);
    const notice = { title: form.failed.title, body: validation[firstIssueCode(checked.issues)] };
    return page(422, notice, Object.fromEntries(errors));
  }
  const response = await handle(
    new Request(new URL(form.endpoint, href), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `language=${language}` },
      body: JSON.stringify(values),
    }),
    address,
  );
  if (response.ok) return page(200, form.sent, null);
  const retryAfter = response.headers.get('retry-after');
  const reason = v.safeParse(ErrorBody, await response.json());
  const body =
    form.givesReason && reason.success ? textIn(reason.output.data.localizedMessage, language) : form.failed.body;
  return page(response.status, { title: form.failed.title, body }, {}, retryAfter ? { 'Retry-After': retryAfter } : {});
};

/** Whether another site has sent the form; unknown for old browsers, which send neither header. */
const isCrossSite = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== (headers.get('host') ?? new URL(url).host);
};

/** Reads the values of these fields; null for a body above the limit. */
const readForm = async (request: Request, fields: readonly FormField[]): Promise<FormValues | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) return null;
    chunks.push(chunk);
  }
  const data = new URLSearchParams(Buffer.concat(chunks).toString());
  return Object.fromEntries(fields.map(({ name }) => [name, data.get(name) ?? '']));
};

const pageForms = async (language: Language, settings: PublicSettings) => {
  const [{ notices, validation }, { fields, layout, states }] = await Promise.all([
    loadMessages('forms', language, settings),
    loadMessages('common', language, settings),
  ]);
  const { form: contact } = serverTexts(language, settings).contact;
  const email: FormField = { name: 'email', label: fields.email, type: 'email' };
  const forms: Readonly<Record<string, PageForm>> = {
    '/contact': {
      endpoint: '/api/contact-messages',
      submit: contact.send,
      fields: [
        { name: 'name', label: fields.name, type: 'text' },
        email,
        { name: 'subject', label: contact.subject, type: 'text' },
        { name: 'message', label: contact.message, type: 'lines' },
      ],
      consent: contact.agreement,
      sent: notices.contact.sent,
      failed: notices.contact.failed,
      givesReason: true,
      check: (values) => v.safeParse(ContactForm, values),
    },
    '/newsletter': {
      endpoint: '/api/newsletter-subscriptions',
      submit: layout.footer.subscribe,
      fields: [email],
      consent: layout.footer.newsletterText,
      sent: notices.newsletter.confirmationRequired,
      failed: notices.newsletter.failed,
      givesReason: false,
      check: parseNewsletterForm,
    },
  };
  return { forms, validation, backHome: states.backHome };
};

interface FormPage {
  readonly status: number;
  readonly language: Language;
  readonly notice: FormNotice;
  readonly form: PageForm;
  readonly action: string;
  readonly values: FormValues;
  /** Errors by field name; null after a success, when there is no form. */
  readonly errors: FormValues | null;
  readonly backHome: string;
  readonly headers: HeadersInit;
}

/** Renders the response without React and without further requests, for browsers without scripts. */
const htmlPage = ({
  status,
  language,
  notice,
  form,
  action,
  values,
  errors,
  backHome,
  headers,
}: FormPage): Response => {
  const title = escapeXml(notice.title);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="${errors ? 'alert' : 'status'}">${escapeXml(notice.body)}</p>
${errors ? formMarkup(form, action, values, errors) : ''}
<p><a href="/">${escapeXml(backHome)}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      ...headers,
    },
  });
};

const formMarkup = (
  { fields, consent, submit }: PageForm,
  action: string,
  values: FormValues,
  errors: FormValues,
): string => {
  const inputs = fields.map(({ name, label, type }) => {
    const error = errors[name];
    const wiring = `id="${name}" name="${name}" required${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}`;
    const value = escapeXml(values[name] ?? '');
    const input =
      type === 'lines'
        ? `<textarea ${wiring} rows="7" dir="auto">\n${value}</textarea>`
        : `<input ${wiring} type="${type}" dir="${type === 'email' ? 'ltr' : 'auto'}" value="${value}">`;
    const message = error ? `<p class="error" id="${name}-error">${escapeXml(error)}</p>` : '';
    return `<label for="${name}">${escapeXml(label)}</label>\n${input}\n${message}`;
  });
  return `<form method="post" action="${action}" novalidate>\n${inputs.join('\n')}\n<p>${escapeXml(consent)}</p>\n<button>${escapeXml(submit)}</button>\n</form>`;
};

/** Brand colors with system fonts. */
const style = `
body { margin: 0; padding: 3rem 1rem; background: #fbfaf6; color: #0b1640; font: 1.0625rem/1.7 system-ui, sans-serif; }
main { max-inline-size: 34em; margin: 0 auto; }
h1 { font: 400 2.25rem/1.4 Amiri, "Noto Naskh Arabic", Georgia, serif; margin-block: 0 1rem; }
label { display: block; margin-block: 1.25rem .375rem; font-weight: 500; }
input, textarea { box-sizing: border-box; inline-size: 100%; min-block-size: 3rem; padding: .5rem 1rem; font: inherit;
  color: inherit; background: #fff; border: 1px solid #6b7bb8; border-radius: 2px; }
[aria-invalid] { border-color: #9c2b1f; }
.error { margin: .375rem 0 0; color: #9c2b1f; font-size: .9375rem; }
button { margin-block-start: 1.5rem; min-block-size: 3rem; padding-inline: 2rem; font: inherit; color: #fff; background: #13256e;
  border: 0; border-radius: 2px; }
a { color: #13256e; }`;
