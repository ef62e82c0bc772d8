/** Returns the reference for a bank transfer: the random part of the order number, nine characters without look-alikes. */
export const transferReference = (orderNumber: string): string => orderNumber.slice(orderNumber.lastIndexOf('-') + 1);
