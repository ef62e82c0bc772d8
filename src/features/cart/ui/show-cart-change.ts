import { notify } from '#core/browser/toasts.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { CartItem } from '../cart-item.ts';
import { type CartChange, cartNotice, createValidityCheck } from './cart-notice.ts';

/**
 * Displays a notice about a change of the cart while it matches the cart. Loaded on first use; the change itself does not
 * wait for it.
 */
export const showCartChange = async (change: CartChange, currentItems: () => readonly CartItem[]): Promise<void> => {
  const isTrue = createValidityCheck(change, currentItems);
  const language = pageLanguage();
  const [forms, common] = await Promise.all([
    loadMessages('forms', language, pageSettings()),
    loadMessages('common', language, pageSettings()),
  ]);
  const notice = cartNotice(change, forms, common, language);
  // undo must be available on the next page; notices of the open cart and errors would only cover that page
  const isInDrawer = change.kind === 'added' && pageSettings().cartDrawer.isShown;
  notify({ persistsOnNavigation: notice.tone !== 'error' && !isInDrawer, ...notice, isTrue });
};
