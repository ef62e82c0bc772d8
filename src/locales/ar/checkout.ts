import { checkout } from './checkout/checkout.ts';
import { confirmation } from './checkout/confirmation.ts';
import { parcels } from './checkout/parcels.ts';
import { transferProof } from './checkout/transfer-proof.ts';

/** Checkout and order confirmation, in Arabic. */
export const messages = { checkout, confirmation, transferProof, parcels };
