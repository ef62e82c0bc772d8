import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountClaims, type Configuration, Provider } from 'oidc-provider';

export type ProviderAccounts = Readonly<Record<string, Omit<AccountClaims, 'sub'>>>;

/** A real local OpenID provider, whose users sign in without a password. */
export type OpenidProvider = {
  /** Settings for the accounts service. */
  readonly settings: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly scopes: readonly string[];
  };
  /**
   * Follows a URL of the provider as a browser does, signs in as one of its users (`nobody` denies access), and returns
   * the URL that leads back.
   */
  readonly signIn: (address: string, who: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

type Options = { readonly callback: string; readonly accounts: ProviderAccounts; readonly port?: number };

export const openOpenidProvider = async ({ callback, accounts, port = 0 }: Options): Promise<OpenidProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    issuer,
    clientId: 'the-shop',
    clientSecret: randomUUID(),
    scopes: ['openid', 'email', 'profile'],
  };
  const provider = new Provider(issuer, configurationOf(settings, callback, accounts));
  const handleRequest = provider.callback();
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/interaction/')) return void handleRequest(request, response);
    void receive(provider, request, response, { who: searchParams.get('account'), people: Object.keys(accounts) });
  });
  return {
    settings,
    signIn: (address, who) => follow(address, who, { issuer, callback }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const configurationOf = (
  { clientId, clientSecret }: OpenidProvider['settings'],
  callback: string,
  accounts: ProviderAccounts,
): Configuration => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture', 'given_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, RefreshToken: 600, IdToken: 600 },
    issueRefreshToken: async () => true,
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    // grants consent without asking the user
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
};

type Choice = { readonly who: string | null; readonly people: readonly string[] };

/** Sign-in page: a list of users, or the result of a choice. */
const receive = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  { who, people }: Choice,
): Promise<void> => {
  if (who === null) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end([...people, 'nobody'].map((person) => `<p><a href="?account=${person}">${person}</a></p>`).join(''));
    return;
  }
  const outcome =
    who === 'nobody'
      ? { error: 'access_denied', error_description: 'They turned round' }
      : { login: { accountId: who } };
  await provider.interactionFinished(request, response, outcome);
};

const follow = async (
  address: string,
  who: string,
  { issuer, callback }: { readonly issuer: string; readonly callback: string },
): Promise<string> => {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let steps = 0; steps < 10; steps += 1) {
    if (next.pathname.startsWith('/interaction/')) next.searchParams.set('account', who);
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(next, { redirect: 'manual', headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    // a self-submitting form instead of a redirect
    if (location === null) return formAsAddress(await response.text(), callback);
    if (location.startsWith(callback)) return location;
    next = new URL(location, issuer);
  }
  throw new Error('the provider did not redirect back');
};

const formAsAddress = (page: string, callback: string): string => {
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  if (!page.includes(callback) || fields.length === 0)
    throw new Error(`unexpected page of the provider: ${page.slice(0, 300)}`);
  return `${callback}?${new URLSearchParams(fields)}`;
};
