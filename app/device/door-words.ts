import { loadDoorMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** What stands on the shop's door, in the shown language. Whoever imports this waits for it. */
export const useDoorWords = await loadWords(loadDoorMessages);
