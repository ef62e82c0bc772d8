import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../same-shape.ts';

export const placeholders: SameShape<typeof import('../ar/placeholders.ts').placeholders> = {
  shippingTerms: {
    always: () => 'Shipping is free on every order.',
    never: ({ fee }) => `Shipping costs ${fee}.`,
    'by destination': ({ fee }) => `Shipping depends on your governorate, from ${fee}; you see it before you order.`,
    'from a subtotal': ({ freeFrom, fee }) =>
      `Shipping is free when your subtotal is ${freeFrom} or more; below that it costs ${fee}.`,
  },
  years: plural('en', { one: '{count} year', other: '{count} years' }),
  weeks: plural('en', { one: '{count} week', other: '{count} weeks' }),
  address: (parts) => parts.join(', '),
};
