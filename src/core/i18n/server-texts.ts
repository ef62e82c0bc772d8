import { withLabels } from '#core/i18n/apply-overrides.ts';
import { byLanguage, type Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { formatShopValues, type ShopValues } from '#generated/shop-values.gen.ts';
import { textModules } from '#generated/text-modules.gen.ts';
import { fillLabelValues } from './label-values.ts';

/** Long texts in one language; loaded only by the server, which passes parts of them to pages. */
export type Content = ReturnType<(typeof textModules)['ar']['content']['messages']>;

/** Long texts of pages, mails and the seller chat. Import it in server code and loaders only. */
export const serverTexts = (language: Language, settings: PublicSettings): Content => {
  let all = filled.get(settings);
  if (!all) filled.set(settings, (all = byLanguage((each) => contentIn(each, settings))));
  return all[language];
};

/** Returns the long texts of a language as a function of the settings. */
export const contentSource = (language: Language): ((shop: ShopValues) => Content) =>
  textModules[language].content.messages;

const filled = new WeakMap<PublicSettings, Readonly<Record<Language, Content>>>();

const contentIn = (language: Language, settings: PublicSettings): Content => {
  const shop = formatShopValues(settings, language);
  const labels = settings.labels[language] ?? {};
  return withLabels<Content>(
    contentSource(language)(shop),
    'content',
    fillLabelValues(labels, shop, language),
    language,
  );
};
