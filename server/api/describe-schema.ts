import type { OpenAPI } from '@orpc/openapi';

type Schema = OpenAPI.SchemaObject | OpenAPI.ReferenceObject | boolean | undefined;

/** A JSON schema as a type that people read: `{ q?: string (200 characters at most) }`. */
export const describeSchema = (schema: Schema, indent = ''): string => {
  if (schema === undefined || typeof schema === 'boolean' || '$ref' in schema) return 'anything';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map((choice) => describeSchema(choice, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value: unknown) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `list of ${describeSchema(schema.items, indent)}${boundsOf(schema)}`;
  if (schema.type === 'object') return describeObject(schema, indent);
  return `${String(schema.type ?? 'anything')}${boundsOf(schema)}`;
};

const describeObject = (schema: OpenAPI.SchemaObject, indent: string): string => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${indent}  ${name}${mark}: ${describeSchema(field, `${indent}  `)}`;
  });
  if (fields.length > 0) return ['{', ...fields, `${indent}}`].join('\n');
  return `{ [key]: ${describeSchema(schema.additionalProperties, indent)} }`;
};

const boundsOf = (schema: OpenAPI.SchemaObject): string => {
  const bounds = [
    schema.format,
    bound('at least', schema.minimum),
    bound('at most', schema.maximum),
    bound('at least', schema.minLength ?? schema.minItems),
    bound('at most', schema.maxLength ?? schema.maxItems),
  ].filter((text) => text !== undefined);
  return bounds.length > 0 ? ` (${bounds.join(', ')})` : '';
};

const bound = (words: string, limit: number | undefined): string | undefined =>
  limit === undefined ? undefined : `${words} ${limit}`;
