import { drawnName } from '#core/i18n/drawn-name.ts';
import { type Language, textIn } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';

/** The shop's name and service figures, as placeholders in texts. */
export const settingsShopValues = (
  { name, service }: Pick<PublicSettings, 'name' | 'service'>,
  language: Language,
) => ({
  shopName: textIn(name, language),
  /** Whether the shop has its original name, which is in the logo and the story. */
  hasDrawnName: textIn(name, language) === textIn(drawnName, language),
  returnDays: service.returnDays,
  replyHours: service.replyHours,
  maxQuantity: service.maxQuantity,
});
