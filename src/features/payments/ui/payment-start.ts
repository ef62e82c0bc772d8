import { userSessionStore } from '#core/browser/user-storage.ts';

/** `sessionStorage` key of the order number whose payment page is to be opened. */
export const PAYMENT_START_KEY = 'lazaward-payment';

/** Makes the page of this order open its payment page, once. */
export const startPayment = (orderNumber: string): void => userSessionStore.write(PAYMENT_START_KEY, orderNumber);
