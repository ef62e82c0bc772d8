import type { ConsentPurpose } from '../domain/consents.ts';
import type { Bilingual, Language } from '../domain/language.ts';
import { consents as arabic } from './ar/consents.ts';
import { consents as english } from './en/consents.ts';

type Wordings = Readonly<Record<ConsentPurpose, readonly string[]>>;

const wordings: Bilingual<Wordings> = { ar: arabic, en: english };

/** The number of the wording that is read today; the first one is 1. */
export const currentConsentVersion = (purpose: ConsentPurpose): number => wordings.ar[purpose].length;

/** What somebody read who agreed to this wording. */
export const consentText = (purpose: ConsentPurpose, wording: number, language: Language): string =>
  wordings[language][purpose][wording - 1] ?? '';
