import { loadTillMessages } from '../../locales/load-messages.ts';
import { loadWords } from './load-words.ts';

/**
 * The words of checkout, confirmation, signing in, forms and notices, in the shown language. They come with whatever
 * imports this, so only pages that speak them may.
 */
export const useTillWords = loadWords(loadTillMessages);
