import { useEffect } from 'react';
import { sessionStore } from '#core/browser/storage.ts';

const KEY = 'lazaward-discount-dialog';

/** Whether the first-order discount dialog was answered or is no longer needed in this visit. */
export const isDiscountDialogDismissed = (): boolean => sessionStore.read(KEY) !== null;

/** Marks the dialog as answered for this visit. */
export const dismissDiscountDialog = (): void => sessionStore.write(KEY, 'answered');

/** Dismisses the dialog for a customer's visit, so that it does not open when the session ends, in whichever tab. */
export const useDismissForCustomers = (isSignedIn: boolean): void =>
  useEffect(() => {
    if (isSignedIn) dismissDiscountDialog();
  }, [isSignedIn]);
