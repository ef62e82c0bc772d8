import { checkout } from './checkout/checkout.ts';
import { confirmation } from './checkout/confirmation.ts';

/** Checkout and order confirmation, in Arabic. */
export const messages = { checkout, confirmation };
