import type { Bilingual, Language } from '../domain/language.ts';
import type { ConsentPurpose } from '../domain/people/consents.ts';
import { consents as arabic } from './ar/consents.ts';
import { consents as english } from './en/consents.ts';

type Wordings = Readonly<Record<ConsentPurpose, readonly string[]>>;

const wordings: Bilingual<Wordings> = { ar: arabic, en: english };

/** The number of the wording that is read today; the first one is 1. */
export const wordingOfToday = (purpose: ConsentPurpose): number => wordings.ar[purpose].length;

/** What somebody read who agreed to this wording. */
export const wordingOf = (purpose: ConsentPurpose, wording: number, language: Language): string =>
  wordings[language][purpose][wording - 1] ?? '';
