import { loadShopClient } from '#core/api/load-shop-client.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { applySettings } from '#core/settings/page-settings.ts';

/** Applies the settings that are valid now. A failure leaves those of the page; the server refuses what they no longer allow. */
export const refreshSettings = async (): Promise<void> => {
  try {
    applySettings(await (await loadShopClient()).settings.get({ language: pageLanguage() }));
  } catch {
    // the next answer with a newer revision asks again
  }
};
