import { withLabels } from '#core/i18n/apply-overrides.ts';
import type { Bilingual, Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { formatShopValues, type ShopValues } from '#generated/shop-values.gen.ts';
import { messages as ar } from '#generated/texts/ar/content.gen.ts';
import { messages as en } from '#generated/texts/en/content.gen.ts';
import { fillLabelValues } from './label-values.ts';

/** Long texts in one language: loaded only by the server, which passes parts of them to the pages. */
export type Content = ReturnType<typeof ar>;

const sources = { ar, en };

/** Long texts of pages, mails and the seller chat. Import it in server code and loaders only. */
export const serverTexts = (language: Language, settings: PublicSettings): Content => {
  let both = filled.get(settings);
  if (!both) filled.set(settings, (both = { ar: contentIn('ar', settings), en: contentIn('en', settings) }));
  return both[language];
};

/** The long texts of a language as they are written. */
export const contentSource = (language: Language): ((shop: ShopValues) => Content) => sources[language];

const filled = new WeakMap<PublicSettings, Bilingual<Content>>();

const contentIn = (language: Language, settings: PublicSettings): Content => {
  const shop = formatShopValues(settings, language);
  const labels = settings.labels[language] ?? {};
  return withLabels<Content>(sources[language](shop), 'content', fillLabelValues(labels, shop, language), language);
};
