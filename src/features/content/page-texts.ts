import { drawnName } from '#core/i18n/drawn-name.ts';
import { templateValues } from '#core/i18n/label-values.ts';
import type { Bilingual, ContentLanguage } from '#core/i18n/language.ts';
import { contentSource } from '#core/i18n/server-texts.ts';
import type { ContentPageName, DesignedPageName } from './content-page-names.ts';
import { isDesigned } from './content-page-names.ts';
import { pages as ar } from './default-pages/ar/index.ts';
import { pages as en } from './default-pages/en/index.ts';
import { fieldsOf } from './designed-page-fields.ts';
import type { PageText, PageValue } from './page-value.ts';
import type { PageName } from './policy-page-names.ts';

const texts: Bilingual<Readonly<Record<PageName, string>>> = { ar, en };

/** Default text of a page as Markdown with placeholders (`placeholders.ts`). Import it in server code only. */
export const defaultPageText = (name: PageName, language: ContentLanguage): string => texts[language][name].trim();

/** Default texts of a page in both languages, with placeholders, for a shop of this name. Import it in server code only. */
export const defaultPageValue = (name: ContentPageName, shopName: Bilingual): PageValue => {
  const inLanguage = (language: ContentLanguage): PageText =>
    isDesigned(name)
      ? defaultDesignedTexts(name, language, shopName[language] === drawnName[language])
      : defaultPageText(name, language);
  return { ar: inLanguage('ar'), en: inLanguage('en') };
};

/** The messages of a designed page as templates; they contain the shop's name if it is the drawn one. */
const defaultDesignedTexts = (name: DesignedPageName, language: ContentLanguage, hasDrawnName: boolean): PageText => {
  const { shop, toTemplate } = templateValues(language, { hasDrawnName });
  const content = contentSource(language)(shop);
  return Object.fromEntries(
    fieldsOf(name).map(({ name: field }) => [field, toTemplate(textAt(content[name], field.split('/')))]),
  );
};

const textAt = (messages: unknown, path: readonly string[]): string => {
  const message = path.reduce<unknown>((inner, part) => (inner as Readonly<Record<string, unknown>>)[part], messages);
  if (typeof message !== 'string') throw new Error(`The page has no message "${path.join('/')}".`);
  return message;
};
