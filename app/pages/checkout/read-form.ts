import { paymentMethods } from '../../../domain/orders/status.ts';
import type { Draft } from './draft.ts';

/** What stands in the form now, as typed. */
export function readForm(form: HTMLFormElement): Omit<Draft, 'idempotencyKey' | 'promoCode'> {
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
    },
    isGift: data.has('isGift'),
    giftWrap: data.has('giftWrap'),
    giftMessage: text('giftMessage'),
    paymentMethod: paymentMethods.find((method) => method === data.get('paymentMethod')) ?? paymentMethods[0],
    keepsAddress: data.has('keepsAddress'),
    addressLabel: text('addressLabel'),
  };
}
