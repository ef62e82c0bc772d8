import type { Draft } from './draft.ts';

const placeFields = ['fullName', 'phone', 'address', 'city', 'postalCode'] as const;

/** Shipping fields that a saved address contains: all but the e-mail address. */
export type AddressValues = Readonly<Pick<Draft['shipping'], (typeof placeFields)[number]>>;

/** Whether a form field is part of the address. */
export const isAddressField = (name: string): boolean => placeFields.some((field) => field === name);

export const isEmptyAddress = (address: AddressValues): boolean => placeFields.every((field) => address[field] === '');

/** Whether an address field has focus. */
export const isAddressFieldFocused = (form: HTMLFormElement): boolean =>
  placeFields.some((field) => form.elements.namedItem(field) === document.activeElement);

/** Whether two addresses are identical. */
export const isSameAddress = (one: AddressValues, other: AddressValues): boolean =>
  placeFields.every((field) => one[field] === other[field]);

/** Reads the address from the form, unparsed. */
export const readAddress = (form: HTMLFormElement): AddressValues => {
  const text = (name: string): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return {
    fullName: text('fullName'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postalCode'),
  };
};

/** Writes an address into its form fields. */
export const writeAddress = (form: HTMLFormElement, address: AddressValues): void => {
  for (const name of placeFields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = address[name];
  }
  // it was selected for another address
  const governorate = form.elements.namedItem('governorate');
  if (governorate instanceof HTMLSelectElement) governorate.value = '';
};
