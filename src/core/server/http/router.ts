import { type Context, Hono } from 'hono';
import type { Language } from '#core/i18n/language.ts';
import { languageOf } from '#core/i18n/request-language.ts';
import type { Documents } from './cached-documents.ts';
import { defaultHeaders, isSubresourceType, subresourceHeaders } from './security-headers.ts';
import { type CustomPictures, immutableFiles, namedFiles, serviceWorker } from './static-files.ts';

/** A route for requests with its secret key; all others are handled as unknown pages. */
export type DevMailboxRoute = {
  readonly isOpenedBy: (path: string) => boolean;
  readonly handle: (request: Request, language: Language) => Promise<Response>;
};

/** Environment that the Node adapter passes to each request. */
export type HttpEnvironment = {
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } };
};

export type RouterOptions = {
  /** The folder with the built browser files and pictures. */
  readonly buildFolder: string;
  readonly publicUrl: string;
  /** Rate-limit key of a request: the visitor's address or its network. */
  readonly addressOf: (context: Context<HttpEnvironment>) => string;
  readonly api: (request: Request, address: string) => Promise<Response>;
  readonly accounts: Hono<HttpEnvironment>;
  /** Handles the forms of mail links without a script (decisions 29 and 171). */
  readonly oneClick: (request: Request, address: string) => Promise<Response>;
  /** Handles the contact and newsletter forms without a script (decision 240). */
  readonly plainForm: (request: Request, address: string) => Promise<Response>;
  /** Webhooks of payment gateways, and customers who return from payment pages. */
  readonly payments: {
    readonly webhook: (request: Request, provider: string) => Promise<Response>;
    readonly handleReturn: (attemptId: string) => Promise<Response>;
  };
  /** Generated documents for crawlers, merchant feeds and the web app manifest. */
  readonly documents: Pick<Documents, 'respond'>;
  /** Pictures uploaded by admins; built-in photographs are files. */
  readonly ownPhotographs: Pick<CustomPictures, 'handle'>;
  /** Dev mailbox; null when mails and text messages are delivered. */
  readonly devMailbox: DevMailboxRoute | null;
  /** Metrics endpoint, protected by a token; null while metrics are off. */
  readonly metrics: ((request: Request) => Promise<Response>) | null;
  /** Whether the process is shutting down, so that load balancers must use another server. */
  readonly isDraining: () => boolean;
  /** Whether the database responds within two seconds. */
  readonly isDatabaseReady: () => Promise<boolean>;
  readonly log: { error(fields: { readonly err: unknown }, message: string): void };
};

/** Creates the routes of everything that is not a page: API, accounts service, files and health checks. */
export const createRouter = ({
  buildFolder,
  publicUrl,
  addressOf,
  api,
  accounts,
  oneClick,
  plainForm,
  payments,
  documents,
  ownPhotographs,
  devMailbox,
  metrics,
  isDraining,
  isDatabaseReady,
  log,
}: RouterOptions): Hono<HttpEnvironment> => {
  const router = new Hono<HttpEnvironment>();
  const isSecure = publicUrl.startsWith('https:');
  const headers = Object.entries(defaultHeaders(isSecure));
  const headersOfParts = Object.entries(subresourceHeaders(isSecure));

  router.use(async (context, next) => {
    await next();
    const responseHeaders = context.res.headers;
    for (const [name, value] of isSubresourceType(responseHeaders.get('content-type')) ? headersOfParts : headers)
      if (!responseHeaders.has(name)) responseHeaders.set(name, value);
  });

  router.get('/healthz', (context) => context.json({ status: 'ok' }));
  // ready even without the database: cached pages and files are served, and all processes lose it at the same time (decision 206)
  router.get('/readyz', (context) => (isDraining() ? unready(context, 'leaving') : context.json({ status: 'ready' })));
  router.get('/readyz/database', async (context) => {
    if (isDraining()) return unready(context, 'leaving');
    return (await isDatabaseReady()) ? context.json({ status: 'ready' }) : unready(context, 'unavailable');
  });
  if (metrics !== null) router.get('/metrics', (context) => metrics(context.req.raw));
  router.all('/api/*', (context) => api(context.req.raw, addressOf(context)));
  router.on('POST', ['/unsubscribe', '/confirm-newsletter'], (context) =>
    oneClick(context.req.raw, addressOf(context)),
  );
  router.on('POST', ['/contact', '/newsletter'], (context) => plainForm(context.req.raw, addressOf(context)));
  router.post('/payments/webhooks/:provider', ({ req }) => payments.webhook(req.raw, req.param('provider')));
  router.get('/payments/return/:attempt', ({ req }) => payments.handleReturn(req.param('attempt')));
  router.all('/payments/*', (context) => context.body(null, 405));
  router.route('/auth/v1', accounts);
  router.get('/assets/*', immutableFiles(`${buildFolder}/client`));
  router.get('/photographs/custom/*', (context) => ownPhotographs.handle(context.req.raw));
  router.get('/photographs/*', namedFiles(buildFolder));
  router.get('/icons/*', namedFiles(`${buildFolder}/client`));
  router.get('/service-worker.js', serviceWorker(`${buildFolder}/client`));
  router.get('/favicon.ico', namedFiles(`${buildFolder}/client`));
  router.on('GET', ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/feeds/*'], (context) =>
    documents.respond(context.req.raw),
  );
  if (devMailbox !== null) {
    router.on('GET', ['/dev/mailbox', '/dev/mailbox.json'], ({ req }) =>
      devMailbox.handle(req.raw, languageOf(new URL(req.url).searchParams, req.header('cookie'))),
    );
  }
  router.notFound((context) => context.body(null, 404));
  // the default handler prints the message of the error, which may quote a customer (decision 131)
  router.onError((err, context) => {
    log.error({ err }, 'request failed');
    return context.body(null, 500);
  });
  return router;
};

const unready = (context: Context, status: 'leaving' | 'unavailable') => context.json({ status }, 503);

/** Whether a request belongs to the router; all others are pages. */
export const isRoutedPath = (method: string | undefined, path: string): boolean =>
  (method === 'POST' && /^\/(?:unsubscribe|confirm-newsletter|contact|newsletter)(?:\?|$)/.test(path)) ||
  /^\/(?:api|auth\/v1|assets|photographs|icons|feeds|payments|healthz|readyz|metrics)(?:[/?]|$)/.test(path) ||
  /^\/(?:favicon\.ico|service-worker\.js|robots\.txt|sitemap\.xml|manifest\.webmanifest)(?:\?|$)/.test(path);
