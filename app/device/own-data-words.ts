import { loadOwnDataMessages } from '../../locales/load-own-data-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of what the shop keeps of somebody, in the shown language. They come with whatever imports this. */
export const useOwnDataWords = loadWords(loadOwnDataMessages);
