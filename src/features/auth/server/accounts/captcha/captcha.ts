import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { type AccountsEnvironment, readBody, readVisitor } from '../http/read-request.ts';
import type { CaptchaSettings } from '../settings.ts';
import { verifyUrlOf } from './captcha-providers.ts';

const Guarded = v.object({
  gotrue_meta_security: v.nullish(v.object({ captcha_token: v.nullish(v.string(), '') }), { captcha_token: '' }),
});

/**
 * Middleware of the guarded endpoints: requires a valid captcha token in the body (accounts contract, section
 * 10). Of the grants only `password` is guarded, because passwords can be guessed.
 */
export const behindCaptcha =
  (accounts: AccountsContext): MiddlewareHandler<AccountsEnvironment> =>
  async (context, next) => {
    const { captcha, trustedProxies } = accounts.settings;
    const isGuarded =
      captcha !== null && context.req.method === 'POST' && isGuardedGrant(context.req.query('grant_type'));
    if (isGuarded) {
      const { gotrue_meta_security: security } = await readBody(context, Guarded);
      await checkCaptcha(accounts, security.captcha_token, readVisitor(context, trustedProxies));
    }
    await next();
  };

/** The endpoints that require a captcha. */
export const captchaEndpoints = ['/signup', '/recover', '/resend', '/token'] as const;

/** True for endpoints without a grant. */
const isGuardedGrant = (grant: string | undefined): boolean => grant === undefined || grant === 'password';

/**
 * Verifies a captcha token with the provider (accounts contract, section 10); accepts any token when no captcha
 * is configured. Throws 400 `captcha_failed` when the token is missing or refused, 500 when the provider cannot
 * be reached.
 */
const checkCaptcha = async (accounts: AccountsContext, token: string, visitor: Visitor): Promise<void> => {
  const { captcha } = accounts.settings;
  if (captcha === null) return;
  if (token.trim() === '') throw disallowed('no captcha_token found');
  const verdict = await fetchVerdict(captcha, token.trim(), visitor).catch((error: unknown) => {
    accounts.log.error({ name: error instanceof Error ? error.name : typeof error }, 'captcha provider failed');
    throw new AccountsError(500, 'unexpected_failure', 'captcha verification process failed');
  });
  if (!verdict.success) throw disallowed(verdict['error-codes'].join(', '));
};

const disallowed = (why: string): AccountsError =>
  new AccountsError(400, 'captcha_failed', `captcha protection: request disallowed (${why})`);

const Verdict = v.object({ success: v.boolean(), 'error-codes': v.nullish(v.array(v.string()), []) });

type Verdict = v.InferOutput<typeof Verdict>;

// Timeout of the provider; the whole request has 10 s.
const timeoutMs = 5_000;

/** Both providers have the same protocol. */
const fetchVerdict = async (captcha: CaptchaSettings, token: string, { address }: Visitor): Promise<Verdict> => {
  const parameters = { secret: captcha.secret, response: token, ...(address === null ? {} : { remoteip: address }) };
  const response = await fetch(verifyUrlOf(captcha), {
    method: 'POST',
    body: new URLSearchParams(parameters),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error('captcha provider returned an error status');
  return v.parse(Verdict, await response.json());
};
