import { loadOfficeMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The words of the admin's pages, in the shown language. Whoever imports this waits for them. */
export const useOfficeWords = await loadWords(loadOfficeMessages);
