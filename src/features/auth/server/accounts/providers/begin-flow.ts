import { randomUUID } from 'node:crypto';
import * as openid from 'openid-client';
import type { AccountsContext } from '../accounts-context.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import { insertFlow } from '../flows/flow-states.repository.ts';
import { readProofKey } from '../flows/proof-key.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import type { ProviderSettings } from '../settings.ts';
import type { Providers } from './connect-providers.ts';
import { reasonOf } from './fetch-provider-identity.ts';

export type AuthorizeRequest = {
  readonly query: URLSearchParams;
  /** Requested redirect targets: from the header and the `Referer`. */
  readonly headerTarget: string | undefined;
  readonly referer: string | undefined;
  /** The user and session that link an identity; null for a sign-in. */
  readonly linking: { readonly userId: string; readonly sessionId: string } | null;
};

/**
 * GET /authorize and GET /user/identities/authorize (accounts contract, section 2): returns the provider's URL
 * to redirect to. Throws 400 `validation_failed` for an unknown provider or an incomplete PKCE challenge, 503
 * when the provider cannot be reached.
 */
export const beginFlow = async (
  accounts: AccountsContext,
  providers: Providers,
  body: AuthorizeRequest,
): Promise<string> => {
  const { query } = body;
  const key = (query.get('provider') ?? '').toLowerCase();
  const provider = providerOf(accounts, key);
  const proofKey = readProofKey(query.get('code_challenge') ?? '', query.get('code_challenge_method') ?? '');
  const configuration = await providers.connect(key).catch((error: unknown) => {
    accounts.log.error({ provider: key, ...reasonOf(error) }, 'a provider cannot be reached');
    throw new AccountsError(503, 'unexpected_failure', 'The provider cannot be reached, please retry after a moment.');
  });

  const [id, verifier] = [randomUUID(), openid.randomPKCECodeVerifier()];
  const nonce = query.get('nonce') || openid.randomNonce();
  await insertFlow(accounts.database, {
    id,
    method: 'oauth',
    provider: key,
    provider_nonce: nonce,
    encrypted_provider_verifier: accounts.box.encrypt('provider', verifier),
    code_challenge: proofKey?.challenge ?? null,
    code_challenge_method: proofKey?.method ?? null,
    linking_user_id: body.linking?.userId ?? null,
    linking_session_id: body.linking?.sessionId ?? null,
    redirect_to: redirectTarget(
      accounts.settings,
      body.headerTarget,
      query.get('redirect_to') ?? undefined,
      body.referer,
    ),
  });

  return openid.buildAuthorizationUrl(configuration, {
    ...formPostOf(provider),
    ...extrasOf(query),
    redirect_uri: `${accounts.settings.externalUrl}/callback`,
    response_type: 'code',
    scope: scopesOf(provider, query.get('scopes') ?? ''),
    state: id,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
};

const providerOf = ({ settings }: AccountsContext, key: string): ProviderSettings => {
  const provider = Object.hasOwn(settings.providers, key) ? settings.providers[key] : undefined;
  if (provider !== undefined) return provider;
  throw invalid(
    `Unsupported provider: ${supportedProviders.has(key) ? 'provider is not enabled' : `Provider ${key} could not be found`}`,
  );
};

/** Provider names that the client library supports. */
const supportedProviders = new Set(
  (
    'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion ' +
    'slack slack_oidc snapchat spotify twitch twitter workos x zoom'
  ).split(' '),
);

const scopesOf = ({ scopes }: ProviderSettings, requested: string): string =>
  [...new Set(['openid', ...scopes, ...requested.split(/[\s,]+/)])].filter(Boolean).join(' ');

/** Apple sends the user's identity only in a form post. */
const formPostOf = ({ issuer }: ProviderSettings): Record<string, string> =>
  new URL(issuer).hostname === 'appleid.apple.com' ? { response_mode: 'form_post' } : {};

/** Parameters that the page passes to the provider, such as `prompt` or `login_hint`. */
const extrasOf = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => !ours.has(name.toLowerCase())));

/** Parameters that pages cannot set, because they decide who receives the code and who may exchange it. */
const ours = new Set([
  'provider',
  'scopes',
  'redirect_to',
  'skip_http_redirect',
  'apikey',
  'nonce',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
]);
