import { isolateText } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const customers: SameShape<typeof import('../../ar/admin/customers.ts').customers> = {
  title: 'Customers',
  search: 'Name, phone or email',
  tag: 'Tag',
  allTags: 'All tags',
  export: 'Export CSV',
  exported: { title: 'Exported', body: 'The file of customers is saved' },
  back: 'All customers',
  columns: {
    customer: 'Customer',
    phone: 'Phone',
    orders: 'Orders',
    revenue: 'Worth',
    lastOrder: 'Last order',
    since: 'Since',
    tags: 'Tags',
  },
  nameless: 'No name',
  none: 'None',
  unverified: 'Has not confirmed the address yet',
  sums: { orders: 'Orders', cancelled: 'Cancelled', revenue: 'Worth of orders', paid: 'Paid', refunded: 'Refunded' },
  orders: {
    title: 'Orders',
    all: 'All their orders',
    count: plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' }),
  },
  returns: { title: 'Returns', requested: 'Since', kind: 'Kind', quantity: 'Pieces' },
  reviews: 'Reviews',
  messages: { title: 'Messages', hint: 'Messages with the address of this account.' },
  consents: {
    title: 'Consents',
    granted: 'Agreed',
    withdrawn: 'Withdrawn',
    purposes: {
      account: 'Account',
      newsletter: 'Newsletter',
      stock_notification: 'Stock notification',
      contact_message: 'Message to the shop',
    },
  },
  notes: {
    title: 'Notes of the team',
    hint: 'Only the team sees them. A customer who asks for a copy of their data finds them in it, so write what they may read.',
    text: 'New note',
    add: 'Save note',
    remove: 'Delete',
    removeOf: ({ text }) => `Delete the note: ${isolateText(text.slice(0, 60))}`,
    added: { title: 'Note saved', body: 'The whole team sees it' },
    removed: { title: 'Note deleted', body: 'It is no longer stored' },
  },
  tags: {
    text: 'New tag',
    add: 'Add',
    removeOf: ({ tag }) => `Take off the tag ${isolateText(tag)}`,
    added: { title: 'Tag added', body: 'Customers can be filtered by it' },
    removed: { title: 'Tag taken off', body: 'This customer no longer has it' },
  },
};
