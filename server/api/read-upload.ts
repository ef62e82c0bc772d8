import { office } from '../../contract/office/index.ts';
import { MAX_PICTURE_BYTES } from '../../domain/products/picture-limits.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ApiContext } from './context.ts';
import { readBytes } from './read-bytes.ts';
import { refuseUnlessMay } from './who-may.ts';

const {
  route: { method, path = '' },
  meta: { who },
} = office.productPictures.put['~orpc'];

const address = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The file, and beside it what is said of it. */
const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 64 * 1024;

/** Whether a request brings a picture to where pictures are taken: the only one that is more than a little JSON. */
export const isUpload = (request: Request): boolean =>
  request.method === method &&
  /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '') &&
  address.test(new URL(request.url).pathname);

/** Reads a form with a picture, and not a byte of it for whoever may not send one. BODY_TOO_LARGE, BROKEN_JSON. */
export const readUpload = async (request: Request, context: ApiContext): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    await refuseUnlessMay(who, context);
  } catch {
    // why not, the endpoint tells: it asks again
    throw new Refusal('BROKEN_JSON');
  }
  const bytes = await readBytes(request, MAX_UPLOAD_BYTES);
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
