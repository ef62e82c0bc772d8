import type { Language } from '../../domain/language.ts';
import type { PageName } from '../../domain/page-names.ts';
import { fillPlaceholders } from '../../domain/text/placeholders.ts';
import type { RichText } from '../../domain/text/rich-text.ts';
import { placeholderValues } from '../../locales/placeholders.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';

/** Text of a page in a language, with the numbers of the shop's rules as they are now. */
export const pageText = (name: PageName, language: Language, settings: CurrentSettings): RichText =>
  fillPlaceholders(settings.texts[name][language], placeholderValues(settings.facts, settings.public, language));
