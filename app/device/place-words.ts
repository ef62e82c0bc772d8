import { loadPlaceMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The names of places in Egypt, in the shown language. They come with whatever imports this. */
export const usePlaceWords = loadWords(loadPlaceMessages);
