import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { form } from '#core/forms/validation.ts';
import { languages } from '#core/i18n/language.ts';
import { consentWithdrawalSources } from '#core/privacy/define-consent.ts';
import { consentPurposes, consentSources, withdrawablePurposes } from './consents.ts';

/** A consent or a withdrawal. */
export const ConsentRecord = v.object({
  purpose: v.picklist(consentPurposes),
  isGranted: v.boolean(),
  /** ISO 8601, UTC. */
  at: v.string(),
  source: v.picklist([...consentSources, ...consentWithdrawalSources]),
  /** The displayed text and its language; null for a withdrawal. */
  language: v.nullable(v.picklist(languages)),
  text: v.nullable(v.string()),
});
export type ConsentRecord = v.InferOutput<typeof ConsentRecord>;

export const consentsContract = {
  list: customer
    .route({ method: 'GET', path: '/consents', summary: 'What the caller agrees to today' })
    .output(v.array(ConsentRecord)),
  withdraw: customer
    .route({ method: 'POST', path: '/consent-withdrawals', summary: 'Take back what the caller has agreed to' })
    .input(form({ purpose: v.picklist(withdrawablePurposes) }))
    .output(v.array(ConsentRecord)),
};
