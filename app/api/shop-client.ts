import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ShopContract } from '../../contract/index.ts';
import { accessToken } from '../device/session.ts';
import { doors } from './doors.ts';

/** The shop's API as a page calls it from the browser, as whoever is signed in on this device. */
export type ShopInBrowser = ContractRouterClient<ShopContract>;

/** An answer that takes longer than this will not come. */
const PATIENCE_MS = 30_000;

export const openShopClient = (): ShopInBrowser =>
  createORPCClient(
    new OpenAPILink(doors, {
      url: `${location.origin}/api`,
      headers: async () => {
        const token = await accessToken();
        return token === null ? {} : { authorization: `Bearer ${token}` };
      },
      fetch: (request, init) => fetch(request, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
    }),
  );
