import { loadOwnDataMessages } from '../../locales/load-own-data-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of what the shop keeps of somebody, in the shown language. Whoever imports this waits for them. */
export const useOwnDataWords = await loadWords(loadOwnDataMessages);
