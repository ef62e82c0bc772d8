import * as v from 'valibot';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import type { CaptchaSettings } from '../accounts-settings.ts';
import { verifyUrlOf } from './captcha-providers.ts';

/**
 * Asks the provider whether a person stands behind the request (accounts contract, section 10); every token passes when
 * the owner wants no captcha. Throws 400 `captcha_failed` when there is no token or the provider refuses it, 500 when the
 * provider cannot be asked.
 */
export const checkCaptcha = async (room: AccountsRoom, token: string, visitor: Visitor): Promise<void> => {
  const { captcha } = room.settings;
  if (captcha === null) return;
  if (token.trim() === '') throw disallowed('no captcha_token found');
  const verdict = await askProvider(captcha, token.trim(), visitor).catch((error: unknown) => {
    room.log.error({ name: error instanceof Error ? error.name : typeof error }, 'the captcha provider failed');
    throw new AccountsError(500, 'unexpected_failure', 'captcha verification process failed');
  });
  if (!verdict.success) throw disallowed(verdict['error-codes'].join(', '));
};

const disallowed = (why: string): AccountsError =>
  new AccountsError(400, 'captcha_failed', `captcha protection: request disallowed (${why})`);

const Verdict = v.object({ success: v.boolean(), 'error-codes': v.nullish(v.array(v.string()), []) });
type Verdict = v.InferOutput<typeof Verdict>;

// The request has ten seconds in all.
const patienceMilliseconds = 5_000;

/** Both providers are asked in the same way. */
const askProvider = async (captcha: CaptchaSettings, token: string, { address }: Visitor): Promise<Verdict> => {
  const asked = { secret: captcha.secret, response: token, ...(address === null ? {} : { remoteip: address }) };
  const answer = await fetch(verifyUrlOf(captcha), {
    method: 'POST',
    body: new URLSearchParams(asked),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!answer.ok) throw new Error('The provider did not judge');
  return v.parse(Verdict, await answer.json());
};
