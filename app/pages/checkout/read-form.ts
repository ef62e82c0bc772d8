import type { PaymentMethod } from '../../../domain/payments/payment-methods.ts';
import { type Draft, governorateIn } from './draft.ts';

/** Reads the form values, as typed. `before` counts where nothing is chosen: a method that is no longer offered is shown no more. */
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
      governorate: chosenGovernorate(data, before.shipping),
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

/** The chosen governorate; while the choice is not shown, the earlier one for the same city. */
function chosenGovernorate(data: FormData, before: Draft['shipping']): Draft['shipping']['governorate'] {
  if (data.has('governorate')) return governorateIn(data.get('governorate'));
  return data.get('city') === before.city ? before.governorate : '';
}
