import * as openid from 'openid-client';
import type { AccountsSettings, ProviderSettings } from '../settings.ts';

/** The configured providers, each discovered on first use. */
export type Providers = {
  /** Throws when the provider cannot be reached or its issuer differs from the settings; the next call retries. */
  readonly connect: (key: string) => Promise<openid.Configuration>;
};

export const connectProviders = ({ providers }: Pick<AccountsSettings, 'providers'>): Providers => {
  const connected = new Map<string, Promise<openid.Configuration>>();
  return {
    connect: (key) => {
      const cached = connected.get(key);
      if (cached !== undefined) return cached;
      const provider = providers[key];
      if (provider === undefined) throw new Error(`unknown provider ${key}`);
      const connecting = discover(provider);
      connected.set(key, connecting);
      connecting.catch(() => connected.delete(key));
      return connecting;
    },
  };
};

const discover = async ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> => {
  const address = new URL(issuer);
  return openid.discovery(address, clientId, undefined, secretAs(clientSecret), {
    timeout: secondsForOneAnswer,
    execute: [
      // Also verifies the signature of tokens received directly from the provider.
      openid.enableNonRepudiationChecks,
      ...(isLoopback(address) ? [openid.allowInsecureRequests] : []),
    ],
  });
};

const secondsForOneAnswer = 5;

/** Sends the secret in the body where the provider supports it, else in the header, which every provider must support. */
const secretAs =
  (secret: string): openid.ClientAuth =>
  (server, ...request) => {
    const isTakenInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    const prove = isTakenInBody ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
    prove(server, ...request);
  };

/** Loopback addresses need no TLS certificate. */
const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
