import type { Like } from '../like.ts';

/** What is said around a product when somebody reviews it, waits for it, or takes it with others. */
export const talk: Like<typeof import('../ar/talk.ts').talk> = {
  notify: {
    title: 'Notify me when available',
    text: 'Enter your email and we will write to you once this product is back.',
    submit: 'Notify Me',
  },
  together: {
    title: 'Frequently bought together',
    discount: '15% off together',
    thisItem: 'This product',
    addAll: 'Add All to Cart',
  },
  reviews: {
    title: 'Reviews',
    write: 'Write a Review',
    rating: 'Rating',
    comment: 'Comment (optional)',
    commentPlaceholder: 'What did you think of the piece?',
    submit: 'Submit Review',
    empty: 'No reviews yet. Be the first to review!',
    login: 'Log in to write a review',
    verified: 'Bought this piece',
  },
};
