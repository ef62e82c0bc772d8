import { notify } from '#core/browser/toasts.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { CartItem } from '../cart-item.ts';
import { type CartChange, cartNotice, isStillSo } from './cart-notice.ts';

/**
 * Shows a change of the cart as a notice, for as long as it matches the cart. Loaded on first use; the change itself does not
 * wait for it.
 */
export const showCartChange = async (news: CartChange, itemsNow: () => readonly CartItem[]): Promise<void> => {
  const isTrue = isStillSo(news, itemsNow);
  const language = pageLanguage();
  const [forms, common] = await Promise.all([
    loadMessages('forms', language, pageSettings()),
    loadMessages('common', language, pageSettings()),
  ]);
  const notice = cartNotice(news, forms, common, language);
  // undo must be reachable from the next page; notices of the open cart and refusals would only cover that page
  const isInDrawer = news.kind === 'added' && pageSettings().cartDrawer.isShown;
  notify({ persistsOnNavigation: notice.tone !== 'error' && !isInDrawer, ...notice, isTrue });
};
