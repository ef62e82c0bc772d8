import { createHash } from 'node:crypto';
import type { AnyContractRouter } from '@orpc/contract';
import type { OpenAPI } from '@orpc/openapi';
import type { ErrorDefinition, ErrorDefinitions } from '#core/errors/define-errors.ts';
import { errorMessage } from '#core/errors/error-message.ts';
import type { Language } from '#core/i18n/language.ts';
import { MAX_PICTURE_BYTES } from '#core/pictures/picture-limits.ts';
import type { Document } from '#core/server/http/cached-documents.ts';
import { type Endpoint, listEndpoints, type OpenApiDocument, operationsOf } from './openapi.ts';

const style = `
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.6 system-ui, sans-serif; }
h2 { margin-block-start: 3rem; font-size: 1.1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
pre { overflow-x: auto; padding: .75rem 1rem; background: #f4f1ea; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: start; vertical-align: top; }
th[scope=row] { padding-inline-start: 0; font-weight: 400; }`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Documents about the API by path: the OpenAPI document, and a page without scripts or external requests. */
export const describeApi = (
  { contract, errors }: { readonly contract: AnyContractRouter; readonly errors: ErrorDefinitions },
  openapi: () => Promise<OpenApiDocument>,
): ReadonlyMap<string, Document> =>
  new Map([
    [
      '/api/openapi.json',
      { type: 'application/json', language: null, write: async () => JSON.stringify(await openapi()) },
    ],
    [
      '/api/docs',
      {
        type: 'text/html; charset=utf-8',
        language: null,
        headers: { 'Content-Security-Policy': policy },
        write: async () => render(contract, errors, await openapi()),
      },
    ],
  ]);

/** Whether a request is for one of these documents. */
export const isApiDescription = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/api\/(?:openapi\.json|docs)$/.test(new URL(url).pathname);

const render = (contract: AnyContractRouter, errors: ErrorDefinitions, document: OpenApiDocument): string => {
  const operations = operationsOf(document);
  const sections = listEndpoints(contract).map((endpoint) => section(endpoint, errors, operations.get(endpoint.name)));
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lazaward API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>API of the shop</h1>
<p>Amounts are whole piastres. Bodies are JSON of at most 64 KiB; one with a picture is
<code>multipart/form-data</code> of ${MAX_PICTURE_BYTES / 1024 ** 2} MiB. Customers and admins send
<code>Authorization: Bearer</code> with their access token. An error response has the body
<code>{ defined, code, status, message, data }</code>: <code>message</code> in the language of
<code>?language</code>, of the cookie <code>language</code> or of <code>Accept-Language</code>, and
<code>data.localizedMessage</code> in both. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
};

const section = (
  { name, procedure, who }: Endpoint,
  errors: ErrorDefinitions,
  operation: OpenAPI.OperationObject | undefined,
): string => {
  const { route, errorMap } = procedure['~orpc'];
  return `<section>
<h2 id="${name}"><code>${escape(`${route.method} /api${route.path}`)}</code></h2>
<p>${escape(route.summary ?? '')}. May be called by: <strong>${who}</strong>.</p>
<h3>Input</h3>
<pre>${escape(inputOf(operation))}</pre>
<h3>Answer ${route.successStatus ?? 200}</h3>
<pre>${escape(outputOf(operation, route.successStatus ?? 200))}</pre>
<h3>Refusals</h3>
<table><tbody>
${Object.keys(errorMap)
  .map((code) => errorRow(code, errors[code]))
  .join('\n')}
</tbody></table>
</section>`;
};

const errorRow = (code: string, definition: ErrorDefinition | undefined): string => {
  if (definition === undefined) throw new Error(`The error ${code} is not defined.`);
  const message = (language: Language) => escape(errorMessage({ code, details: {}, definition }, language, null));
  return `<tr>
<th scope="row"><code>${definition.status} ${code}</code></th>
<td>${message('en')}<br><span lang="ar" dir="rtl">${message('ar')}</span></td>
</tr>`;
};

const inputOf = (operation: OpenAPI.OperationObject | undefined): string => {
  const parameters = (operation?.parameters ?? []).flatMap((parameter) =>
    'name' in parameter
      ? [`${parameter.in} ${parameter.name}${parameter.required ? '' : '?'}: ${describeSchema(parameter.schema)}`]
      : [],
  );
  const body = operation?.requestBody;
  const content = body && 'content' in body ? body.content : {};
  const { schema } = content['multipart/form-data'] ?? content['application/json'] ?? {};
  return [...parameters, ...(schema ? [describeSchema(schema)] : [])].join('\n') || 'nothing';
};

const outputOf = (operation: OpenAPI.OperationObject | undefined, status: number): string => {
  const response = operation?.responses?.[String(status)];
  const content = response && 'content' in response ? response.content : undefined;
  return describeSchema(content?.['application/json']?.schema);
};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

type Schema = OpenAPI.SchemaObject | OpenAPI.ReferenceObject | boolean | undefined;

/** Formats a JSON schema as a readable type: `{ q?: string (200 characters at most) }`. */
const describeSchema = (schema: Schema, indent = ''): string => {
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

const bound = (label: string, limit: number | undefined): string | undefined =>
  limit === undefined ? undefined : `${label} ${limit}`;
