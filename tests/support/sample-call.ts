import { randomUUID } from 'node:crypto';
import type { OpenAPI } from '@orpc/openapi';
import { type Example, randomText } from './example-data.ts';

/** JSON Schema of a field in the contract. */
export type FieldSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
};

/** Values for patterns: a product of a new shop, a number. */
const patterned = ['cup-tea-01', '1'];

const sampleText = (name: string, { format, pattern, maxLength }: FieldSchema): string | undefined => {
  if (format === 'uuid') return randomUUID();
  if (pattern !== undefined) return patterned.find((text) => new RegExp(pattern, 'u').test(text));
  return (name === 'email' ? `${randomText()}@example.com` : randomText()).slice(0, maxLength);
};

/** A value that the schema accepts, as far as it states its rules; undefined for a file. */
const sampleValue = (name: string, schema: FieldSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  const [listed] = schema.examples ?? schema.enum ?? [];
  if (listed !== undefined) return listed;
  const [first] = schema.anyOf ?? [];
  if (first) return sampleValue(name, first);
  switch (schema.type) {
    case 'string':
      return sampleText(name, schema);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleValue(name, schema.items ?? {}));
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, sampleValue(key, schema.properties?.[key] ?? {})]),
      );
    default:
      return undefined;
  }
};

/** Schema of the JSON body of an operation. */
export const bodySchemaOf = ({ requestBody }: OpenAPI.OperationObject): FieldSchema | undefined => {
  const content = requestBody && 'content' in requestBody ? requestBody.content : {};
  return content['application/json']?.schema as FieldSchema | undefined;
};

/** A call with each required field of the operation, from the schemas of its contract. */
export const sampleCall = (operation: OpenAPI.OperationObject): Pick<Example, 'at' | 'query' | 'body'> => {
  const valuesOf = (part: 'path' | 'query') =>
    (operation.parameters ?? []).flatMap((parameter) =>
      'name' in parameter && parameter.in === part && parameter.required
        ? [[parameter.name, String(sampleValue(parameter.name, (parameter.schema ?? {}) as FieldSchema))]]
        : [],
    );
  const body = bodySchemaOf(operation);
  return {
    at: Object.fromEntries(valuesOf('path')),
    query: Object.fromEntries(valuesOf('query')),
    ...(body && { body: sampleValue('', body) as object }),
  };
};
