import type { Language } from '../domain/language.ts';
import type { security as arabicSecurity } from './ar/security.ts';
import type { Like } from './like.ts';

/** The words of a customer's details and their lock. */
export type SecurityMessages = Like<typeof arabicSecurity>;

const rooms: Record<Language, () => Promise<{ security: SecurityMessages }>> = {
  ar: () => import('./ar/security.ts'),
  en: () => import('./en/security.ts'),
};

/** The words of a customer's details and their lock, in one language; beside the other rooms, which all pages weigh. */
export const loadSecurityMessages = async (language: Language): Promise<SecurityMessages> =>
  (await rooms[language]()).security;
