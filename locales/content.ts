import type { Bilingual, Language } from '../domain/language.ts';
import { content as ar } from './ar/content/index.ts';
import { content as en } from './en/content/index.ts';
import type { SameShape } from './same-shape.ts';

/** The long copy in one language: what only the server needs, and hands to a page piece by piece. */
export type Content = SameShape<typeof ar>;

const content: Bilingual<Content> = { ar, en };

/** The long copy of pages, letters and the seller's chat. Import it in server code and loaders only. */
export const contentOf = (language: Language): Content => content[language];
