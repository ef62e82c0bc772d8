import { loadBasketMessages } from '../../locales/load-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of the cart and of what it comes to, in the shown language. Whoever imports this waits for them. */
export const useBasketWords = await loadWords(loadBasketMessages);
