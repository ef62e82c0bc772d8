import type { EndpointAccess } from '#core/api/access.ts';

/** Access to refunds, which need their own right, also as part of another change (decision 201). */
export const refunding: EndpointAccess = { who: 'admin', permission: 'refunds.write' };
