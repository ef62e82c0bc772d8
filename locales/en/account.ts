import { isolate } from '../format.ts';
import type { Like } from '../like.ts';
import { plural } from '../plural.ts';

export const account: Like<typeof import('../ar/account.ts').account> = {
  hello: ({ name }) => `Hello ${isolate(name)}`,
  tabs: { label: 'My Account', orders: 'Orders', addresses: 'Addresses', wishlist: 'Wishlist', profile: 'Profile' },
  status: {
    order: {
      pending: 'Pending',
      processing: 'Processing',
      shipped: 'Shipped',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    },
    payment: { pending: 'Pending', paid: 'Paid', refunded: 'Refunded' },
  },
  orders: {
    count: plural('en', { zero: 'No orders', one: '{count} order', other: '{count} orders' }),
    number: ({ number }) => `Order ${isolate(number)}`,
    date: 'Order Date',
    status: 'Status',
    payment: 'Payment',
    gift: 'Gift',
    giftWrap: 'Gift wrapping',
    progress: 'Order progress',
    between: ', ',
    details: 'Order details',
    more: 'Older orders',
    empty: {
      title: 'No orders yet',
      text: 'Your orders will appear here once you place one.',
      button: 'Start shopping',
    },
  },
  addresses: {
    add: 'Add Address',
    edit: 'Edit Address',
    label: 'Label',
    labelPlaceholder: 'Home, work...',
    default: 'Default',
    setDefault: 'Set as default',
    save: 'Save Address',
    delete: 'Delete',
    confirmDelete: 'Delete this address?',
    empty: { title: 'No saved addresses', text: 'Save an address to fill in checkout faster.' },
  },
  wishlist: {
    empty: {
      title: 'Your wishlist is empty',
      text: 'Tap the heart on a product to keep it here.',
      button: 'Browse products',
    },
  },
  profile: {
    emailLocked: 'Email cannot be edited',
    save: 'Save Changes',
    advice: {
      title: 'Add a second step to your admin account',
      text: 'Your account opens the admin panel, and a password alone can be guessed or stolen. Add an authenticator app on your phone.',
      button: 'Add a second step',
    },
    welcomeCode: 'Welcome code',
  },
  notices: {
    addressSaved: { title: 'Saved', body: 'Your address has been saved' },
    addressDeleted: { title: 'Deleted', body: 'Your address has been deleted' },
    profileUpdated: { title: 'Updated', body: 'Your profile has been updated' },
  },
};
