import type { Bilingual, Language } from '../domain/language.ts';
import type { PageName } from '../domain/page-names.ts';
import { pages as ar } from './ar/pages/index.ts';
import { pages as en } from './en/pages/index.ts';

const texts: Bilingual<Readonly<Record<PageName, string>>> = { ar, en };

/** Default text of a page as Markdown with placeholders (`placeholders.ts`). Import it in server code only. */
export const defaultPageText = (name: PageName, language: Language): string => texts[language][name].trim();
