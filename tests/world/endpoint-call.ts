import { type Endpoint, listEndpoints } from '../../server/api/describe-api.ts';
import { type Trial, trials } from './endpoint-trials.ts';
import type { Answer, OpenShop, SignedIn } from './open-shop.ts';

/** An endpoint of the contract, with what a call of it needs. */
export type CallableEndpoint = Endpoint & { readonly method: string; readonly path: string };

/** Every endpoint of the contract, in its order. */
export const callableEndpoints = (): readonly CallableEndpoint[] =>
  listEndpoints().map((endpoint) => {
    const { method = '', path = '' } = endpoint.procedure['~orpc'].route;
    return { ...endpoint, method, path };
  });

/** A sound call of an endpoint, prepared so that it changes something; what belongs to somebody is `person`'s. */
export const soundCall = async (shop: OpenShop, { name }: Endpoint, person: SignedIn): Promise<Trial> => {
  const prepare = trials[name];
  if (prepare === undefined) throw new Error(`tests/world/endpoint-trials.ts does not say how ${name} is tried`);
  return prepare(shop, person);
};

/** What else a call brings. */
type Brings = { readonly token?: string | undefined; readonly headers?: Readonly<Record<string, string>> };

/** Calls an endpoint; `Answer` holds what it says, refusals too. */
export const callEndpoint = (
  shop: OpenShop,
  { method, path }: CallableEndpoint,
  { at = {}, query = '', body }: Trial,
  { token, headers = {} }: Brings,
): Promise<Answer<Readonly<Record<string, unknown>> & { readonly code?: string }>> => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ''));
  return shop.ask(filled + query, { method, body, token, headers });
};
