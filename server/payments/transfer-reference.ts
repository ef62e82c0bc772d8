/**
 * What a customer writes in the note of a bank transfer: the random part of the order number, nine characters without look-alikes,
 * so that an admin finds the order by it.
 */
export const transferReference = (orderNumber: string): string => orderNumber.slice(orderNumber.lastIndexOf('-') + 1);
