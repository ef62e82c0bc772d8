import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { authorizedFetch } from './authorized-fetch.ts';

/** Timeout of a call. */
const TIMEOUT_MS = 30_000;
/** Timeout of a call that uploads a file; includes the processing on the server. */
const UPLOAD_TIMEOUT_MS = 420_000;

/** Transport of a contract's calls: adds the access token of the signed-in user and a timeout. */
export const linkTo = (contract: AnyContractRouter) =>
  new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    fetch: (request, init) =>
      authorizedFetch(request, () => ({ ...init, signal: AbortSignal.timeout(timeoutOf(request)) })),
  });

const timeoutOf = ({ headers }: Request): number =>
  headers.get('content-type')?.startsWith('multipart/form-data') ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
