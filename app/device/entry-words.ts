import { loadEntryMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The words of the ways in beside the password, in the shown language. Whoever imports this waits for them. */
export const useEntryWords = await loadWords(loadEntryMessages);
