import * as v from 'valibot';
import { emailField } from '#core/forms/form-schemas.ts';
import { validationCode } from '#core/forms/validation.ts';
import { ShippingForm } from '#features/shipping/shipping-address.ts';

/** Shipping details of an order by phone: as in the checkout, but the customer may have no e-mail address, which is empty then. */
export const PhoneShippingForm = v.strictObject({
  ...ShippingForm.entries,
  email: v.pipe(
    v.optional(v.string(), ''),
    v.union([
      v.pipe(
        v.string(),
        v.transform((input) => input.trim()),
        v.literal(''),
      ),
      emailField(validationCode('shipping.email'), validationCode('shipping.emailMax')),
    ]),
  ),
});
