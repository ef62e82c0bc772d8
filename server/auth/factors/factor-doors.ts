import type { Context, Hono } from 'hono';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import type { Bearer } from '../check-bearer.ts';
import { readBody } from '../http/read-body.ts';
import type { AccountsEnvironment } from '../http/read-visitor.ts';
import { ChallengeWish, challengeFactor } from './challenge-factor.ts';
import { EnrolmentWish, enrollFactor } from './enroll-factor.ts';
import { removeFactor } from './remove-factor.ts';
import { CodeWish, verifyFactor } from './verify-factor.ts';

/** Who asks, and from where. */
type Asking = {
  readonly bearerOf: (context: Context<AccountsEnvironment>) => Promise<Bearer>;
  readonly visitorOf: (context: Context<AccountsEnvironment>) => Visitor;
};

/** The doors of second factors (accounts contract, section 2). */
export const factorDoors = (
  room: AccountsRoom,
  routes: Hono<AccountsEnvironment>,
  { bearerOf, visitorOf }: Asking,
): void => {
  routes.post('/factors', async (context) => {
    const bearer = await bearerOf(context);
    return context.json(await enrollFactor(room, bearer, await readBody(context, EnrolmentWish), visitorOf(context)));
  });
  routes.post('/factors/:id/challenge', async (context) => {
    const bearer = await bearerOf(context);
    // Only a phone has anything to say here.
    const isBare = (await context.req.text()) === '';
    const wish = isBare ? { channel: '' } : await readBody(context, ChallengeWish);
    return context.json(await challengeFactor(room, bearer, context.req.param('id'), wish, visitorOf(context)));
  });
  routes.post('/factors/:id/verify', async (context) => {
    const bearer = await bearerOf(context);
    const given = { ...(await readBody(context, CodeWish)), factorId: context.req.param('id') };
    return context.json(await verifyFactor(room, bearer, given, visitorOf(context)));
  });
  routes.delete('/factors/:id', async (context) => {
    const bearer = await bearerOf(context);
    return context.json(await removeFactor(room, bearer, context.req.param('id'), visitorOf(context)));
  });
};
