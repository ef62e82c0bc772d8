import { loadOfferMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The words of the offer to newcomers, in the shown language. Whoever imports this waits for them. */
export const useOfferWords = await loadWords(loadOfferMessages);
