import * as openid from 'openid-client';
import type { AccountsSettings, ProviderSettings } from '../settings.ts';

/** The providers of the settings, each asked who it is when somebody first comes for it. */
export type Providers = {
  /** Throws when the provider cannot be reached or is not who the settings say; the next call tries again. */
  readonly connect: (key: string) => Promise<openid.Configuration>;
};

export const connectProviders = ({ providers }: Pick<AccountsSettings, 'providers'>): Providers => {
  const connected = new Map<string, Promise<openid.Configuration>>();
  return {
    connect: (key) => {
      const known = connected.get(key);
      if (known !== undefined) return known;
      const provider = providers[key];
      if (provider === undefined) throw new Error(`There is no provider ${key}`);
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
      // Also proves the signature of what comes straight from the provider.
      openid.enableNonRepudiationChecks,
      ...(isLoopback(address) ? [openid.allowInsecureRequests] : []),
    ],
  });
};

const secondsForOneAnswer = 5;

/** In the body where the provider takes it there, else in the header, which is what every provider must take. */
const secretAs =
  (secret: string): openid.ClientAuth =>
  (server, ...request) => {
    const isTakenInBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    const prove = isTakenInBody ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
    prove(server, ...request);
  };

/** Where nobody stands in between, so that no certificate is needed. */
const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
