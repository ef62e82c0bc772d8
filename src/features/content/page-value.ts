import * as v from 'valibot';
import { lineField, paragraphsField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { type Bilingual, type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { cleanLines, lengthOf } from '#core/text/clean-text.ts';
import { MAX_MARKDOWN, type RichText } from '#core/text/rich-text.ts';
import type { DisplayedText, TextKind } from '#core/text/text-kinds.ts';
import type { ContentPageName, DesignedPageName } from './content-page-names.ts';
import { isDesigned } from './content-page-names.ts';
import { fieldsOf, type PageFields } from './designed-page-fields.ts';

/** Maximum length of a text by kind, in characters; that of a page or section in UTF-16 code units. */
export const maxTextLength: Readonly<Record<TextKind, number>> = {
  line: 200,
  lines: 200,
  paragraph: 1000,
  section: MAX_MARKDOWN,
  page: MAX_MARKDOWN,
};

const required = validationCode('required');
const codes = { min: required, max: validationCode('text.max') };

/** Markdown of one language; `parseText` refuses further problems. Its lines keep their numbers. */
const markdown = v.pipe(
  v.string(required),
  v.transform(cleanLines),
  v.check((text) => text.trim() !== '', required),
);
const paragraph = v.pipe(
  markdown,
  v.check((text) => lengthOf(text) <= maxTextLength.paragraph, codes.max),
);
// invisible characters alone are no text
const isVisible = v.regex<string, typeof required>(/[^\p{Z}\p{C}]/u, required);

const schemas: Readonly<Record<TextKind, v.GenericSchema<string>>> = {
  line: v.pipe(lineField({ min: 1, max: maxTextLength.line }, codes), isVisible),
  lines: v.pipe(paragraphsField({ min: 1, max: maxTextLength.lines }, codes), isVisible),
  paragraph,
  section: markdown,
  page: markdown,
};

/** A text of a page whose one text is Markdown, or the texts of a designed page by name. */
export type PageText = string | Readonly<Record<string, string>>;
export type PageValue = Bilingual<PageText>;

/** Schema of the stored value of a page: its texts in both languages, with placeholders. */
export const pageValue = (name: ContentPageName): v.GenericSchema<PageValue> => {
  const text: v.GenericSchema<PageText> = isDesigned(name)
    ? form(Object.fromEntries(fieldsOf(name).map((field) => [field.name, schemas[field.kind]])))
    : schemas.page;
  return form({ ar: text, en: text });
};

/** One text of a page in one language. */
export interface TextOfPage {
  readonly language: ContentLanguage;
  /** Null for the one text of a page. */
  readonly field: string | null;
  /** Path in the value: `ar`, or `ar.hero/headline`. */
  readonly path: string;
  readonly kind: TextKind;
  readonly text: string;
}

/** Returns all texts of a page, first those in Arabic; a text that the value lacks is empty. */
export const textsOfPage = (name: ContentPageName, value: PageValue): readonly TextOfPage[] =>
  contentLanguages.flatMap((language): TextOfPage[] => {
    const texts = value[language];
    if (!isDesigned(name))
      return [{ language, field: null, path: language, kind: 'page', text: typeof texts === 'string' ? texts : '' }];
    return fieldsOf(name).map(({ name: field, kind }) => ({
      language,
      field,
      path: `${language}.${field}`,
      kind,
      text: (typeof texts === 'string' ? undefined : texts[field]) ?? '',
    }));
  });

/** Content of a designed page, by the names of its texts. */
export type DesignedPageContent<Name extends DesignedPageName> = {
  readonly [Field in keyof PageFields[Name]]: DisplayedText<Extract<PageFields[Name][Field], TextKind>>;
};

/** Content of a page. */
export type PageContent<Name extends ContentPageName = ContentPageName> = Name extends DesignedPageName
  ? DesignedPageContent<Name>
  : RichText;

/** Section of the settings in which the texts of a page are stored. */
export const pageSection = (name: ContentPageName): string => `page/${name}`;

/** State of a version of a page: default of a new shop, draft, scheduled, or published. */
export const pageStates = ['default', 'draft', 'planned', 'published'] as const;
