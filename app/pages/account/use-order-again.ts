import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderView } from '../../../contract/orders.ts';
import type { AccountMessages } from '../../../locales/load-rooms.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { notify } from '../../device/notices.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage } from '../../device/words.tsx';

/** Puts the pieces of an order that are still sold into the cart, at today's prices, and goes there (decision 75). */
export const useOrderAgain = (words: AccountMessages) => {
  const { general } = useTillWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const orderAgain = async ({ items }: OrderView) => {
    setBusy(true);
    try {
      const [shop, { fillDeviceCart }] = await Promise.all([loadShop(), import('../../device/fill-cart.ts')]);
      const ids = items.map(({ productId }) => productId).join(',');
      const { products } = await shop.products.cartShelf({ language, ids });
      const wanted = items.map(({ productId, name, quantity }) => ({
        name,
        quantity,
        product: products.find(({ id }) => id === productId),
      }));
      await fillDeviceCart(wanted, words, () => navigate('/cart'));
    } catch (error) {
      notify({ title: general.error, text: refusalOf(error, language).sentence, tone: 'alarm' });
    }
    setBusy(false);
  };
  return { orderAgain, isBusy };
};
