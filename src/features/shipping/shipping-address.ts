import * as v from 'valibot';
import { emailField } from '#core/forms/form-schemas.ts';
import { AddressForm } from '#core/forms/forms.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { governorates } from './governorates.ts';

const { fullName, phone, address, city, postalCode } = AddressForm.entries;

/** Shipping details of an order (specification 5, checkout shipping). */
export const ShippingForm = form({
  fullName,
  email: emailField(validationCode('shipping.email'), validationCode('shipping.emailMax')),
  phone,
  address,
  city,
  postalCode,
  /** The customer's choice; used only while the city does not identify a governorate (decision 181). */
  governorate: v.optional(v.picklist(governorates, validationCode('generic'))),
});
export type ShippingForm = v.InferOutput<typeof ShippingForm>;
