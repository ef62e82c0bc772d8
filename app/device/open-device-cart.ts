import { loadMessages, loadTillMessages } from '../../locales/load-messages.ts';
import type { CartNews } from './cart-news.ts';
import { cartNotice } from './cart-notice.ts';
import { type CartStore, openCart } from './cart-store.ts';
import { notify } from './notices.ts';
import { spokenLanguage } from './spoken-language.ts';
import { deviceStorage } from './storage.ts';

/** The cart with its rules, on this device's storage, telling its news as notices. Loaded when first needed. */
export const openDeviceCart = (onChange: () => void): CartStore => openCart(deviceStorage, tell, onChange);

const tell = async (news: CartNews): Promise<void> => {
  const language = spokenLanguage();
  const [till, shop] = await Promise.all([loadTillMessages(language), loadMessages(language)]);
  notify(cartNotice(news, till, shop, language));
};
