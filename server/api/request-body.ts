import type { EndpointAccess } from '../../contract/access.ts';
import { adminContract } from '../../contract/admin/index.ts';
import { payments } from '../../contract/payments.ts';
import { MAX_PROOF_BYTES } from '../../domain/payments/transfer-proof-limits.ts';
import { MAX_PICTURE_BYTES } from '../../domain/products/picture-limits.ts';
import { ARCHIVE_PART_BYTES, MAX_IMPORT_BYTES } from '../../domain/products/product-import.ts';
import { Refusal } from '../../domain/refusals.ts';
import { MAX_SETTLEMENT_BYTES } from '../../domain/settlements/settlement-limits.ts';
import { requireAccess } from './access.ts';
import type { ApiContext } from './context.ts';

/** Size limit of bodies without a picture. */
const MAX_BODY_BYTES = 64 * 1024;
/** Size limit of a page's text: two languages with up to three bytes per character, and escapes of JSON. */
const MAX_PAGE_BYTES = 256 * 1024;
/** Size limit of the changes of a grid: two thousand products with all their cells. */
const MAX_GRID_BYTES = 1024 * 1024;

/** A request with a fully read body; if `brokenBody` is set, the body is empty. */
type ReadRequest = { readonly request: Request; readonly brokenBody: Refusal | null };

/**
 * Reads a JSON body up to 64 KiB. If the caller has access it may be longer for the text of a page (256 KiB) or a grid (1 MiB), or be a
 * picture or a file. BODY_TOO_LARGE above the limit, by Content-Length or bytes read; BROKEN_JSON for invalid UTF-8, invalid JSON or
 * another content type. PUT and DELETE may have an empty body.
 */
export const readBody = async (request: Request, context: ApiContext): Promise<ReadRequest> => {
  if (request.method === 'GET' || request.method === 'HEAD') return { request, brokenBody: null };
  try {
    const upload = uploadOf(request);
    if (upload !== undefined) {
      const type = request.headers.get('content-type') ?? '';
      return { request: withBody(request, await readUpload(request, upload, context), type), brokenBody: null };
    }
    return { request: withBody(request, await readJson(request, context)), brokenBody: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await request.body?.cancel().catch(() => undefined);
    return { request: withBody(request, '{}'), brokenBody: error };
  }
};

const withBody = ({ url, method, signal }: Request, body: BodyInit, type = 'application/json'): Request =>
  new Request(url, { method, signal, body, headers: { 'content-type': type } });

const readJson = async (request: Request, context: ApiContext): Promise<string> => {
  const type = request.headers.get('content-type');
  if (!isJson(type) && !(type === null && mayBeEmpty(request))) throw new Refusal('BROKEN_JSON');
  const longer = limits.find(({ call }) => isCallOf(call, request));
  const most = longer && (await hasAccess(longer.call, context)) ? longer.most : MAX_BODY_BYTES;
  const bytes = await readBytes(request, most);
  if (bytes.length === 0 && mayBeEmpty(request)) return '{}';
  if (type === null) throw new Refusal('BROKEN_JSON');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch {
    throw new Refusal('BROKEN_JSON');
  }
};

/** PUT and DELETE may have an empty body; HTML forms of other sites cannot send them. */
const mayBeEmpty = ({ method }: Request): boolean => method === 'PUT' || method === 'DELETE';

const isJson = (type: string | null): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

/** Whether the caller may make a call; the endpoint checks access again and reports the reason. */
const hasAccess = async ({ meta }: { readonly meta: EndpointAccess }, context: ApiContext): Promise<boolean> => {
  try {
    await requireAccess(meta, context);
    return true;
  } catch {
    return false;
  }
};

/** Calls whose JSON may be longer. */
const limits = [
  { call: adminContract.pages.save['~orpc'], most: MAX_PAGE_BYTES },
  { call: adminContract.productGrid.save['~orpc'], most: MAX_GRID_BYTES },
];

type Called = { readonly route: { readonly method?: string; readonly path?: string } };

const isCallOf = ({ route: { method, path = '' } }: Called, request: Request): boolean =>
  request.method === method &&
  new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(new URL(request.url).pathname);

/** The endpoints with large bodies, each with the size limit of its picture or file. */
const uploads = [
  { call: adminContract.productPictures.upload['~orpc'], most: MAX_PICTURE_BYTES },
  { call: adminContract.productImports.check['~orpc'], most: MAX_IMPORT_BYTES },
  { call: adminContract.productImports.addPart['~orpc'], most: ARCHIVE_PART_BYTES },
  { call: payments.sendProof['~orpc'], most: MAX_PROOF_BYTES },
  { call: adminContract.settlements.preview['~orpc'], most: MAX_SETTLEMENT_BYTES },
  { call: adminContract.settlements.read['~orpc'], most: MAX_SETTLEMENT_BYTES },
];
type Upload = (typeof uploads)[number];

/** The upload that a multipart request is for. */
const uploadOf = (request: Request): Upload | undefined =>
  /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '')
    ? uploads.find(({ call }) => isCallOf(call, request))
    : undefined;

/** Reads a picture or file with its form fields after checking access. BODY_TOO_LARGE, BROKEN_JSON. */
const readUpload = async (
  request: Request,
  { call, most }: Upload,
  context: ApiContext,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (!(await hasAccess(call, context))) throw new Refusal('BROKEN_JSON');
  const bytes = await readBytes(request, most + MAX_BODY_BYTES);
  await refuseBroken(bytes, request.headers);
  return bytes;
};

const refuseBroken = async (bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<void> => {
  try {
    await new Response(bytes, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();
  } catch {
    throw new Refusal('BROKEN_JSON');
  }
};

/** Reads a body up to `most` bytes; BODY_TOO_LARGE above, by Content-Length or bytes read. */
const readBytes = async ({ headers, body }: Request, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(headers.get('content-length') ?? 0) > most) throw new Refusal('BODY_TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      length += chunk.value.length;
      if (length > most) throw new Refusal('BODY_TOO_LARGE');
      chunks.push(chunk.value);
    }
  } finally {
    reader?.releaseLock();
  }
  return Buffer.concat(chunks);
};
