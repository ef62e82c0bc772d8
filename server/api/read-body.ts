import { Refusal } from '../../domain/refusals.ts';

/** The longest body of a request. */
const MAX_BODY_BYTES = 64 * 1024;

/** A request that can be read whole, and why its own body could not; then it carries an empty one. */
export type ReadRequest = { readonly request: Request; readonly brokenBody: Refusal | null };

/**
 * Reads a request's JSON, never more of it than the limit. BODY_TOO_LARGE above 64 KiB, counted or announced;
 * BROKEN_JSON for what is no JSON in UTF-8, or does not say that it is JSON. A PUT or DELETE may be empty.
 */
export const readBody = async (request: Request): Promise<ReadRequest> => {
  if (request.method === 'GET' || request.method === 'HEAD') return { request, brokenBody: null };
  try {
    return { request: withBody(request, await readJson(request)), brokenBody: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await request.body?.cancel().catch(() => undefined);
    return { request: withBody(request, '{}'), brokenBody: error };
  }
};

const withBody = ({ url, method, signal }: Request, body: string): Request =>
  new Request(url, { method, signal, body, headers: { 'content-type': 'application/json' } });

const readJson = async (request: Request): Promise<string> => {
  const type = request.headers.get('content-type');
  if (!isJson(type) && !(type === null && mayBeEmpty(request))) throw new Refusal('BROKEN_JSON');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new Refusal('BODY_TOO_LARGE');
  const bytes = await readBytes(request.body);
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

/** PUT and DELETE may say all in their address. No form of another site can send them, so nothing is let in by that. */
const mayBeEmpty = ({ method }: Request): boolean => method === 'PUT' || method === 'DELETE';

const isJson = (type: string | null): boolean => /^application\/json\s*(;|$)/i.test(type ?? '');

const readBytes = async (body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      length += chunk.value.length;
      if (length > MAX_BODY_BYTES) throw new Refusal('BODY_TOO_LARGE');
      chunks.push(chunk.value);
    }
  } finally {
    reader?.releaseLock();
  }
  return Buffer.concat(chunks);
};
