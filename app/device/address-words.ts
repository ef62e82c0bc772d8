import { loadAddressMessages } from '../../locales/load-address-messages.ts';
import { loadWords } from './load-words.ts';

/** The words of a customer's addresses, in the shown language. They come with whatever imports this. */
export const useAddressWords = loadWords(loadAddressMessages);
