import { sessionStore } from './storage.ts';

/** Key in `sessionStorage` of the order whose payment page is to be opened. */
const PAYMENT_START_KEY = 'lazaward-payment';

/** Makes the page of this order open its payment page, once. */
export const startPayment = (orderNumber: string): void => sessionStore.write(PAYMENT_START_KEY, orderNumber);

/** Whether the payment page of this order is to be opened now; true once, so that going back from it does not open it again. */
export const takePaymentStart = (orderNumber: string): boolean => {
  const isWanted = sessionStore.read(PAYMENT_START_KEY) === orderNumber;
  if (isWanted) sessionStore.remove(PAYMENT_START_KEY);
  return isWanted;
};
