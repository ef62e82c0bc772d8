import { loadTalkMessages } from '../../locales/load-messages.ts';
import { loadWords } from './load-words.ts';

/** The words around a product, in the shown language. They come with whatever imports this. */
export const useTalkWords = loadWords(loadTalkMessages);
