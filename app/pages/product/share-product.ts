import { type Language, localisedAddress } from '../../../domain/language.ts';
import { loadMessages } from '../../../locales/namespaces.ts';

import { copyText } from '../../state/copy-text.ts';
import { notify } from '../../state/toasts.ts';

/**
 * Passes this page on in its language: by what the device shares with, or else by its address on the clipboard. Throws
 * when the words for that cannot be loaded.
 */
export async function shareProduct(title: string, language: Language): Promise<void> {
  const url = localisedAddress(location.pathname, location.origin, language);
  if (await shareByDevice({ title, url })) return;
  // first the clipboard, which is open only for a moment after the press
  const isCopied = await copyText(url);
  const { linkCopied, copyFailed } = await loadMessages('productDetails', language);
  notify(isCopied ? { title: linkCopied } : { title: copyFailed, tone: 'alarm' });
}

// Whoever changes their mind has been served; whatever else goes wrong leaves the clipboard to try.
async function shareByDevice(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
