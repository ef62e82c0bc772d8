import type { Like } from '../like.ts';
import { plural } from '../plural.ts';
import { general } from './general.ts';
import { refusals } from './refusals.ts';

export const office: Like<typeof import('../ar/office.ts').office> = {
  tabs: {
    label: 'Admin Panel',
    messages: 'Messages',
    orders: 'Orders',
    promoCodes: 'Promo Codes',
    notifications: 'Notifications',
  },
  unread: plural('en', {
    zero: 'No unread messages',
    one: '{count} unread message',
    other: '{count} unread messages',
  }),
  markRead: 'Mark as Read',
  columns: {
    subject: 'Subject',
    message: 'Message',
    date: 'Date',
    status: 'Status',
    customer: 'Customer',
    total: 'Total',
    code: 'Code',
    discount: 'Discount',
    uses: 'Uses',
    minPurchase: 'Minimum purchase',
    validUntil: 'Valid until',
    product: 'Product',
  },
  discountTypes: { percentage: 'Percentage', fixed: 'Fixed amount' },
  status: {
    message: { unread: 'Unread', read: 'Read' },
    stock: { pending: 'Pending', notified: 'Notified' },
    promo: { active: 'Active', inactive: 'Inactive' },
  },
  noLimit: 'No limit',
  empty: 'Nothing here yet',
  notices: {
    loadFailed: { title: general.error, body: 'Failed to load admin data' },
    unauthorized: { title: 'Unauthorized', body: refusals.SIGN_IN_REQUIRED({}) },
    denied: { title: 'Access Denied', body: refusals.ADMIN_REQUIRED({}) },
    markedRead: { title: 'Updated', body: 'Message marked as read' },
  },
};
