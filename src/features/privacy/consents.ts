import { consents } from '#generated/consents.gen.ts';

type DefinedConsent = (typeof consents)[number];

export type ConsentPurpose = DefinedConsent['name'];
export type ConsentSource = DefinedConsent['sources'][number];
export type WithdrawablePurpose = Extract<DefinedConsent, { readonly isWithdrawable: true }>['name'];

export const consentPurposes: readonly ConsentPurpose[] = consents.map(({ name }) => name);
export const consentSources: readonly ConsentSource[] = consents.flatMap(({ sources }) => sources);

const isWithdrawable = (
  consent: DefinedConsent,
): consent is Extract<DefinedConsent, { readonly isWithdrawable: true }> => consent.isWithdrawable;

export const withdrawablePurposes: readonly WithdrawablePurpose[] = consents
  .filter(isWithdrawable)
  .map(({ name }) => name);
