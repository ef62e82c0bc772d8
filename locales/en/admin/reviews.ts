import { plural } from '../../plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const reviews: SameShape<typeof import('../../ar/admin/reviews.ts').reviews> = {
  title: 'Reviews',
  visibility: 'What can be read',
  shown: 'Shown',
  hidden: 'Hidden',
  isHidden: 'Hidden',
  stars: plural('en', { one: '{count} star', other: '{count} stars' }),
  gone: 'Former customer',
  noWords: 'No comment',
  why: ({ reason }) => `Why it is hidden: ${reason}`,
  hide: 'Hide',
  show: 'Show again',
  ask: {
    title: 'Hide this review?',
    text: 'Nobody will read it in the shop, and the product’s average will do without it. You can show it again at any time.',
    reason: 'Reason',
    hint: 'It is kept here, for admins only.',
  },
  wasHidden: { title: 'Hidden', body: 'The review is out of sight' },
  wasShown: { title: 'Shown again', body: 'The review is back on its product’s page' },
  reply: {
    answer: 'Answer publicly',
    edit: 'Edit answer',
    remove: 'Delete answer',
    title: 'Answer of the shop',
    text: 'Answer',
    hint: 'Shown as you type it below the review on the product page, in both languages.',
    save: 'Publish answer',
    saved: { title: 'Answer published', body: 'It is shown below the review now' },
    removed: { title: 'Answer deleted', body: 'It is no longer shown in the shop' },
  },
};
