import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { ShopContract } from '../../contract/index.ts';
import { doors } from './doors.ts';
import { linkTo } from './link-to.ts';

/** The shop's API as a page calls it from the browser, as whoever is signed in on this device. */
export type ShopInBrowser = ContractRouterClient<ShopContract>;

export const openShopClient = (): ShopInBrowser => createORPCClient(linkTo(doors));
