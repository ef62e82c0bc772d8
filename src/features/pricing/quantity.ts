import * as v from 'valibot';
import { validationCode } from '#core/forms/validation.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

/** A requested quantity: whole, positive, at most 100 (specification 5). */
export const Quantity = v.pipe(
  v.number(validationCode('cart.quantityWhole')),
  v.integer(validationCode('cart.quantityWhole')),
  v.minValue(1, validationCode('cart.quantityPositive')),
  v.maxValue(MAX_QUANTITY, validationCode('cart.quantityMax')),
);
