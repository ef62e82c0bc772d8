import * as v from 'valibot';
import { governorates } from '../addresses/governorates.ts';
import { form, validationCode } from '../validation.ts';
import { emailField } from './fields.ts';
import { AddressForm } from './forms.ts';

const { fullName, phone, address, city, postalCode } = AddressForm.entries;

/** Shipping details of an order (specification 5, checkout shipping). */
export const ShippingForm = form({
  fullName,
  email: emailField(validationCode('shipping.email'), validationCode('shipping.emailMax')),
  phone,
  address,
  city,
  postalCode,
  /** The customer's choice; it counts only while the city does not name a governorate (decision 181). */
  governorate: v.optional(v.picklist(governorates, validationCode('generic'))),
});
export type ShippingForm = v.InferOutput<typeof ShippingForm>;
