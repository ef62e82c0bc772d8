import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { adminContract } from '#generated/admin-client-routes.gen.ts';
import { linkTo } from './api-link.ts';
import type { Contracts } from './contracts.ts';

/** Client of the admin API; sends the access token of the signed-in user. */
export type AdminClient = ContractRouterClient<Contracts['admin']>;

export const adminClient: AdminClient = createORPCClient(linkTo(adminContract));
