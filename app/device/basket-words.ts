import { loadBasketMessages } from '../../locales/load-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of the cart and of what it comes to, in the shown language. They come with whatever imports this. */
export const useBasketWords = loadWords(loadBasketMessages);
