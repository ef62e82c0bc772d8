import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import { advice } from '../admin-advice.ts';
import { general } from '../general.ts';
import { refusals } from '../refusals.ts';

export const frame: Like<typeof import('../../ar/office/frame.ts').frame> = {
  name: 'Admin',
  title: 'Admin Panel',
  viewShop: 'View shop',
  parts: 'Parts of the admin panel',
  tabs: {
    overview: 'Overview',
    orders: 'Orders',
    messages: 'Messages',
    products: 'Products',
    promoCodes: 'Promo Codes',
    notifications: 'Notifications',
    reviews: 'Reviews',
    newsletter: 'Newsletter',
    people: 'Team',
    log: 'Log',
  },
  waiting: ({ amount }) => `${amount} new`,
  list: {
    count: plural('en', { zero: 'None', one: '{count} in total', other: '{count} in total' }),
    moreThan: ({ amount }) => `More than ${amount}`,
    newer: 'Newer',
    older: 'Older',
    previous: 'Previous',
    next: 'Next',
    all: 'All',
    empty: 'Nothing here yet',
    nothingFound: 'Nothing matches this search',
  },
  unsaved: {
    title: 'Your changes are not saved',
    text: 'What you wrote is lost if you leave now.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
  },
  advice,
  notices: {
    loadFailed: { title: general.error, body: 'Failed to load admin data' },
    unauthorized: { title: 'Unauthorized', body: refusals.SIGN_IN_REQUIRED({}) },
    denied: { title: 'Access Denied', body: refusals.ADMIN_REQUIRED({}) },
  },
};
