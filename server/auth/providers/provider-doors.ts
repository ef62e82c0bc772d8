import type { Context, Hono } from 'hono';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { type Bearer, demandSecondFactor } from '../check-bearer.ts';
import { isBrowserOfFlow, rememberFlow } from '../http/flow-browser.ts';
import type { AccountsEnvironment } from '../http/read-visitor.ts';
import { rememberSignUp } from '../http/sign-up-device.ts';
import { checkManualLinking } from '../identities/check-manual-linking.ts';
import { unlinkIdentity } from '../identities/unlink-identity.ts';
import { beginFlow, type FlowWish } from './begin-flow.ts';
import { connectProviders } from './connect-providers.ts';
import { finishFlow } from './finish-flow.ts';

type Reading = {
  readonly visitorOf: (context: Context<AccountsEnvironment>) => Visitor;
  readonly bearerOf: (context: Context) => Promise<Bearer>;
};

/** The doors of providers and linked identities (accounts contract, section 2). */
export const providerDoors = (
  room: AccountsRoom,
  routes: Hono<AccountsEnvironment>,
  { visitorOf, bearerOf }: Reading,
): void => {
  const providers = connectProviders(room.settings);
  const comeBack = async (context: Context<AccountsEnvironment>, answer: URLSearchParams) => {
    const { address, status } = await finishFlow(room, providers, {
      answer,
      visitor: visitorOf(context),
      isSameBrowser: isBrowserOfFlow(context, answer.get('state')),
      onPending: (pending) => rememberSignUp(room, context, pending),
    });
    return context.redirect(address, status);
  };

  const leave = async (context: Context, linking: Bearer | null) => {
    const address = await beginFlow(room, providers, wishOf(context, linking));
    rememberFlow(room, context, address);
    return address;
  };

  routes.get('/authorize', async (context) => context.redirect(await leave(context, null)));
  routes.get('/callback', async (context) => {
    return comeBack(context, queryOf(context));
  });
  routes.post('/callback', async (context) => {
    const answer = new URLSearchParams(await context.req.text());
    return comeBack(context, answer);
  });
  routes.get('/user/identities/authorize', async (context) => {
    const bearer = await bearerOf(context);
    checkManualLinking(room);
    demandSecondFactor(bearer, 'link an identity');
    const url = await leave(context, bearer);
    return context.req.query('skip_http_redirect') === 'true' ? context.json({ url }) : context.redirect(url);
  });
  routes.delete('/user/identities/:id', async (context) => {
    await unlinkIdentity(room, await bearerOf(context), context.req.param('id'), visitorOf(context));
    return context.json({});
  });
};

const queryOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams;

const wishOf = (context: Context, linking: Bearer | null): FlowWish => ({
  query: queryOf(context),
  headerTarget: context.req.header('redirect_to'),
  referer: context.req.header('referer'),
  linking,
});
