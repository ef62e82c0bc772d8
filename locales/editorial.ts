import type { Bilingual, Language } from '../domain/language.ts';
import { editorial as ar } from './ar/editorial/index.ts';
import { editorial as en } from './en/editorial/index.ts';
import type { Like } from './like.ts';

/** The long copy in one language: what only the server needs, and hands to a page piece by piece. */
export type Editorial = Like<typeof ar>;

const editorial: Bilingual<Editorial> = { ar, en };

/** The long copy of pages, letters and the seller's chat. Import it in server code and loaders only. */
export const editorialOf = (language: Language): Editorial => editorial[language];
