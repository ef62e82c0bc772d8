import type { ConsentPurpose } from '../domain/consents.ts';
import type { Bilingual, Language } from '../domain/language.ts';
import { consents as arabic } from './ar/consents.ts';
import { consents as english } from './en/consents.ts';

type Wordings = Readonly<Record<ConsentPurpose, readonly string[]>>;

const wordings: Bilingual<Wordings> = { ar: arabic, en: english };

/** Version number of the current consent text; the first is 1. */
export const currentConsentVersion = (purpose: ConsentPurpose): number => wordings.ar[purpose].length;

/** The consent text of a version. */
export const consentText = (purpose: ConsentPurpose, wording: number, language: Language): string =>
  wordings[language][purpose][wording - 1] ?? '';
