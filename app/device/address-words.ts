import { loadAddressMessages } from '../../locales/load-address-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of a customer's addresses, in the shown language. Whoever imports this waits for them. */
export const useAddressWords = await loadWords(loadAddressMessages);
