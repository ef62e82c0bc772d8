import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { AdminContract } from '../../contract/admin/index.ts';
import { adminContract } from './admin-contract.gen.ts';
import { linkTo } from './api-link.ts';

/** The office's part of the API, as whoever is signed in on this device. */
export type AdminClient = ContractRouterClient<AdminContract>;

export const adminClient: AdminClient = createORPCClient(linkTo(adminContract));
