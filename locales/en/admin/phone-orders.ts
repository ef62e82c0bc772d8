import type { SameShape } from '../../same-shape.ts';

/** Orders that an admin takes by phone, in English. */
export const phoneOrders: SameShape<typeof import('../../ar/admin/phone-orders.ts').phoneOrders> = {
  open: 'Order by phone',
  title: 'Order by phone',
  text: 'Take the order of a customer who calls, with the same prices, limits and stock as in the checkout.',
  customer: 'Customer',
  search: 'Search for the customer by name, phone number or email',
  searchHint: 'If there is none, fill in the shipping address: a new customer is made with its name and phone number.',
  none: 'There is no such customer. A new one will be made.',
  another: 'Another customer',
  emailInvites:
    'This address gets the mail about the order, and an invitation to an account with the customer’s orders. Leave it empty without an address.',
  emailKnown: 'Mails about the order also go to the address of the customer’s account.',
  linkByMail: 'The link to pay is sent by mail.',
  linkNeedsMail: 'A link to pay needs the customer’s email address.',
  promoCode: 'Promo code',
  language: { label: 'Language of the mails', ar: 'Arabic', en: 'English' },
  summary: 'Order summary',
  place: 'Place the order',
  placed: {
    title: 'Order placed',
    body: ({ number, total }) => `Order ${number}, ${total} in total.`,
    invited: ({ number, total }) =>
      `Order ${number}, ${total} in total. We have invited the customer to their account.`,
  },
  remove: {
    open: 'Delete the customer',
    title: 'Delete this customer?',
    text: 'Name and phone number are deleted, and the orders stay without name and address. It cannot be undone.',
    yes: 'Yes, delete',
    done: { title: 'Customer deleted', body: 'The orders stay without personal data.' },
  },
};
