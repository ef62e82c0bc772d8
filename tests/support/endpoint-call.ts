import type { OpenAPI } from '@orpc/openapi';
import { type Endpoint, generateOpenApi, listEndpoints, operationsOf } from '../../server/api/openapi.ts';
import { type Trial, trials } from './endpoint-examples.ts';
import type { Answer, OpenShop, SignedIn } from './shop/in-process-shop.ts';

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
  if (prepare === undefined) throw new Error(`tests/support/endpoint-examples.ts does not say how ${name} is tried`);
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

/** What the contract says that stands in a field, as JSON Schema. */
type FieldSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
};

/** A place in a call where somebody's value stands, and what the contract says of it. */
export type Field = {
  readonly part: 'path' | 'query' | 'body';
  readonly steps: readonly (string | number)[];
  readonly schema: FieldSchema;
};

/** `body.lines.0.quantity` and the like. */
export const nameOf = ({ part, steps }: Field): string => [part, ...steps].join('.');

/** Every field of each endpoint of the contract, the objects that hold fields too, by the endpoint's name. */
export const fieldsOfEndpoints = async (): Promise<ReadonlyMap<string, readonly Field[]>> => {
  const operations = operationsOf(await generateOpenApi());
  return new Map([...operations].map(([name, operation]) => [name, fieldsOf(operation)]));
};

const fieldsOf = ({ parameters = [], requestBody }: OpenAPI.OperationObject): readonly Field[] => {
  const inAddress = parameters.flatMap((parameter): Field[] => {
    if (!('name' in parameter)) return [];
    const part = parameter.in === 'path' ? 'path' : 'query';
    return [{ part, steps: [parameter.name], schema: (parameter.schema ?? {}) as FieldSchema }];
  });
  const content = requestBody && 'content' in requestBody ? requestBody.content : {};
  const body = content['application/json']?.schema;
  return body ? [...inAddress, ...within(body as FieldSchema, [])] : inAddress;
};

const within = (schema: FieldSchema, steps: Field['steps']): readonly Field[] => [
  { part: 'body', steps, schema },
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => within(inner, [...steps, name])),
  ...(schema.items ? within(schema.items, [...steps, 0]) : []),
];

/** Whether a value of this kind may stand in a field. */
export const takes = ({ schema }: Field, type: 'string' | 'object'): boolean =>
  schema.type === type || (schema.anyOf?.some((one) => one.type === type) ?? false);

/** What the contract says of the number in a field; undefined where none may stand. */
export const numberIn = ({ schema }: Field): FieldSchema | undefined =>
  [schema, ...(schema.anyOf ?? [])].find(({ type }) => type === 'number' || type === 'integer');

/** The same call with another value in a field. */
export const withValue = (trial: Trial, { part, steps }: Field, value: unknown): Trial => {
  const [name = ''] = steps;
  // an address holds whole characters only
  if (part === 'path') return { ...trial, at: { ...trial.at, [name]: String(value).toWellFormed() } };
  if (part === 'query') {
    const query = new URLSearchParams(trial.query);
    query.set(String(name), String(value));
    return { ...trial, query: `?${query}` };
  }
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
