import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { AccountsError } from './accounts-error.ts';
import type { AccountsRoom } from './accounts-room.ts';
import { adminDoor } from './admin/admin-door.ts';
import { behindCaptcha, guardedDoors } from './captcha/behind-captcha.ts';
import { checkBearer } from './check-bearer.ts';
import { changeUser } from './endpoints/change-user.ts';
import { ChangeWish } from './endpoints/change-wish.ts';
import { describeHealth, describeSettings } from './endpoints/describe-service.ts';
import { exchangeGrant } from './endpoints/exchange-grant.ts';
import { readUser } from './endpoints/read-user.ts';
import { signOut } from './endpoints/sign-out.ts';
import { SignUpWish, signUp } from './endpoints/sign-up.ts';
import { factorDoors } from './factors/factor-doors.ts';
import { redirectTarget } from './flows/redirect-target.ts';
import { answerError } from './http/answer-error.ts';
import { isJson, rememberDevice } from './http/known-device.ts';
import { readBody } from './http/read-body.ts';
import { type AccountsEnvironment, readVisitor } from './http/read-visitor.ts';
import { rememberSignUp } from './http/sign-up-device.ts';
import { whenItsTurnComes } from './http/when-its-turn-comes.ts';
import { withinTime } from './http/within-time.ts';
import { oneTimeDoors } from './one-time/one-time-doors.ts';
import { providerDoors } from './providers/provider-doors.ts';

/** The door of the accounts service, to be mounted at `/auth/v1` (accounts contract, sections 0 and 2). */
export const accountsRoutes = (room: AccountsRoom): Hono<AccountsEnvironment> => {
  const routes = new Hono<AccountsEnvironment>();
  const visitorOf = (context: Context<AccountsEnvironment>) => readVisitor(context, room.settings.trustedProxies);
  const bearerOf = (context: Context) => checkBearer(room, context.req.header('authorization') ?? null);

  const redirectOf = ({ req }: Context) =>
    redirectTarget(room.settings, req.header('redirect_to'), req.query('redirect_to'), req.header('referer'));

  routes.onError((error, context) => answerError(context, error, room.log));
  routes.use(cors(crossOrigin));
  routes.use(async (context, next) => {
    await next();
    // Tokens and people must not lie in any cache.
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  routes.use(withinTime(room.settings.requestSeconds));
  routes.use(refuseIdleHead);
  routes.use(bodyLimit({ maxSize: 1024 * 1024, onError: refuseLargeBody }));
  routes.use(whenItsTurnComes(room.inTurn));
  for (const door of guardedDoors) routes.use(door, behindCaptcha(room));

  routes.post('/signup', async (context) => {
    const [wish, visitor] = [await readBody(context, SignUpWish), visitorOf(context)];
    const answer = await signUp(room, wish, redirectOf(context), visitor, (pending) => {
      if (isJson(context)) rememberSignUp(room, context, pending);
    });
    if ('user' in answer) rememberDevice(room, context, visitor, answer.user);
    return context.json(answer);
  });
  routes.post('/token', async (context) => {
    const visitor = visitorOf(context);
    const answer = await exchangeGrant(room, context, context.req.query('grant_type') ?? '', visitor);
    rememberDevice(room, context, visitor, answer.user);
    return context.json(answer);
  });
  routes.post('/logout', async (context) => {
    const bearer = await bearerOf(context);
    await signOut(room, bearer, context.req.query('scope') || 'global', visitorOf(context));
    return context.body(null, 204);
  });
  routes.get('/user', async (context) => context.json(await readUser(room, await bearerOf(context))));
  routes.put('/user', async (context) => {
    const bearer = await bearerOf(context);
    const way = { redirectTo: redirectOf(context), visitor: visitorOf(context) };
    return context.json(await changeUser(room, bearer, await readBody(context, ChangeWish), way));
  });
  oneTimeDoors(room, routes, { redirectOf, visitorOf, bearerOf });
  factorDoors(room, routes, { bearerOf, visitorOf });
  providerDoors(room, routes, { visitorOf, bearerOf });
  adminDoor(room, routes, redirectOf);
  routes.post('/sso', () => {
    throw new AccountsError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  routes.get('/.well-known/jwks.json', async (context) => {
    const keys = await room.keys.publicKeys();
    return context.json({ keys }, 200, { 'Cache-Control': 'public, max-age=600' });
  });
  routes.get('/settings', (context) => context.json(describeSettings(room.settings)));
  routes.get('/health', (context) => context.json(describeHealth()));
  // A route and not `notFound`, which a mounted app does not keep.
  routes.all('*', () => {
    throw new AccountsError(404, 'unknown', 'Not Found');
  });
  return routes;
};

const crossOrigin = {
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'],
  // Without the first, a page of another origin cannot read an error's code.
  exposeHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link'],
  maxAge: 600,
};

/** What a HEAD request may ask for: what reading does not change. */
const lasting = /\/(?:settings|health|user|\.well-known\/jwks\.json)$/;

/**
 * The router answers HEAD as it answers GET, and some of our links are spent by that: a mail program that looks whether a
 * link is alive must not use it up.
 */
const refuseIdleHead: MiddlewareHandler = async ({ req }, next) => {
  if (req.raw.method === 'HEAD' && !lasting.test(req.path)) {
    throw new AccountsError(405, 'unknown', 'Method Not Allowed');
  }
  await next();
};

const refuseLargeBody = (context: Context): never => {
  // The rest of the body stays unread, so the connection cannot carry another request.
  context.header('Connection', 'close');
  throw new AccountsError(413, 'request_entity_too_large', 'Request body is larger than 1 MiB');
};
