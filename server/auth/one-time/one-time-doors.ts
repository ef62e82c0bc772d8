import type { Context, Hono } from 'hono';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import type { Bearer } from '../check-bearer.ts';
import { askCode, CodeWish } from '../endpoints/ask-code.ts';
import { followLink } from '../endpoints/follow-link.ts';
import { reauthenticate } from '../endpoints/reauthenticate.ts';
import { RecoverWish, recover } from '../endpoints/recover.ts';
import { ResendWish, resend } from '../endpoints/resend.ts';
import { VerifyWish, verify } from '../endpoints/verify.ts';
import { rememberDevice } from '../http/known-device.ts';
import { readBody } from '../http/read-body.ts';
import type { AccountsEnvironment } from '../http/read-visitor.ts';

type Reading = {
  readonly redirectOf: (context: Context) => string;
  readonly visitorOf: (context: Context<AccountsEnvironment>) => Visitor;
  readonly bearerOf: (context: Context) => Promise<Bearer>;
};

/** The doors of codes and links (accounts contract, section 2). */
export const oneTimeDoors = (
  room: AccountsRoom,
  routes: Hono<AccountsEnvironment>,
  { redirectOf, visitorOf, bearerOf }: Reading,
): void => {
  routes.post('/recover', async (context) =>
    context.json(await recover(room, await readBody(context, RecoverWish), redirectOf(context), visitorOf(context))),
  );
  for (const door of ['otp', 'magiclink'] as const) {
    routes.post(`/${door}`, async (context) => {
      const way = { door, redirectTo: redirectOf(context), visitor: visitorOf(context) };
      return context.json(await askCode(room, await readBody(context, CodeWish), way));
    });
  }
  routes.post('/resend', async (context) =>
    context.json(await resend(room, await readBody(context, ResendWish), redirectOf(context), visitorOf(context))),
  );
  routes.get('/reauthenticate', async (context) =>
    context.json(await reauthenticate(room, await bearerOf(context), visitorOf(context))),
  );
  routes.post('/verify', async (context) => {
    const visitor = visitorOf(context);
    // nobody has to be signed in; whoever is shows that the account is in their hands
    const session = await bearerOf(context).catch(() => null);
    const answer = await verify(room, await readBody(context, VerifyWish), { session, visitor });
    if ('user' in answer) rememberDevice(room, context, visitor, answer.user);
    return context.json(answer);
  });
  routes.get('/verify', async (context) => {
    const { token = '', type = '' } = context.req.query();
    const link = { token, type, redirectTo: redirectOf(context) };
    return context.redirect(await followLink(room, link, visitorOf(context)), 303);
  });
};
