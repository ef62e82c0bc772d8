import { sessionStore } from './storage.ts';

const KEY = 'lazaward-discount-dialog';

/** Whether this visit has answered the offer to newcomers, or had no need of it. */
export const isDiscountDialogDismissed = (): boolean => sessionStore.read(KEY) !== null;

/** Remembers for this visit that the offer need not be made again. */
export const dismissDiscountDialog = (): void => sessionStore.write(KEY, 'answered');
