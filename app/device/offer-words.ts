import { loadOfferMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The words of the offer to newcomers, in the shown language. They come with whatever imports this. */
export const useOfferWords = loadWords(loadOfferMessages);
