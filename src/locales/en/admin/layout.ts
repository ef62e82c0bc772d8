import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';
import { general } from '../forms/general.ts';
import { advice } from './security-notice.ts';

export const layout: SameShape<typeof import('../../ar/admin/layout.ts').layout> = {
  name: 'Admin',
  title: 'Admin Panel',
  viewShop: 'View shop',
  parts: 'Sections of the admin panel',
  groups: { selling: 'Selling', catalogue: 'Catalogue', people: 'People', shop: 'Shop' },
  noRight: 'Your role does not include this section.',
  readOnly: 'Your role can view this section but not change it.',
  waiting: ({ amount }) => `${amount} new`,
  csv: { comma: 'Export CSV', semicolon: 'CSV for Excel in Arabic (;)' },
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
    text: 'They will be lost if you leave now.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
  },
  advice,
  notices: {
    factorMissing: 'A second step is required',
    loadFailed: { title: general.error, body: 'Failed to load admin data' },
    unauthorized: { title: 'Unauthorized', body: general.signInFirst },
    denied: { title: 'Access Denied', body: 'You do not have permission to access the admin panel.' },
  },
};
