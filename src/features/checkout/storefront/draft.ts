import { createIdempotencyKey } from '#core/browser/idempotency-key.ts';
import { type FailSafeStorage, parseJson } from '#core/browser/storage.ts';
import type { UserKey } from '#core/browser/stored-keys.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import { type Governorate, governorates } from '#features/shipping/governorates.ts';

const KEY = 'lazaward-checkout';

export const shippingFields = ['fullName', 'email', 'phone', 'address', 'city', 'postalCode'] as const;
export type ShippingField = (typeof shippingFields)[number];

/** Current input of the checkout form, unparsed. */
export interface Draft {
  /** Created when the form opens and renewed after each order (decision 11). */
  readonly idempotencyKey: string;
  readonly shipping: Readonly<Record<ShippingField, string>> & {
    /** The selected governorate; empty until one is selected. */
    readonly governorate: Governorate | '';
  };
  readonly isGift: boolean;
  readonly giftWrap: boolean;
  readonly giftMessage: string;
  readonly paymentMethod: PaymentMethod;
  /** Applied code; quoted again when the form is reopened. */
  readonly promoCode: string | null;
  /** Whether the address is saved to the account after the order, and its label. */
  readonly keepsAddress: boolean;
  readonly addressLabel: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

const blank: Omit<Draft, 'idempotencyKey'> = {
  shipping: { fullName: '', email: '', phone: '', address: '', city: '', postalCode: '', governorate: '' },
  isGift: false,
  giftWrap: false,
  giftMessage: '',
  paymentMethod: 'cash_on_delivery',
  promoCode: null,
  keepsAddress: false,
  addressLabel: '',
};

/** Returns the draft of this tab, or a blank one with a new key; invalid parts read as blank, a method that is not offered as the first. */
export function readDraft(storage: FailSafeStorage<UserKey>, offered: readonly PaymentMethod[]): Draft {
  const stored = asRecord(parseJson(storage.read(KEY)));
  const shipping = asRecord(stored['shipping']);
  const key = textIn(stored, 'idempotencyKey');
  return {
    idempotencyKey: UUID.test(key) ? key : createIdempotencyKey(),
    shipping: {
      fullName: textIn(shipping, 'fullName'),
      email: textIn(shipping, 'email'),
      phone: textIn(shipping, 'phone'),
      address: textIn(shipping, 'address'),
      city: textIn(shipping, 'city'),
      postalCode: textIn(shipping, 'postalCode'),
      governorate: governorateIn(shipping['governorate']),
    },
    isGift: stored['isGift'] === true,
    giftWrap: stored['giftWrap'] === true,
    giftMessage: textIn(stored, 'giftMessage'),
    paymentMethod: offered.find((method) => method === stored['paymentMethod']) ?? offered[0] ?? blank.paymentMethod,
    promoCode: textIn(stored, 'promoCode') || null,
    keepsAddress: stored['keepsAddress'] === true,
    addressLabel: textIn(stored, 'addressLabel'),
  };
}

export const saveDraft = (storage: FailSafeStorage<UserKey>, draft: Draft): void =>
  storage.write(KEY, JSON.stringify(draft));

/** Clears the draft after an order, so that the next one gets a new key. */
export const clearCheckoutDraft = (storage: FailSafeStorage<UserKey>): void => storage.remove(KEY);

/** Whether the draft has input that could be lost. */
export const hasInput = ({ shipping, giftMessage }: Draft): boolean =>
  giftMessage !== '' || Object.values(shipping).some((text) => text !== '');

/** The governorate with this key; empty for any other text. */
export const governorateIn = (key: unknown): Governorate | '' => governorates.find((option) => option === key) ?? '';

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textIn = (record: Readonly<Record<string, unknown>>, field: string): string => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

/** Reads the unparsed form values. `before` applies without a selection: a method that is not offered has no radio button. */
export function readForm(
  form: HTMLFormElement,
  before: Pick<Draft, 'shipping' | 'paymentMethod'>,
): Omit<Draft, 'idempotencyKey' | 'promoCode'> {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    shipping: {
      fullName: text('fullName'),
      email: text('email'),
      phone: text('phone'),
      address: text('address'),
      city: text('city'),
      postalCode: text('postalCode'),
      governorate: selectedGovernorate(data, before.shipping),
    },
    isGift: data.has('isGift'),
    giftWrap: data.has('giftWrap'),
    giftMessage: text('giftMessage'),
    // the server refuses a method that is not offered
    paymentMethod: (text('paymentMethod') || before.paymentMethod) as PaymentMethod,
    keepsAddress: data.has('keepsAddress'),
    addressLabel: text('addressLabel'),
  };
}

/** The selected governorate; while the select is hidden, the earlier one for the same city. */
function selectedGovernorate(data: FormData, before: Draft['shipping']): Draft['shipping']['governorate'] {
  if (data.has('governorate')) return governorateIn(data.get('governorate'));
  return data.get('city') === before.city ? before.governorate : '';
}
