import type { CartItem } from '../../domain/cart/cart-item.ts';
import { loadMessages, loadTillMessages } from '../../locales/load-messages.ts';
import type { CartNews } from './cart-news.ts';
import { cartNotice, isStillSo } from './cart-notice.ts';
import { notify } from './notices.ts';
import { spokenLanguage } from './spoken-language.ts';

/**
 * Says as a notice what a change did to the cart, as long as the cart stays as that says. Loaded when first needed: the
 * change itself waits for nothing.
 */
export const sayCartNews = async (news: CartNews, itemsNow: () => readonly CartItem[]): Promise<void> => {
  const isTrue = isStillSo(news, itemsNow);
  const language = spokenLanguage();
  const [till, shop] = await Promise.all([loadTillMessages(language), loadMessages(language)]);
  const notice = cartNotice(news, till, shop, language);
  // the cart is on every page, and so is what can be undone; why something was refused is not
  notify({ goesAlong: notice.tone !== 'alarm', ...notice, isTrue });
};
