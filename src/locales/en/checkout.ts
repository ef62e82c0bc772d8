import type { messages as arabic } from '../ar/checkout.ts';
import type { SameShape } from '../same-shape.ts';
import { checkout } from './checkout/checkout.ts';
import { confirmation } from './checkout/confirmation.ts';
import { parcels } from './checkout/parcels.ts';
import { transferProof } from './checkout/transfer-proof.ts';

/** Checkout and order confirmation, in English. */
export const messages: SameShape<typeof arabic> = { checkout, confirmation, transferProof, parcels };
