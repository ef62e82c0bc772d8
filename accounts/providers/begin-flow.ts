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
  /** Where to come back to, as the header and the page before say it. */
  readonly headerTarget: string | undefined;
  readonly referer: string | undefined;
  /** Who is adding an identity to their account; null for whoever signs in. */
  readonly linking: { readonly userId: string; readonly sessionId: string } | null;
};

/**
 * GET /authorize and GET /user/identities/authorize (accounts contract, section 2): the provider's address that somebody
 * goes to now. Throws 400 `validation_failed` for a provider that is not there or half a proof key, 503 when the
 * provider cannot be reached.
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
    encrypted_provider_verifier: accounts.box.seal('provider', verifier),
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
    `Unsupported provider: ${known.has(key) ? 'provider is not enabled' : `Provider ${key} could not be found`}`,
  );
};

/** What the client may ask for by name. */
const known = new Set(
  (
    'apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion ' +
    'slack slack_oidc snapchat spotify twitch twitter workos x zoom'
  ).split(' '),
);

const scopesOf = ({ scopes }: ProviderSettings, asked: string): string =>
  [...new Set(['openid', ...scopes, ...asked.split(/[\s,]+/)])].filter(Boolean).join(' ');

/** Apple sends people back by a form, and says who they are only so. */
const formPostOf = ({ issuer }: ProviderSettings): Record<string, string> =>
  new URL(issuer).hostname === 'appleid.apple.com' ? { response_mode: 'form_post' } : {};

/** What the page asks of the provider itself, such as `prompt` or `login_hint`. */
const extrasOf = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => !ours.has(name.toLowerCase())));

/** What is said to us, and what only we say to a provider: it decides who gets the code, and who may change it. */
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
