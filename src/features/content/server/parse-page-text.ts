import * as v from 'valibot';
import type { Bilingual, ContentLanguage } from '#core/i18n/language.ts';
import type { MarkdownProblem } from '#core/text/markdown-problem.ts';
import { parseText } from '#core/text/parse-text.ts';
import type { DisplayedText } from '#core/text/text-kinds.ts';
import { type ContentPageName, isDesigned, ownPageNames } from '../content-page-names.ts';
import { defaultPageValue } from '../page-texts.ts';
import { type PageContent, type PageValue, pageValue, type TextOfPage, textsOfPage } from '../page-value.ts';
import { placeholderNames } from '../placeholders.ts';

interface ParsedTextOfPage extends TextOfPage {
  readonly content: DisplayedText;
  readonly problems: readonly MarkdownProblem[];
}

/** Parses all texts of a page in both languages, with the problems of each. */
export const parsePage = (name: ContentPageName, value: PageValue): readonly ParsedTextOfPage[] =>
  textsOfPage(name, value).map((each) => ({ ...each, ...parseText(each.kind, each.text, placeholderNames) }));

/** Parsed texts of all pages, with placeholders. */
export type PageTexts = { readonly [Name in ContentPageName]: Bilingual<PageContent<Name>> };

declare module '#core/server/settings/current-settings.ts' {
  interface CurrentSettings {
    /** Texts of the content pages, with placeholders. */
    readonly texts: PageTexts;
  }
}

/**
 * Returns the content of all pages: the current version of each, or the default for a shop of this name. `stored` returns the value of
 * the current version, undefined without one; `refuse` is called for values that are no longer valid.
 */
export const readPages = (
  shopName: Bilingual,
  stored: (name: ContentPageName) => unknown,
  refuse: (name: ContentPageName) => void,
): PageTexts => {
  const pages = ownPageNames.map((name) => {
    const defaults = defaultPageValue(name, shopName);
    const value = stored(name);
    const read = value === undefined ? null : readStoredValue(name, value, defaults);
    if (value !== undefined && read === null) refuse(name);
    return [name, toPageContent(name, read ?? defaults)];
  });
  return Object.fromEntries(pages) as PageTexts;
};

/** Completes a stored value; null if it is no longer valid. */
export const readStoredValue = (name: ContentPageName, stored: unknown, defaults: PageValue): PageValue | null => {
  const { success, output } = v.safeParse(pageValue(name), completeValue(stored, defaults));
  return success && parsePage(name, output).every(({ problems }) => problems.length === 0) ? output : null;
};

/**
 * Completes a stored value: a text that was added to the page later gets its default, and a removed one is dropped.
 */
export const completeValue = (stored: unknown, defaults: PageValue): unknown => {
  if (typeof stored !== 'object' || stored === null) return stored;
  const inLanguage = (language: ContentLanguage): unknown => {
    const own: unknown = (stored as Readonly<Record<string, unknown>>)[language];
    const standard = defaults[language];
    if (typeof standard === 'string' || typeof own !== 'object' || own === null) return own;
    return Object.fromEntries(
      Object.entries(standard).map(([field, text]) => [
        field,
        (own as Readonly<Record<string, unknown>>)[field] ?? text,
      ]),
    );
  };
  return { ar: inLanguage('ar'), en: inLanguage('en') };
};

const toPageContent = (name: ContentPageName, value: PageValue): Bilingual<unknown> => {
  const parsed = parsePage(name, value);
  const inLanguage = (language: ContentLanguage) => {
    const texts = parsed.filter((each) => each.language === language);
    return isDesigned(name)
      ? Object.fromEntries(texts.map(({ field, content }) => [field, content]))
      : texts[0]?.content;
  };
  return { ar: inLanguage('ar'), en: inLanguage('en') };
};
