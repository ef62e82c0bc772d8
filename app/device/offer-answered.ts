import { tabStorage } from './storage.ts';

const KEY = 'lazaward-offer';

/** Whether this visit has answered the offer to newcomers, or had no need of it. */
export const isOfferAnswered = (): boolean => tabStorage.read(KEY) !== null;

/** Remembers for this visit that the offer need not be made again. */
export const answerOffer = (): void => tabStorage.write(KEY, 'answered');
