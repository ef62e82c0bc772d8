import { GatewayUnavailable } from './payment-provider.ts';

/** Maximum response size, in bytes. */
const MAX_RESPONSE_BYTES = 256 * 1024;

/**
 * `fetch` for payment providers. Redirects are not followed, because they would send the keys to another host; like a response
 * above the limit, a redirect leaves the outcome unknown. Throws GatewayUnavailable for both, also while the body is read.
 */
export const gatewayFetch = async (
  url: string | URL | Request,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new GatewayUnavailable(`${response.status}`);
  }
  return new Response(response.body?.pipeThrough(upTo(MAX_RESPONSE_BYTES)) ?? null, response);
};

const upTo = (limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
  let length = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      length += chunk.byteLength;
      if (length > limit) controller.error(new GatewayUnavailable('response is too long'));
      else controller.enqueue(chunk);
    },
  });
};
