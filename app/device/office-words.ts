import { loadOfficeMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The words of the admin's pages, in the shown language. They come with whatever imports this. */
export const useOfficeWords = loadWords(loadOfficeMessages);
