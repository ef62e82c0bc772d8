import type { Context, Hono } from 'hono';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import type { Bearer } from '../check-bearer.ts';
import { rememberDevice } from '../http/device-cookies.ts';
import { type AccountsEnvironment, readBody } from '../http/read-request.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { RecoverBody, recover } from '../recover.ts';
import { ResendBody, resend } from '../resend.ts';
import { followLink, VerifyBody, verify } from '../verify.ts';

type Reading = {
  readonly redirectOf: (context: Context) => string;
  readonly visitorOf: (context: Context<AccountsEnvironment>) => Visitor;
  readonly bearerOf: (context: Context) => Promise<Bearer>;
};

/** Routes of codes and links (accounts contract, section 2). */
export const oneTimeTokenRoutes = (
  accounts: AccountsContext,
  routes: Hono<AccountsEnvironment>,
  { redirectOf, visitorOf, bearerOf }: Reading,
): void => {
  routes.post('/recover', async (context) =>
    context.json(
      await recover(accounts, await readBody(context, RecoverBody), redirectOf(context), visitorOf(context)),
    ),
  );
  routes.post('/resend', async (context) =>
    context.json(await resend(accounts, await readBody(context, ResendBody), redirectOf(context), visitorOf(context))),
  );
  routes.get('/reauthenticate', async (context) =>
    context.json(await reauthenticate(accounts, await bearerOf(context), visitorOf(context))),
  );
  routes.post('/verify', async (context) => {
    const visitor = visitorOf(context);
    // the session is optional; with it the request comes from the account's own user
    const session = await bearerOf(context).catch(() => null);
    const result = await verify(accounts, await readBody(context, VerifyBody), { session, visitor });
    await rememberDevice(accounts, context, visitor, result.user.id);
    return context.json(result);
  });
  routes.get('/verify', async (context) => {
    const { token = '', type = '' } = context.req.query();
    const link = { token, type, redirectTo: redirectOf(context) };
    return context.redirect(await followLink(accounts, link, visitorOf(context)), 303);
  });
};
