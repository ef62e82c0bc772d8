import type { ProductCard } from '../../../contract/products.ts';
import type { AccountMessages } from '../../../locales/load-rooms.ts';
import { notify } from '../../device/notices.ts';
import { useWords } from '../../device/words.tsx';

/** Puts one piece of each product into the cart, as far as they are in stock, and says what was left out. */
export const useFillCart = (words: AccountMessages) => {
  const { pages } = useWords();
  return async (products: readonly ProductCard[], onAdded: () => void = () => undefined): Promise<void> => {
    try {
      const { fillDeviceCart } = await import('../../device/fill-cart.ts');
      const wanted = products.map((product) => ({ name: product.name, product, quantity: 1 }));
      await fillDeviceCart(wanted, words, onAdded);
    } catch {
      notify({ title: pages.couldNotLoad, tone: 'alarm' });
    }
  };
};
