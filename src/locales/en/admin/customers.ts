import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const customers: SameShape<typeof import('../../ar/admin/customers.ts').customers> = {
  title: 'Customers',
  search: 'Name, phone or email',
  tag: 'Tag',
  allTags: 'All tags',
  exported: { title: 'Exported', body: 'The file has been downloaded' },
  back: 'All customers',
  columns: {
    customer: 'Customer',
    phone: 'Phone',
    orders: 'Orders',
    revenue: 'Order value',
    lastOrder: 'Last order',
    since: 'Customer since',
    tags: 'Tags',
  },
  nameless: 'No name',
  none: 'None',
  unverified: 'Email address not confirmed yet',
  sums: { orders: 'Orders', cancelled: 'Cancelled orders', revenue: 'Order value', paid: 'Paid', refunded: 'Refunded' },
  orders: {
    title: 'Orders',
    all: 'All orders of this customer',
    count: plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' }),
  },
  returns: { title: 'Returns', requested: 'Requested', kind: 'Kind', quantity: 'Pieces' },
  reviews: 'Reviews',
  messages: { title: 'Messages', hint: 'Messages sent with the email address of this account.' },
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
    title: 'Team notes',
    hint: 'Only the team sees them here. They are included when a customer requests a copy of their data, so write only what the customer may read.',
    text: 'New note',
    add: 'Save note',
    remove: 'Delete',
    removeOf: ({ text }) => `Delete the note: ${isolateText(text.slice(0, 60))}`,
    ask: { title: 'Delete this note?', text: 'It is deleted for the whole team. This cannot be undone.' },
    added: { title: 'Note saved', body: 'The whole team sees it' },
    removed: { title: 'Note deleted', body: 'The team no longer sees it' },
  },
  tags: {
    text: 'New tag',
    add: 'Add',
    removeOf: ({ tag }) => `Remove the tag ${isolateText(tag)}`,
    added: { title: 'Tag added', body: 'You can filter customers by it' },
    removed: { title: 'Tag removed', body: 'This customer no longer has it' },
  },
};
