import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { ShopContract } from '../../contract/index.ts';
import { linkTo } from './api-link.ts';
import { shopContract } from './shop-contract.gen.ts';

/** The shop's API as a page calls it from the browser, as whoever is signed in on this device. */
export type ShopClient = ContractRouterClient<ShopContract>;

export const createShopClient = (): ShopClient => createORPCClient(linkTo(shopContract));
