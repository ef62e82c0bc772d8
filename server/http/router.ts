import { Hono } from 'hono';
import { type AccountsEnvironment, readVisitor } from '../../accounts/index.ts';
import type { Language } from '../../domain/language.ts';
import type { Documents } from './cached-documents.ts';
import { languageOf } from './language.ts';
import { defaultHeaders, isSubresourceType, subresourceHeaders } from './security-headers.ts';
import { type CustomPictures, immutableFiles, namedFiles, serviceWorker } from './static-files.ts';

/** A route that exists only for requests with its secret key; all others are handled as unknown pages. */
export type DevMailboxRoute = {
  readonly isOpenedBy: (path: string) => boolean;
  readonly answer: (request: Request, language: Language) => Promise<Response>;
};

export type RouterOptions = {
  /** The folder with the built browser files and pictures. */
  readonly buildFolder: string;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly api: (request: Request, address: string) => Promise<Response>;
  readonly accounts: Hono<AccountsEnvironment>;
  /** Handles the forms of mail links without a script (decisions 29 and 171). */
  readonly oneClick: (request: Request, address: string) => Promise<Response>;
  /** Webhooks of payment gateways, and customers who come back from them. */
  readonly payments: {
    readonly webhook: (request: Request, provider: string) => Promise<Response>;
    readonly goBack: (attemptId: string) => Promise<Response>;
  };
  /** Generated documents for crawlers, merchant feeds and the web app manifest. */
  readonly documents: Pick<Documents, 'answer'>;
  /** Pictures uploaded by admins; built-in photographs are files. */
  readonly ownPhotographs: Pick<CustomPictures, 'answer'>;
  /** Dev mailbox; null when mails and text messages are delivered. */
  readonly devMailbox: DevMailboxRoute | null;
  /** Metrics endpoint, protected by a token; null while metrics are off. */
  readonly metrics: ((request: Request) => Promise<Response>) | null;
  /** Readiness for load balancers: unavailable without database, leaving during shutdown. */
  readonly readiness: () => Promise<'ready' | 'unavailable' | 'leaving'>;
};

/** Creates the routes of everything that is not a page: API, accounts service, files and health checks. */
export const createRouter = ({
  buildFolder,
  publicUrl,
  trustedProxies,
  api,
  accounts,
  oneClick,
  payments,
  documents,
  ownPhotographs,
  devMailbox,
  metrics,
  readiness,
}: RouterOptions): Hono<AccountsEnvironment> => {
  const router = new Hono<AccountsEnvironment>();
  const isSecure = publicUrl.startsWith('https:');
  const headers = Object.entries(defaultHeaders(isSecure));
  const headersOfParts = Object.entries(subresourceHeaders(isSecure));

  router.use(async (context, next) => {
    await next();
    const given = context.res.headers;
    for (const [name, value] of isSubresourceType(given.get('content-type')) ? headersOfParts : headers)
      if (!given.has(name)) given.set(name, value);
  });

  router.get('/healthz', (context) => context.json({ status: 'ok' }));
  router.get('/readyz', async (context) => {
    const status = await readiness();
    return context.json({ status }, status === 'ready' ? 200 : 503);
  });
  if (metrics !== null) router.get('/metrics', (context) => metrics(context.req.raw));
  router.all('/api/*', (context) => api(context.req.raw, readVisitor(context, trustedProxies).addressBucket));
  router.on('POST', ['/unsubscribe', '/confirm-newsletter'], (context) =>
    oneClick(context.req.raw, readVisitor(context, trustedProxies).addressBucket),
  );
  router.post('/payments/webhooks/:provider', ({ req }) => payments.webhook(req.raw, req.param('provider')));
  router.get('/payments/return/:attempt', ({ req }) => payments.goBack(req.param('attempt')));
  router.all('/payments/*', (context) => context.body(null, 405));
  router.route('/auth/v1', accounts);
  router.get('/assets/*', immutableFiles(`${buildFolder}/client`));
  router.get('/photographs/custom/*', (context) => ownPhotographs.answer(context.req.raw));
  router.get('/photographs/*', namedFiles(buildFolder));
  router.get('/icons/*', namedFiles(`${buildFolder}/client`));
  router.get('/service-worker.js', serviceWorker(`${buildFolder}/client`));
  router.get('/favicon.ico', namedFiles(`${buildFolder}/client`));
  router.on('GET', ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/feeds/*'], (context) =>
    documents.answer(context.req.raw),
  );
  if (devMailbox !== null) {
    router.on('GET', ['/dev/mailbox', '/dev/mailbox.json'], ({ req }) =>
      devMailbox.answer(req.raw, languageOf(new URL(req.url).searchParams, req.header('cookie'))),
    );
  }
  router.notFound((context) => context.body(null, 404));
  return router;
};

/** Whether a request belongs to the router; all others are pages. */
export const isRoutedPath = (method: string | undefined, path: string): boolean =>
  (method === 'POST' && /^\/(?:unsubscribe|confirm-newsletter)(?:\?|$)/.test(path)) ||
  /^\/(?:api|auth\/v1|assets|photographs|icons|feeds|payments|healthz|readyz|metrics)(?:[/?]|$)/.test(path) ||
  /^\/(?:favicon\.ico|service-worker\.js|robots\.txt|sitemap\.xml|manifest\.webmanifest)(?:\?|$)/.test(path);
