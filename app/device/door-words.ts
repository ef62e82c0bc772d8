import { loadDoorMessages } from '../../locales/load-rooms.ts';
import { loadWords } from './load-words.ts';

/** What stands on the shop's door, in the shown language. It comes with whatever imports this. */
export const useDoorWords = loadWords(loadDoorMessages);
