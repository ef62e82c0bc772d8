import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { showConsents } from './show-consents.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** The door to what somebody has agreed to. */
export const consents = {
  mine: api.consents.mine.handler(async ({ context }) =>
    showConsents(context.shop, context.accounts, await signedIn(context)),
  ),
  withdraw: api.consents.withdraw.handler(async ({ context, input: { purpose } }) =>
    withdrawConsent(context.shop, context.accounts, { caller: await signedIn(context), purpose }),
  ),
};
