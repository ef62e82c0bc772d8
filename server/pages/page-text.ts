import type { Language } from '../../domain/language.ts';
import type { DesignedPageName } from '../../domain/own-page-names.ts';
import type { PageName } from '../../domain/page-names.ts';
import { fieldsOf } from '../../domain/settings/page-fields.ts';
import type { ShownTexts } from '../../domain/settings/page-value.ts';
import { fillPlaceholders } from '../../domain/text/placeholders.ts';
import type { RichText } from '../../domain/text/rich-text.ts';
import { fillText, type ShownText } from '../../domain/text/text-kinds.ts';
import { placeholderValues } from '../../locales/placeholders.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';

/** Text of a page in a language, with the numbers of the shop's rules as they are now. */
export const pageText = (name: PageName, language: Language, settings: CurrentSettings): RichText =>
  fillPlaceholders(settings.texts[name][language], placeholderValues(settings.facts, settings.public, language));

/** Texts of a designed page in a language, with the numbers of the shop's rules as they are now. */
export const designedPageTexts = <Name extends DesignedPageName>(
  name: Name,
  language: Language,
  settings: CurrentSettings,
): ShownTexts<Name> => {
  const values = placeholderValues(settings.facts, settings.public, language);
  const texts = settings.texts[name][language] as Readonly<Record<string, ShownText>>;
  const filled = fieldsOf(name).map(({ name: field, kind }) => [field, fillText(kind, texts[field] ?? '', values)]);
  return Object.fromEntries(filled) as ShownTexts<Name>;
};
