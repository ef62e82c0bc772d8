import * as v from 'valibot';
import { says } from '../validation.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

/** How many pieces somebody asks the shop for: whole, positive, at most 100 (specification 5). */
export const Quantity = v.pipe(
  v.number(says('cart.quantityWhole')),
  v.integer(says('cart.quantityWhole')),
  v.minValue(1, says('cart.quantityPositive')),
  v.maxValue(MAX_QUANTITY, says('cart.quantityMax')),
);
