import { copyText } from '#core/browser/copy-text.ts';
import { notify } from '#core/browser/toasts.ts';
import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { pageSettings } from '#core/settings/page-settings.ts';

/**
 * Shares this page in its language, with the device's share dialog or by copying the URL. Throws if the messages cannot be
 * loaded.
 */
export async function shareProduct(title: string, language: Language): Promise<void> {
  const url = localisedAddress(location.pathname, location.origin, language);
  if (await shareByDevice({ title, url })) return;
  // copy first: the clipboard is available only briefly after the click
  const isCopied = await copyText(url);
  const { linkCopied, copyFailed } = await loadMessages('productDetails', language, pageSettings());
  notify(isCopied ? { title: linkCopied } : { title: copyFailed, tone: 'error' });
}

// Cancelling counts as done; any other error falls back to the clipboard.
async function shareByDevice(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
