import { Refusal } from '../../domain/refusals.ts';
import type { ApiContext } from './context.ts';
import { readBytes } from './read-bytes.ts';
import { isUpload, readUpload } from './read-upload.ts';

/** The longest body of a request that brings no picture. */
const MAX_BODY_BYTES = 64 * 1024;

/** A request that can be read whole, and why its own body could not; then it carries an empty one. */
export type ReadRequest = { readonly request: Request; readonly brokenBody: Refusal | null };

/**
 * Reads a request's JSON, never more of it than the limit, or the form of a picture from whoever may send one.
 * BODY_TOO_LARGE above 64 KiB, counted or announced;
 * BROKEN_JSON for what is no JSON in UTF-8, or does not say that it is JSON. A PUT or DELETE may be empty.
 */
export const readBody = async (request: Request, context: ApiContext): Promise<ReadRequest> => {
  if (request.method === 'GET' || request.method === 'HEAD') return { request, brokenBody: null };
  try {
    if (isUpload(request)) {
      const type = request.headers.get('content-type') ?? '';
      return { request: withBody(request, await readUpload(request, context), type), brokenBody: null };
    }
    return { request: withBody(request, await readJson(request)), brokenBody: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await request.body?.cancel().catch(() => undefined);
    return { request: withBody(request, '{}'), brokenBody: error };
  }
};

const withBody = ({ url, method, signal }: Request, body: BodyInit, type = 'application/json'): Request =>
  new Request(url, { method, signal, body, headers: { 'content-type': type } });

const readJson = async (request: Request): Promise<string> => {
  const type = request.headers.get('content-type');
  if (!isJson(type) && !(type === null && mayBeEmpty(request))) throw new Refusal('BROKEN_JSON');
  const bytes = await readBytes(request, MAX_BODY_BYTES);
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
