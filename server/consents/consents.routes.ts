import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { listOwnConsents } from './consents.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** Endpoints of the caller's consents. */
export const consents = {
  list: api.consents.list.handler(async ({ context }) =>
    listOwnConsents(context.shop, context.accounts, await requireCaller(context)),
  ),
  withdraw: api.consents.withdraw.handler(async ({ context, input: { purpose } }) =>
    withdrawConsent(context.shop, context.accounts, { caller: await requireCaller(context), purpose }),
  ),
};
