import { loadPlaceMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The names of places in Egypt, in the shown language. Whoever imports this waits for them. */
export const usePlaceWords = await loadWords(loadPlaceMessages);
