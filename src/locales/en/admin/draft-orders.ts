import type { SameShape } from '../../same-shape.ts';

/** Orders that an admin takes by phone, in English. */
export const draftOrders: SameShape<typeof import('../../ar/admin/draft-orders.ts').draftOrders> = {
  open: 'Order by phone',
  title: 'Order by phone',
  text: 'Place an order for a customer who calls. The same prices, limits and stock apply as at checkout.',
  customer: 'Customer',
  search: 'Search for the customer by name, phone number or email',
  searchHint:
    'For a new customer, just fill in the shipping address: the customer is created with that name and phone number.',
  none: 'No customer found. A new one will be created.',
  another: 'Choose another customer',
  emailInvites:
    'This address gets the order emails, and an invitation to an account with the customer’s orders. Leave empty if there is none.',
  emailKnown: 'Order emails also go to the address of the customer’s account.',
  linkByMail: 'The payment link is sent by email.',
  linkNeedsMail: 'A payment link needs the customer’s email address.',
  promoCode: 'Promo code',
  language: { label: 'Email language', ar: 'Arabic', en: 'English' },
  summary: 'Order summary',
  place: 'Place order',
  placed: {
    title: 'Order placed',
    body: ({ number, total }) => `Order ${number}, ${total} in total.`,
    invited: ({ number, total }) =>
      `Order ${number}, ${total} in total. We have invited the customer to their account.`,
  },
  remove: {
    open: 'Delete customer',
    title: 'Delete this customer?',
    text: 'The name and phone number are deleted, and the orders are kept without name and address. This cannot be undone.',
    yes: 'Yes, delete',
    done: { title: 'Customer deleted', body: 'The orders are kept without personal data.' },
  },
};
