import { type Language, languageFacts, textIn } from '#core/i18n/language.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { fillPlaceholders } from '#core/text/placeholders.ts';
import type { RichText } from '#core/text/rich-text.ts';
import { type DisplayedText, fillText } from '#core/text/text-kinds.ts';
import type { DesignedPageName } from '../content-page-names.ts';
import { fieldsOf } from '../designed-page-fields.ts';
import type { DesignedPageContent } from '../page-value.ts';
import { placeholderValues } from '../placeholders.ts';
import type { PageName } from '../policy-page-names.ts';

/** Text of a page in a language, with the numbers of the shop's rules as they are now. */
export const pageText = (name: PageName, language: Language, settings: CurrentSettings): RichText =>
  fillPlaceholders(
    textIn(settings.texts[name], language),
    placeholderValues(settings.facts, settings.public, languageFacts[language].content),
  );

/** Texts of a designed page in a language, with the numbers of the shop's rules as they are now. */
export const designedPageTexts = <Name extends DesignedPageName>(
  name: Name,
  language: Language,
  settings: CurrentSettings,
): DesignedPageContent<Name> => {
  const values = placeholderValues(settings.facts, settings.public, languageFacts[language].content);
  const texts = textIn(settings.texts[name], language) as Readonly<Record<string, DisplayedText>>;
  const filled = fieldsOf(name).map(({ name: field, kind }) => [field, fillText(kind, texts[field] ?? '', values)]);
  return Object.fromEntries(filled) as DesignedPageContent<Name>;
};
