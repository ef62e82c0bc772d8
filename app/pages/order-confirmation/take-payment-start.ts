import { PAYMENT_START_KEY } from '../../state/payment-start.ts';
import { sessionStore } from '../../state/storage.ts';

/** Whether the payment page of this order is to be opened now; true once, so that going back from it does not open it again. */
export const takePaymentStart = (orderNumber: string): boolean => {
  const isWanted = sessionStore.read(PAYMENT_START_KEY) === orderNumber;
  if (isWanted) sessionStore.remove(PAYMENT_START_KEY);
  return isWanted;
};
