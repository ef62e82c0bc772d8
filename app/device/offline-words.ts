import { loadOfflineMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** What is said without a connection, in the shown language. It comes with whatever imports this. */
export const useOfflineWords = loadWords(loadOfflineMessages);
