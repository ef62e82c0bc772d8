import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { OfficeContract } from '../../contract/office/index.ts';
import { linkTo } from './link-to.ts';
import { officeDoors } from './office-doors.ts';

/** The office's part of the API, as whoever is signed in on this device. */
export type OfficeInBrowser = ContractRouterClient<OfficeContract>;

export const office: OfficeInBrowser = createORPCClient(linkTo(officeDoors));
