import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { timeout } from 'hono/timeout';
import type { AccountsContext } from './accounts-context.ts';
import { AccountsError } from './accounts-error.ts';
import { behindCaptcha, captchaEndpoints } from './captcha/captcha.ts';
import { scriptUrlOf } from './captcha/captcha-providers.ts';
import { checkBearer } from './check-bearer.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { redirectTarget } from './flows/redirect-target.ts';
import { answerError } from './http/answer-error.ts';
import { isJson, rememberDevice, rememberSignUp } from './http/device-cookies.ts';
import { limitConcurrency } from './http/limit-requests.ts';
import { type AccountsEnvironment, readBody, readVisitor } from './http/read-request.ts';
import { oneTimeTokenRoutes } from './one-time-tokens/one-time-tokens.routes.ts';
import { providerRoutes } from './providers/providers.routes.ts';
import type { AccountsSettings } from './settings.ts';
import { exchangeGrant } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { SignUpBody, signUp } from './sign-up.ts';
import { changeUser, readUser, UpdateUserBody } from './user.ts';

/** Routes of the accounts service, mounted at `/auth/v1` (accounts contract, sections 0 and 2). */
export const accountsRoutes = (accounts: AccountsContext): Hono<AccountsEnvironment> => {
  const routes = new Hono<AccountsEnvironment>();
  const visitorOf = (context: Context<AccountsEnvironment>) => readVisitor(context, accounts.settings.trustedProxies);
  const bearerOf = (context: Context) => checkBearer(accounts, context.req.header('authorization') ?? null);

  const redirectOf = ({ req }: Context) =>
    redirectTarget(accounts.settings, req.header('redirect_to'), req.query('redirect_to'), req.header('referer'));

  routes.onError((error, context) => answerError(context, error, accounts.log));
  routes.use(cors(crossOrigin));
  routes.use(async (context, next) => {
    await next();
    // Tokens and personal data must not be cached.
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  routes.use(timeout(accounts.settings.requestTimeoutSeconds * 1000, requestTimeout));
  routes.use(refuseIdleHead);
  routes.use(bodyLimit({ maxSize: 1024 * 1024, onError: refuseLargeBody }));
  routes.use(limitConcurrency(accounts));
  for (const path of captchaEndpoints) routes.use(path, behindCaptcha(accounts));

  routes.post('/signup', async (context) => {
    const [body, visitor] = [await readBody(context, SignUpBody), visitorOf(context)];
    const result = await signUp(accounts, body, redirectOf(context), visitor, (pending) => {
      if (isJson(context)) rememberSignUp(accounts, context, pending);
    });
    if ('user' in result) await rememberDevice(accounts, context, visitor, result.user.id);
    return context.json(result);
  });
  routes.post('/token', async (context) => {
    const visitor = visitorOf(context);
    const result = await exchangeGrant(accounts, context, context.req.query('grant_type') ?? '', visitor);
    await rememberDevice(accounts, context, visitor, result.user.id);
    return context.json(result);
  });
  routes.post('/logout', async (context) => {
    const bearer = await bearerOf(context);
    await signOut(accounts, bearer, context.req.query('scope') || 'global', visitorOf(context));
    return context.body(null, 204);
  });
  routes.get('/user', async (context) => context.json(await readUser(accounts, await bearerOf(context))));
  routes.put('/user', async (context) => {
    const [bearer, visitor] = [await bearerOf(context), visitorOf(context)];
    const result = await changeUser(accounts, bearer, await readBody(context, UpdateUserBody), visitor);
    // a new password invalidates the device's token
    await rememberDevice(accounts, context, visitor, bearer.userId);
    return context.json(result);
  });
  oneTimeTokenRoutes(accounts, routes, { redirectOf, visitorOf, bearerOf });
  factorRoutes(accounts, routes, { bearerOf, visitorOf });
  providerRoutes(accounts, routes, { visitorOf, bearerOf });
  routes.get('/.well-known/jwks.json', async (context) => {
    const keys = await accounts.keys.publicKeys();
    return context.json({ keys }, 200, { 'Cache-Control': 'public, max-age=600' });
  });
  routes.get('/settings', (context) => context.json(describeSettings(accounts.settings)));
  routes.get('/health', (context) => context.json(describeHealth()));
  // A route instead of `notFound`, which Hono drops from a mounted app.
  routes.all('*', () => {
    throw new AccountsError(404, 'unknown', 'Not Found');
  });
  return routes;
};

const crossOrigin = {
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'],
  // Without this header, a page of another origin cannot read an error's code.
  exposeHeaders: ['X-Supabase-Api-Version'],
  maxAge: 600,
};

/** Paths that accept HEAD: reading them has no side effects. */
const headPaths = /\/(?:settings|health|user|\.well-known\/jwks\.json)$/;

/** Refuses HEAD on other paths: the router handles HEAD like GET, and a mail client that checks a link would consume it. */
const refuseIdleHead: MiddlewareHandler = async ({ req }, next) => {
  if (req.raw.method === 'HEAD' && !headPaths.test(req.path)) {
    throw new AccountsError(405, 'unknown', 'Method Not Allowed');
  }
  await next();
};

/** Request timeout (accounts contract, section 0). The work continues after the response. */
const requestTimeout = (): AccountsError =>
  new AccountsError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.');

const refuseLargeBody = (context: Context): never => {
  // The rest of the body stays unread, so the connection cannot be reused.
  context.header('Connection', 'close');
  throw new AccountsError(413, 'request_entity_too_large', 'Request body is larger than 1 MiB');
};

/**
 * GET /settings (accounts contract, section 2): the enabled sign-in methods. The last four fields are our additions for pages:
 * enabled features, the captcha, and the owner's names of providers.
 */
export const describeSettings = (settings: AccountsSettings) => ({
  external: {
    email: settings.email.enabled,
    phone: false,
    anonymous_users: false,
    ...Object.fromEntries(Object.keys(settings.providers).map((provider) => [provider, true])),
  },
  disable_signup: !settings.signUpEnabled,
  mailer_autoconfirm: settings.email.autoConfirm,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  manual_linking_enabled: settings.manualLinkingEnabled,
  mfa_phone_enroll_enabled: settings.factors.phone.enrollEnabled && settings.factors.phone.verifyEnabled,
  provider_names: Object.fromEntries(
    Object.entries(settings.providers).flatMap(([key, { name }]) => (name === undefined ? [] : [[key, name]])),
  ),
  captcha: settings.captcha && {
    provider: settings.captcha.provider,
    site_key: settings.captcha.siteKey,
    script_url: scriptUrlOf(settings.captcha),
  },
});

/** GET /health (accounts contract, section 2). */
const describeHealth = () => ({
  version: 'v1',
  name: 'Lazaward accounts',
  description: 'Sign-up, sign-in and sessions of the shop',
});
