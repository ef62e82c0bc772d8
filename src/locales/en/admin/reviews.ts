import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const reviews: SameShape<typeof import('../../ar/admin/reviews.ts').reviews> = {
  title: 'Reviews',
  visibility: 'Visibility',
  shown: 'Shown',
  hidden: 'Hidden',
  isHidden: 'Hidden',
  stars: plural('en', { one: '{count} star', other: '{count} stars' }),
  gone: 'Former customer',
  noWords: 'No comment',
  why: ({ reason }) => `Reason for hiding: ${reason}`,
  hide: 'Hide',
  show: 'Show again',
  ask: {
    title: 'Hide this review?',
    text: 'Shoppers will no longer see it, and it will not count in the product’s average. You can show it again at any time.',
    reason: 'Reason',
    hint: 'Only admins see it.',
  },
  wasHidden: { title: 'Review hidden', body: 'Shoppers no longer see it' },
  wasShown: { title: 'Review shown again', body: 'It is back on the product page' },
  reply: {
    answer: 'Reply publicly',
    edit: 'Edit reply',
    remove: 'Delete reply',
    title: 'Reply from the shop',
    text: 'Reply',
    hint: 'Shown below the review on the product page in both languages, exactly as you write it.',
    save: 'Publish reply',
    saved: { title: 'Reply published', body: 'It is now shown below the review' },
    removed: { title: 'Reply deleted', body: 'It is no longer shown in the shop' },
  },
};
