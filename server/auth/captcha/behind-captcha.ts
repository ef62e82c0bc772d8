import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { AccountsRoom } from '../accounts-room.ts';
import { isServiceRole } from '../admin/service-role.ts';
import { readBody } from '../http/read-body.ts';
import { type AccountsEnvironment, readVisitor } from '../http/read-visitor.ts';
import { checkCaptcha } from './check-captcha.ts';

const Guarded = v.object({
  gotrue_meta_security: v.nullish(v.object({ captcha_token: v.nullish(v.string(), '') }), { captcha_token: '' }),
});

/**
 * Lets a request to one of the guarded doors in when its body carries a good captcha token, or its bearer has the service
 * role (accounts contract, section 10). Of the grants only those that a machine could try its luck with are guarded.
 */
export const behindCaptcha =
  (room: AccountsRoom): MiddlewareHandler<AccountsEnvironment> =>
  async (context, next) => {
    const { captcha, trustedProxies } = room.settings;
    const isGuarded =
      captcha !== null && context.req.method === 'POST' && isGuardedGrant(context.req.query('grant_type'));
    if (isGuarded && !(await isServiceRole(room, context.req.header('authorization') ?? null))) {
      const { gotrue_meta_security: security } = await readBody(context, Guarded);
      await checkCaptcha(room, security.captcha_token, readVisitor(context, trustedProxies));
    }
    await next();
  };

/** The doors that ask for a captcha. */
export const guardedDoors = ['/signup', '/recover', '/resend', '/magiclink', '/otp', '/sso', '/token'] as const;

/** The doors that are no grants have none. */
const isGuardedGrant = (grant: string | undefined): boolean =>
  grant === undefined || grant === 'password' || grant === 'web3';
