import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { shopContract } from '#generated/client-routes.gen.ts';
import { linkTo } from './api-link.ts';
import type { Contracts } from './contracts.ts';

/** Client of the shop API in the browser; sends the access token of the signed-in user. */
export type ShopClient = ContractRouterClient<Contracts['shop']>;

export const createShopClient = (): ShopClient => createORPCClient(linkTo(shopContract));
