import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { accessToken } from '../state/session.ts';

/** An answer that takes longer than this will not come. */
const PATIENCE_MS = 30_000;
/** A file takes its time on a slow line, and the shop's to be worked on. */
const PATIENCE_WITH_FILE_MS = 180_000;

/** How calls reach these doors: with the token of whoever is signed in, and with some patience. */
export const linkTo = (doors: AnyContractRouter) =>
  new OpenAPILink(doors, {
    url: `${location.origin}/api`,
    headers: async () => {
      const token = await accessToken();
      return token === null ? {} : { authorization: `Bearer ${token}` };
    },
    fetch: (request, init) => fetch(request, { ...init, signal: AbortSignal.timeout(patienceWith(request)) }),
  });

const patienceWith = ({ headers }: Request): number =>
  headers.get('content-type')?.startsWith('multipart/form-data') ? PATIENCE_WITH_FILE_MS : PATIENCE_MS;
