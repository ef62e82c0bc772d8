import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { consentsContract } from '../consents.contract.ts';
import { listOwnConsents } from './consents.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const consentsApi = implementContract(consentsContract);

/** Endpoints of the caller's consents. */
export const consentsRouter = consentsApi.router({
  list: consentsApi.list.handler(async ({ context }) =>
    listOwnConsents(context.shop, context.accounts, await requireCaller(context)),
  ),
  withdraw: consentsApi.withdraw.handler(async ({ context, input: { purpose } }) =>
    withdrawConsent(context.shop, context.accounts, { caller: await requireCaller(context), purpose }),
  ),
});
