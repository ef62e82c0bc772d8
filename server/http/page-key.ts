import type { Language } from '../../domain/language.ts';

/** The key a rendered page is kept under: public HTML depends on language and address only. */
export const pageKey = (language: Language, address: string): string => `${language} ${address}`;
