import { userSessionStore } from '#core/browser/user-storage.ts';

/** Key in `sessionStorage` of the number of the order whose payment page is to be opened. */
export const PAYMENT_START_KEY = 'lazaward-payment';

/** Makes the page of this order open its payment page, once. */
export const startPayment = (orderNumber: string): void => userSessionStore.write(PAYMENT_START_KEY, orderNumber);
