import type { Bilingual, Language } from '../domain/language.ts';
import { content as ar } from './ar/content/index.ts';
import { content as en } from './en/content/index.ts';
import type { SameShape } from './same-shape.ts';

/** Long texts in one language: loaded only by the server, which passes parts of them to the pages. */
export type Content = SameShape<typeof ar>;

const content: Bilingual<Content> = { ar, en };

/** Long texts of pages, mails and the seller chat. Import it in server code and loaders only. */
export const contentOf = (language: Language): Content => content[language];
