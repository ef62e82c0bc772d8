import * as v from 'valibot';
import type { Bilingual } from '../../domain/language.ts';
import { type PageName } from '../../domain/page-names.ts';
import { PageValue } from '../../domain/settings/page-value.ts';
import { type ParsedMarkdown, parseMarkdown } from '../../domain/text/parse-markdown.ts';
import type { RichText } from '../../domain/text/rich-text.ts';
import { defaultPageText } from '../../locales/page-texts.ts';
import { placeholderValues } from '../../locales/placeholders.ts';
import { defaultPublicSettings, defaultSettings } from '../shop-settings/default-settings.ts';

/** Names of all placeholders; the same in both languages and for all settings. */
export const placeholderNames = Object.keys(placeholderValues(defaultSettings.facts, defaultPublicSettings, 'ar'));

/** Parses the text of a page in both languages, with the problems of each. */
export const parsePageText = ({ ar, en }: PageValue): Bilingual<ParsedMarkdown> => ({
  ar: parseMarkdown(ar, placeholderNames),
  en: parseMarkdown(en, placeholderNames),
});

/** The text of a new shop. */
export const defaultPageValue = (name: PageName): PageValue => ({
  ar: defaultPageText(name, 'ar'),
  en: defaultPageText(name, 'en'),
});

/** Returns a stored text for showing it; null if it is not accepted. */
export const readStoredText = (stored: unknown): Bilingual<RichText> | null => {
  const { success, output } = v.safeParse(PageValue, stored);
  if (!success) return null;
  const { ar, en } = parsePageText(output);
  return ar.problems.length + en.problems.length === 0 ? { ar: ar.text, en: en.text } : null;
};

/** Returns the text of a new shop for showing it. */
export const readDefaultText = (name: PageName): Bilingual<RichText> => {
  const { ar, en } = parsePageText(defaultPageValue(name));
  return { ar: ar.text, en: en.text };
};
