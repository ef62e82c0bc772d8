import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { requireAccess } from './access.ts';
import type { Endpoint } from './openapi.ts';
import type { ApiContext } from './request-context.ts';

/** Size limit of bodies without a picture. */
const MAX_BODY_BYTES = 64 * 1024;

/** A request with a fully read body; if `brokenBody` is set, the body is empty. */
type ReadRequest = { readonly request: Request; readonly brokenBody: AppError | null };

/**
 * Reads a JSON body up to 64 KiB. For a caller with access, the endpoint may allow a longer body, a picture or a file.
 * BODY_TOO_LARGE above the limit, by Content-Length or bytes read; BROKEN_JSON for invalid UTF-8, invalid JSON or another content type.
 * PUT and DELETE may have an empty body. `endpoint` is set if it has its own limits.
 */
export const readBody = async (
  request: Request,
  endpoint: Endpoint | undefined,
  context: ApiContext,
): Promise<ReadRequest> => {
  if (request.method === 'GET' || request.method === 'HEAD') return { request, brokenBody: null };
  try {
    const type = request.headers.get('content-type') ?? '';
    if (endpoint?.maxFileBytes !== undefined && isMultipart(type)) {
      if (!(await hasAccess(endpoint, context))) throw new AppError(apiErrors, 'BROKEN_JSON');
      const bytes = await readUpload(request, endpoint.maxFileBytes);
      return { request: withBody(request, bytes, type), brokenBody: null };
    }
    const hasLimit = endpoint?.maxJsonBytes !== undefined && (await hasAccess(endpoint, context));
    const max = hasLimit ? endpoint.maxJsonBytes : MAX_BODY_BYTES;
    return { request: withBody(request, await readJson(request, max)), brokenBody: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await request.body?.cancel().catch(() => undefined);
    return { request: withBody(request, '{}'), brokenBody: error };
  }
};

const withBody = ({ url, method, signal }: Request, body: BodyInit, type = 'application/json'): Request =>
  new Request(url, { method, signal, body, headers: { 'content-type': type } });

const readJson = async (request: Request, max: number): Promise<string> => {
  const type = request.headers.get('content-type');
  if (!isJson(type) && !(type === null && mayBeEmpty(request))) throw new AppError(apiErrors, 'BROKEN_JSON');
  const bytes = await readBytes(request, max);
  if (bytes.length === 0 && mayBeEmpty(request)) return '{}';
  if (type === null) throw new AppError(apiErrors, 'BROKEN_JSON');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch {
    throw new AppError(apiErrors, 'BROKEN_JSON');
  }
};

/** PUT and DELETE may have an empty body; HTML forms of other sites cannot send them. */
const mayBeEmpty = ({ method }: Request): boolean => method === 'PUT' || method === 'DELETE';

const isJson = (type: string | null): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Whether the caller may make a call; the endpoint checks access again and reports the reason. */
const hasAccess = async (endpoint: Endpoint, context: ApiContext): Promise<boolean> => {
  try {
    await requireAccess(endpoint, context);
    return true;
  } catch {
    return false;
  }
};

const isMultipart = (type: string): boolean => /^multipart\/form-data\s*;/i.test(type);

/** Reads a picture or file of at most `max` bytes with its form fields. BODY_TOO_LARGE, BROKEN_JSON. */
const readUpload = async (request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await readBytes(request, max + MAX_BODY_BYTES);
  await refuseBrokenForm(bytes, request.headers.get('content-type') ?? '');
  return bytes;
};

/** Maximum number of parts of a form, and of bytes of a part's head: parsing 5 MB of empty parts would take a second. */
const MAX_PARTS = 20;
const MAX_PART_HEAD = 8 * 1024;

/** Rejects a form that is invalid or expensive to parse: BROKEN_JSON, BODY_TOO_LARGE for a text above 64 KiB. */
export const refuseBrokenForm = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void> => {
  if (hasExpensiveParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), type)) {
    throw new AppError(apiErrors, 'BROKEN_JSON');
  }
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new AppError(apiErrors, 'BROKEN_JSON');
  }
  for (const value of form.values()) {
    if (typeof value === 'string' && value.length > MAX_BODY_BYTES) throw new AppError(apiErrors, 'BODY_TOO_LARGE');
  }
};

const hasExpensiveParts = (bytes: Buffer, type: string): boolean => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return true;
  let parts = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at !== -1; at = bytes.indexOf(`--${boundary}`, at + 1)) {
    parts += 1;
    const head = bytes.subarray(at, at + MAX_PART_HEAD);
    const isLast = head.subarray(boundary.length + 2, boundary.length + 4).toString('latin1') === '--';
    if (parts > MAX_PARTS || (!isLast && !head.includes('\r\n\r\n'))) return true;
  }
  return false;
};

/** Reads a body up to `max` bytes; BODY_TOO_LARGE above, by Content-Length or bytes read. */
const readBytes = async ({ headers, body }: Request, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(headers.get('content-length') ?? 0) > max) throw new AppError(apiErrors, 'BODY_TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      length += chunk.value.length;
      if (length > max) throw new AppError(apiErrors, 'BODY_TOO_LARGE');
      chunks.push(chunk.value);
    }
  } finally {
    reader?.releaseLock();
  }
  return Buffer.concat(chunks);
};
