import type { Context, Hono } from 'hono';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import { type Bearer, requireSecondFactor } from '../check-bearer.ts';
import { isBrowserOfFlow, rememberFlow, rememberSignUp } from '../http/device-cookies.ts';
import type { AccountsEnvironment } from '../http/read-request.ts';
import { checkManualLinking, unlinkIdentity } from '../identities/unlink-identity.ts';
import { type AuthorizeRequest, beginFlow } from './begin-flow.ts';
import { connectProviders } from './connect-providers.ts';
import { finishFlow } from './finish-flow.ts';

type Reading = {
  readonly visitorOf: (context: Context<AccountsEnvironment>) => Visitor;
  readonly bearerOf: (context: Context) => Promise<Bearer>;
};

/** Routes of providers and linked identities (accounts contract, section 2). */
export const providerRoutes = (
  accounts: AccountsContext,
  routes: Hono<AccountsEnvironment>,
  { visitorOf, bearerOf }: Reading,
): void => {
  const providers = connectProviders(accounts.settings);
  const returnToShop = async (context: Context<AccountsEnvironment>, params: URLSearchParams) => {
    const { address, status } = await finishFlow(accounts, providers, {
      params,
      visitor: visitorOf(context),
      isSameBrowser: isBrowserOfFlow(context, params.get('state')),
      onPending: (pending) => rememberSignUp(accounts, context, pending),
    });
    return context.redirect(address, status);
  };

  const leave = async (context: Context, linking: Bearer | null) => {
    const address = await beginFlow(accounts, providers, authorizeRequestOf(context, linking));
    rememberFlow(accounts, context, address);
    return address;
  };

  routes.get('/authorize', async (context) => context.redirect(await leave(context, null)));
  routes.get('/callback', async (context) => {
    return returnToShop(context, queryOf(context));
  });
  routes.post('/callback', async (context) => {
    const params = new URLSearchParams(await context.req.text());
    return returnToShop(context, params);
  });
  routes.get('/user/identities/authorize', async (context) => {
    const bearer = await bearerOf(context);
    checkManualLinking(accounts);
    requireSecondFactor(bearer, 'link an identity');
    const url = await leave(context, bearer);
    return context.req.query('skip_http_redirect') === 'true' ? context.json({ url }) : context.redirect(url);
  });
  routes.delete('/user/identities/:id', async (context) => {
    await unlinkIdentity(accounts, await bearerOf(context), context.req.param('id'), visitorOf(context));
    return context.json({});
  });
};

const queryOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams;

const authorizeRequestOf = (context: Context, linking: Bearer | null): AuthorizeRequest => ({
  query: queryOf(context),
  headerTarget: context.req.header('redirect_to'),
  referer: context.req.header('referer'),
  linking,
});
