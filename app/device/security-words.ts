import { loadSecurityMessages } from '../../locales/load-security-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of a customer's details and their lock, in the shown language. They come with whatever imports this. */
export const useSecurityWords = loadWords(loadSecurityMessages);
