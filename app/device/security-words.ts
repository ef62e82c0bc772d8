import { loadSecurityMessages } from '../../locales/load-security-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of a customer's details and their lock, in the shown language. Whoever imports this waits for them. */
export const useSecurityWords = await loadWords(loadSecurityMessages);
