import { loadTalkMessages } from '../../locales/load-messages.ts';
import { loadWords } from './load-words.ts';

/** The words around a product, in the shown language. Whoever imports this waits for them. */
export const useTalkWords = await loadWords(loadTalkMessages);
