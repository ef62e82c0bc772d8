import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { accessToken } from '../state/session.ts';

/** Timeout of a call. */
const PATIENCE_MS = 30_000;
/** Timeout of a call that uploads a file, which is slow on a slow line and is processed by the server. */
const PATIENCE_WITH_FILE_MS = 180_000;

/** Transport of a contract's calls: adds the access token of the signed-in user and a timeout. */
export const linkTo = (contract: AnyContractRouter) =>
  new OpenAPILink(contract, {
    url: `${location.origin}/api`,
    headers: async () => {
      const token = await accessToken();
      return token === null ? {} : { authorization: `Bearer ${token}` };
    },
    fetch: (request, init) => fetch(request, { ...init, signal: AbortSignal.timeout(patienceWith(request)) }),
  });

const patienceWith = ({ headers }: Request): number =>
  headers.get('content-type')?.startsWith('multipart/form-data') ? PATIENCE_WITH_FILE_MS : PATIENCE_MS;
