import type { OpenAPI } from '@orpc/openapi';
import { describeApi, operationsOf } from '../../server/api/describe-api.ts';
import type { Trial } from './endpoint-trials.ts';

/** What the contract says that stands in a field, as JSON Schema. */
export type FieldSchema = {
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
  const operations = operationsOf(await describeApi());
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
