import type { CartItem } from '../../domain/cart/cart-item.ts';
import { loadMessages } from '../../locales/namespaces.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import { type CartChange, cartNotice, isStillSo } from './cart-notice.ts';
import { notify } from './toasts.ts';

/**
 * Says as a notice what a change did to the cart, as long as the cart stays as that says. Loaded when first needed: the
 * change itself waits for nothing.
 */
export const showCartChange = async (news: CartChange, itemsNow: () => readonly CartItem[]): Promise<void> => {
  const isTrue = isStillSo(news, itemsNow);
  const language = pageLanguage();
  const [till, shop] = await Promise.all([loadMessages('forms', language), loadMessages('common', language)]);
  const notice = cartNotice(news, till, shop, language);
  // the cart is on every page, and so is what can be undone; why something was refused is not
  notify({ goesAlong: notice.tone !== 'alarm', ...notice, isTrue });
};
