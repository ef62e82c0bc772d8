import type { Context, Hono } from 'hono';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import type { Bearer } from '../check-bearer.ts';
import { type AccountsEnvironment, readBody } from '../http/read-request.ts';
import { ChallengeBody, challengeFactor } from './challenge-factor.ts';
import { EnrollBody, enrollFactor } from './enroll-factor.ts';
import { removeFactor } from './factors.ts';
import { FactorCodeBody, verifyFactor } from './verify-factor.ts';

/** Functions that read the bearer and the visitor of a request. */
type RequestReaders = {
  readonly bearerOf: (context: Context<AccountsEnvironment>) => Promise<Bearer>;
  readonly visitorOf: (context: Context<AccountsEnvironment>) => Visitor;
};

/** Routes of second factors (accounts contract, section 2). */
export const factorRoutes = (
  accounts: AccountsContext,
  routes: Hono<AccountsEnvironment>,
  { bearerOf, visitorOf }: RequestReaders,
): void => {
  routes.post('/factors', async (context) => {
    const bearer = await bearerOf(context);
    return context.json(await enrollFactor(accounts, bearer, await readBody(context, EnrollBody), visitorOf(context)));
  });
  routes.post('/factors/:id/challenge', async (context) => {
    const bearer = await bearerOf(context);
    // Only phones have a body here.
    const isBare = (await context.req.text()) === '';
    const body = isBare ? { channel: '' } : await readBody(context, ChallengeBody);
    return context.json(await challengeFactor(accounts, bearer, context.req.param('id'), body, visitorOf(context)));
  });
  routes.post('/factors/:id/verify', async (context) => {
    const bearer = await bearerOf(context);
    const input = { ...(await readBody(context, FactorCodeBody)), factorId: context.req.param('id') };
    return context.json(await verifyFactor(accounts, bearer, input, visitorOf(context)));
  });
  routes.delete('/factors/:id', async (context) => {
    const bearer = await bearerOf(context);
    return context.json(await removeFactor(accounts, bearer, context.req.param('id'), visitorOf(context)));
  });
};
