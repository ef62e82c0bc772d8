import { Refusal } from '../../domain/refusals.ts';

/** The body of a request, never more of it than `most`; BODY_TOO_LARGE above it, counted or announced. */
export const readBytes = async ({ headers, body }: Request, most: number): Promise<Uint8Array<ArrayBuffer>> => {
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
