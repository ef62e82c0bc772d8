import { AuthClient, type SignInWithOAuthCredentials, type UserIdentity } from '@supabase/auth-js';
import {
  type OpenidProvider,
  openOpenidProvider,
  type ProviderAccounts,
} from '#tests/support/servers/openid-provider.ts';
import type { AfterClaim, AfterSignUp } from '../../server/accounts/accounts-context.ts';
import type { AccountsSettingsInput } from '../../server/accounts/settings.ts';
import { apiKey, browserOf, type RunningAccounts, startAccounts } from './start-accounts.ts';

const externalUrl = 'https://shop.example/auth/v1';

/** The provider of these tests, configured under two names. */
export const startShopProvider = (accounts: ProviderAccounts, port = 0): Promise<OpenidProvider> =>
  openOpenidProvider({ callback: `${externalUrl}/callback`, accounts, port });

/** Starts the accounts service with this provider as `google` and as `keycloak`. */
export const startAccountsWith = (
  { settings: google }: OpenidProvider,
  settings: Partial<AccountsSettingsInput> = {},
  afterSignUp?: AfterSignUp,
  afterClaim?: AfterClaim,
): Promise<RunningAccounts> =>
  startAccounts({
    settings: { externalUrl, providers: { google, keycloak: google }, ...settings },
    ...(afterSignUp === undefined ? {} : { afterSignUp }),
    ...(afterClaim === undefined ? {} : { afterClaim }),
  });

/** The unmodified client, with its own storage for the PKCE verifier. */
export const pkceDevice = ({ authUrl }: RunningAccounts): Device =>
  new AuthClient({
    url: authUrl,
    headers: { apikey: apiKey },
    storageKey: crypto.randomUUID(),
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });

type Query = Partial<SignInWithOAuthCredentials>;

/** Returns the provider's URL from the client's own call. */
export const openProvider = async (
  accounts: RunningAccounts,
  body: Query = {},
  device = accounts.device(),
): Promise<URL> => {
  const { data } = await device.signInWithOAuth({ provider: 'google', ...body });
  const response = await browserOf(device)(data.url ?? '', { redirect: 'manual' });
  if (response.status !== 302) throw new Error(`${response.status} ${await response.text()}`);
  return new URL(response.headers.get('location') ?? '');
};

/** Returns the redirect of the accounts service for a return from the provider by this URL. */
export const returnToShop = async (
  { authUrl }: RunningAccounts,
  callback: string,
  device?: Device,
): Promise<{ status: number; to: URL }> => {
  const response = await browserOf(device)(authUrl + callback.slice(externalUrl.length), { redirect: 'manual' });
  return { status: response.status, to: new URL(response.headers.get('location') ?? 'about:nowhere') };
};

/** Signs in at the provider and returns the final URL. */
export const visit = async (
  accounts: RunningAccounts,
  provider: OpenidProvider,
  who: string,
  body: Query = {},
  device = accounts.device(),
): Promise<URL> => {
  const callback = await provider.signIn((await openProvider(accounts, body, device)).href, who);
  return (await returnToShop(accounts, callback, device)).to;
};

/** Returns the parameters in the fragment of a URL. */
export const fragmentParams = (address: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(address.hash.slice(1)));

/** Returns the parameters in the query of a URL. */
export const queryParams = (address: URL): Record<string, string> => Object.fromEntries(address.searchParams);

/** Creates a device with the session in the fragment of a URL; returns it with its user. */
export const readArrival = async (accounts: RunningAccounts, address: URL) => {
  const { access_token = '', refresh_token = '' } = fragmentParams(address);
  const device = accounts.device();
  const { data, error } = await device.setSession({ access_token, refresh_token });
  if (error !== null || data.session === null || data.user === null)
    throw error ?? new Error(`no session in ${address}`);
  return { device, session: data.session, user: data.user };
};

export type Device = InstanceType<typeof AuthClient>;

/** Links an identity by the client's own call and returns the final URL. */
export const link = async (
  accounts: RunningAccounts,
  provider: OpenidProvider,
  device: Device,
  who: string,
  name: 'google' | 'keycloak' = 'google',
): Promise<URL> => {
  const { data, error } = await device.linkIdentity({ provider: name });
  if (error !== null) throw error;
  return (await returnToShop(accounts, await provider.signIn(data.url, who), device)).to;
};

export const identitiesOf = async (device: Device): Promise<UserIdentity[]> =>
  (await device.getUserIdentities()).data?.identities ?? [];
