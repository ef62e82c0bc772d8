import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { ShopContract } from '../../contract/index.ts';
import { linkTo } from './api-link.ts';
import { shopContract } from './shop-contract.gen.ts';

/** Client of the shop API in the browser; sends the access token of the signed-in user. */
export type ShopClient = ContractRouterClient<ShopContract>;

export const createShopClient = (): ShopClient => createORPCClient(linkTo(shopContract));
