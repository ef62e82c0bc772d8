import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { AddressForm } from '#core/forms/forms.ts';
import { form } from '#core/forms/validation.ts';

/** Errors of saved addresses. */
export const addressErrors = defineErrors({
  ADDRESS_NOT_FOUND: { status: 404, text: { ar: 'العنوان غير موجود', en: 'Address not found' } },
  SAVED_ADDRESS_LIMIT_REACHED: {
    status: 409,
    text: {
      ar: 'بلغت عناوينك المحفوظة الحد الأقصى. احذف عنوانًا لتضيف غيره.',
      en: 'You have saved as many addresses as the shop keeps. Delete one to add another.',
    },
  },
});

/** A saved address of the caller. */
export const SavedAddress = v.object({
  id: v.string(),
  label: v.string(),
  fullName: v.string(),
  /** E.164, with its plus. */
  phone: v.string(),
  address: v.string(),
  city: v.string(),
  postalCode: v.string(),
  isDefault: v.boolean(),
});
export type SavedAddress = v.InferOutput<typeof SavedAddress>;

const id = v.pipe(v.string(), v.uuid());

export const savedAddressesContract = {
  list: customer
    .route({
      method: 'GET',
      path: '/saved-addresses',
      summary: "The caller's addresses: the default first, then the newest",
    })
    .output(v.object({ addresses: v.array(SavedAddress) })),
  create: customer
    .route({
      method: 'POST',
      path: '/saved-addresses',
      successStatus: 201,
      summary: 'Keep an address; the first is the default',
    })
    .errors(addressErrors.pick('SAVED_ADDRESS_LIMIT_REACHED'))
    .input(AddressForm)
    .output(SavedAddress),
  update: customer
    .route({ method: 'PUT', path: '/saved-addresses/{id}', summary: "Write one of the caller's addresses anew" })
    .errors(addressErrors.pick('ADDRESS_NOT_FOUND'))
    .input(form({ id, ...AddressForm.entries }))
    .output(SavedAddress),
  delete: customer
    .route({ method: 'DELETE', path: '/saved-addresses/{id}', summary: "Delete one of the caller's addresses" })
    .errors(addressErrors.pick('ADDRESS_NOT_FOUND'))
    .input(v.strictObject({ id }))
    .output(v.object({ isDeleted: v.literal(true) })),
};
