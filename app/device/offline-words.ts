import { loadOfflineMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** What is said without a connection, in the shown language. Whoever imports this waits for it. */
export const useOfflineWords = await loadWords(loadOfflineMessages);
