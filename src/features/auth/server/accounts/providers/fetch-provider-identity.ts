import * as openid from 'openid-client';
import type { AccountsContext } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import type { ProviderFlow } from '../flows/flow-states.repository.ts';
import type { ProviderTokens } from '../flows/provider-tokens.ts';
import type { Metadata } from '../tables.ts';
import { readEmail } from '../users/user-checks.ts';
import type { Providers } from './connect-providers.ts';

type ProviderResult = { readonly profile: Profile; readonly tokens: ProviderTokens };

/**
 * Exchanges the provider's code for the user's identity. The provider must have issued it for this flow: PKCE
 * verifier and nonce must match. Throws 500 `unexpected_failure` when they do not, or when the provider does
 * not respond in time.
 */
export const fetchProviderIdentity = (
  accounts: AccountsContext,
  providers: Providers,
  flow: ProviderFlow,
  callbackParams: URLSearchParams,
): Promise<ProviderResult> => {
  const seconds = Math.max(1, accounts.settings.requestTimeoutSeconds - secondsToAnswer);
  return inTime(seconds, exchange(accounts, providers, flow, callbackParams)).catch((error: unknown) => {
    if (error instanceof AccountsError) throw error;
    accounts.log.error({ provider: flow.provider, ...reasonOf(error) }, 'sign-in provider failed');
    throw new AccountsError(500, 'unexpected_failure', 'Unable to exchange external code');
  });
};

/** Seconds of the request's timeout reserved for our own work. */
const secondsToAnswer = 2;

const exchange = async (
  { settings, box }: AccountsContext,
  providers: Providers,
  flow: ProviderFlow,
  callbackParams: URLSearchParams,
): Promise<ProviderResult> => {
  const configuration = await providers.connect(flow.provider);
  const address = new URL(`${settings.externalUrl}/callback?${callbackParams.toString()}`);
  const tokens = await openid.authorizationCodeGrant(configuration, address, {
    expectedState: flow.id,
    expectedNonce: flow.provider_nonce,
    pkceCodeVerifier: box.decrypt('provider', flow.encrypted_provider_verifier),
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('provider sent no ID token');
  const isComplete = claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
  const more = isComplete ? {} : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return {
    profile: readProfile({ ...nameInForm(callbackParams), ...more, ...claims }),
    tokens: {
      provider_token: tokens.access_token,
      ...(tokens.refresh_token === undefined ? {} : { provider_refresh_token: tokens.refresh_token }),
    },
  };
};

/** Apple sends a name only once: at the first sign-in, in the same form as the code. */
const nameInForm = (callbackParams: URLSearchParams): Record<string, unknown> => {
  try {
    const { name } = JSON.parse(callbackParams.get('user') ?? '{}');
    return { given_name: name?.firstName, family_name: name?.lastName };
  } catch {
    return {};
  }
};

/** Limits the whole exchange of up to four requests, because `openid-client` limits only each single request. */
const inTime = async <Answer>(seconds: number, work: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('provider timed out')), seconds * 1000);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Error names and codes for the log, never a message: it may quote a code or a token. */
export const reasonOf = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return {
    name: error.name,
    code: 'code' in error ? error.code : undefined,
    error: error instanceof openid.ResponseBodyError ? error.error : undefined,
    cause: cause !== undefined && 'code' in cause ? cause.code : cause?.name,
  };
};

/** The profile of a user at a provider. */
export type Profile = {
  /** Permanent id of the user at the provider. */
  readonly subject: string;
  /** In lower case; null when the provider sends no valid address. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** Stored as the identity's data (accounts contract, section 1.2). */
  readonly data: Metadata;
};

/** Reads the claims of an ID token or of the provider's user information (OpenID Connect Core, 5.1). */
const readProfile = (claims: Readonly<Record<string, unknown>>): Profile => {
  const subject = String(claims['sub']);
  const email = typeof claims['email'] === 'string' ? readEmail(claims['email']) : null;
  // Some providers send the boolean as a string.
  const isEmailVerified = email !== null && [true, 'true'].some((yes) => yes === claims['email_verified']);
  const name = text(claims['name']) ?? nameOfParts(claims);
  const picture = text(claims['picture']);
  return {
    subject,
    email,
    isEmailVerified,
    data: {
      ...Object.fromEntries(
        profileClaims.flatMap((claim) => (text(claims[claim]) === null ? [] : [[claim, text(claims[claim])]])),
      ),
      sub: subject,
      provider_id: subject,
      ...(email === null ? {} : { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(name === null ? {} : { name, full_name: name }),
      ...(picture === null ? {} : { picture, avatar_url: picture }),
    },
  };
};

const profileClaims = ['iss', 'given_name', 'family_name', 'nickname', 'preferred_username', 'locale'];

/** Drops claims of over 512 characters: access tokens carry all claims, and a truncated picture URL is useless. */
const text = (claim: unknown): string | null => {
  if (typeof claim !== 'string' || claim === '' || claim.length > 512) return null;
  // PostgreSQL stores neither NUL nor lone surrogates.
  return claim.includes('\0') || !claim.isWellFormed() ? null : claim;
};

const nameOfParts = (claims: Readonly<Record<string, unknown>>): string | null => {
  const parts = [text(claims['given_name']), text(claims['family_name'])].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
};
