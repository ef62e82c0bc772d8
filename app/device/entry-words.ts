import { loadEntryMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** The words of the ways in beside the password, in the shown language. They come with whatever imports this. */
export const useEntryWords = loadWords(loadEntryMessages);
