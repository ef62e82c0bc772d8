import type { Language } from '../domain/language.ts';
import type { ownData as arabicOwnData } from './ar/own-data.ts';
import type { Like } from './like.ts';

/** The words of what the shop keeps of somebody. */
export type OwnDataMessages = Like<typeof arabicOwnData>;

const rooms: Record<Language, () => Promise<{ ownData: OwnDataMessages }>> = {
  ar: () => import('./ar/own-data.ts'),
  en: () => import('./en/own-data.ts'),
};

/** The words of what the shop keeps of somebody, in one language; they come with the profile. */
export const loadOwnDataMessages = async (language: Language): Promise<OwnDataMessages> =>
  (await rooms[language]()).ownData;
