import type { OpenAPI } from '@orpc/openapi';
import { type Endpoint, generateOpenApi, listEndpoints, operationsOf } from '#core/server/api/openapi.ts';
import { contract } from '#generated/contract.gen.ts';
import type { EndpointExamples, Example } from './example-data.ts';
import { bodySchemaOf, type FieldSchema, sampleCall } from './sample-call.ts';
import type { ApiResponse, OpenShop, SignedIn } from './shop/in-process-shop.ts';

/** An endpoint of the contract with its method and path. */
export type CallableEndpoint = Endpoint & { readonly method: string; readonly path: string };

/** All endpoints of the contract, in order. */
export const callableEndpoints = (): readonly CallableEndpoint[] =>
  listEndpoints(contract).map((endpoint) => {
    const { method = '', path = '' } = endpoint.procedure['~orpc'].route;
    return { ...endpoint, method, path };
  });

/** A valid call of an endpoint; without a code it succeeds with the status. */
export type EndpointCall = Example & Required<Pick<Example, 'at' | 'query'>> & { readonly status: number };

const modules = import.meta.glob<EndpointExamples>('../../src/features/*/testing/endpoint-examples.ts', {
  eager: true,
  import: 'endpointExamples',
});

/** Examples of all features; an endpoint whose contract states a whole call has none. */
export const endpointExamples: EndpointExamples = Object.assign({}, ...Object.values(modules));

const operations = operationsOf(await generateOpenApi(contract));

/** Prepares a valid call of an endpoint: the sample of its contract, completed by its example. Owned data belongs to `person`. */
export const validCall = async (
  shop: OpenShop,
  { name, method, procedure }: CallableEndpoint,
  person: SignedIn,
): Promise<EndpointCall> => {
  const sample = sampleCall(operations.get(name) ?? {});
  const example = (await endpointExamples[name]?.(shop, person)) ?? {};
  const { errorMap, route } = procedure['~orpc'];
  return {
    ...example,
    at: { ...sample.at, ...example.at },
    query: { ...sample.query, ...example.query },
    ...((sample.body || example.body || method === 'POST') && { body: { ...sample.body, ...example.body } }),
    status: (example.code === undefined ? route.successStatus : errorMap[example.code]?.status) ?? 200,
  };
};

/** Token and extra headers of a call. */
type CallOptions = { readonly token?: string | undefined; readonly headers?: Readonly<Record<string, string>> };

/** Calls an endpoint; `ApiResponse` is its response, refusals included. */
export const callEndpoint = (
  shop: OpenShop,
  { method, path }: CallableEndpoint,
  { at, query, body }: EndpointCall,
  { token, headers = {} }: CallOptions,
): Promise<ApiResponse<Readonly<Record<string, unknown>> & { readonly code?: string }>> => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ''));
  return shop.request(`${filled}?${new URLSearchParams(query)}`, { method, body, token, headers });
};

/** A field of a request, and its schema in the contract. */
export type Field = {
  readonly part: 'path' | 'query' | 'body';
  readonly steps: readonly (string | number)[];
  readonly schema: FieldSchema;
};

/** Name of a field, such as `body.lines.0.quantity`. */
export const nameOf = ({ part, steps }: Field): string => [part, ...steps].join('.');

/** Fields of each endpoint of the contract, objects included, by endpoint name. */
export const fieldsOfEndpoints = (): ReadonlyMap<string, readonly Field[]> =>
  new Map([...operations].map(([name, operation]) => [name, fieldsOf(operation)]));

const fieldsOf = (operation: OpenAPI.OperationObject): readonly Field[] => {
  const inAddress = (operation.parameters ?? []).flatMap((parameter): Field[] => {
    if (!('name' in parameter)) return [];
    const part = parameter.in === 'path' ? 'path' : 'query';
    return [{ part, steps: [parameter.name], schema: (parameter.schema ?? {}) as FieldSchema }];
  });
  const body = bodySchemaOf(operation);
  return body ? [...inAddress, ...within(body, [])] : inAddress;
};

const within = (schema: FieldSchema, steps: Field['steps']): readonly Field[] => [
  { part: 'body', steps, schema },
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => within(inner, [...steps, name])),
  ...(schema.items ? within(schema.items, [...steps, 0]) : []),
];

/** Whether a field accepts values of this type. */
export const acceptsType = ({ schema }: Field, type: 'string' | 'object'): boolean =>
  schema.type === type || (schema.anyOf?.some((one) => one.type === type) ?? false);

/** Schema of the number in a field; undefined if it accepts no number. */
export const numberIn = ({ schema }: Field): FieldSchema | undefined =>
  [schema, ...(schema.anyOf ?? [])].find(({ type }) => type === 'number' || type === 'integer');

/** Returns the call with another value in a field. */
export const withValue = (trial: EndpointCall, { part, steps }: Field, value: unknown): EndpointCall => {
  const [name = ''] = steps;
  // URLs cannot contain lone surrogates
  if (part === 'path') return { ...trial, at: { ...trial.at, [name]: String(value).toWellFormed() } };
  if (part === 'query') return { ...trial, query: { ...trial.query, [name]: String(value) } };
  return { ...trial, body: replaced(trial.body ?? {}, steps, value) as object };
};

const replaced = (whole: unknown, [step, ...further]: Field['steps'], value: unknown): unknown => {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items = Array.isArray(whole) ? whole : [];
    return [replaced(items[step] ?? {}, further, value), ...items.slice(1)];
  }
  const parts = typeof whole === 'object' && whole !== null ? whole : {};
  return { ...parts, [step]: replaced(Reflect.get(parts, step), further, value) };
};
