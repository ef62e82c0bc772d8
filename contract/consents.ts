import * as v from 'valibot';
import { languages } from '../domain/language.ts';
import { consentPurposes, endingPlaces, givingPlaces, revocablePurposes } from '../domain/people/consents.ts';
import { form } from '../domain/validation.ts';
import { customer } from './who.ts';

/** Something that somebody agreed to, or took back. */
export const ToldConsent = v.object({
  purpose: v.picklist(consentPurposes),
  isGiven: v.boolean(),
  /** ISO 8601, UTC. */
  at: v.string(),
  place: v.picklist([...givingPlaces, ...endingPlaces]),
  /** What they read, and in which language; null where it was taken back. */
  language: v.nullable(v.picklist(languages)),
  text: v.nullable(v.string()),
});
export type ToldConsent = v.InferOutput<typeof ToldConsent>;

export const consents = {
  mine: customer
    .route({ method: 'GET', path: '/consents', summary: 'What the caller agrees to today' })
    .output(v.array(ToldConsent)),
  withdraw: customer
    .route({ method: 'POST', path: '/consent-withdrawals', summary: 'Take back what the caller has agreed to' })
    .input(form({ purpose: v.picklist(revocablePurposes) }))
    .output(v.array(ToldConsent)),
};
