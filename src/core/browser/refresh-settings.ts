import { loadShopClient } from '#core/api/load-shop-client.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { applySettings } from '#core/settings/page-settings.ts';

/**
 * Fetches and applies the current settings. After a failure the page keeps its settings; the server enforces the
 * current ones.
 */
export const refreshSettings = async (): Promise<void> => {
  try {
    applySettings(await (await loadShopClient()).settings.get({ language: pageLanguage() }));
  } catch {
    // the next response with a newer revision repeats the request
  }
};
