import type { SameShape } from '../same-shape.ts';
import { businessDays, days } from './units.ts';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const stockNotificationConsent = 'Enter your email and we will write to you once this product is back.';

export const messages: SameShape<typeof import('../ar/product-details.ts').messages> = (shop) => ({
  promises: {
    shipping: {
      always: { title: 'Free Shipping', text: 'On every order' },
      never: { title: 'Delivery', text: `In ${businessDays(shop.delivery)}` },
      'from a subtotal': { title: 'Free Shipping', text: `On orders of ${shop.freeShippingFrom} or more` },
      'by destination': { title: 'Delivery across Egypt', text: `Shipping from ${shop.shippingFee}` },
    }[shop.freeShipping],
    quality: { title: 'Quality Guarantee', text: 'Every piece is checked before packing' },
    returns: { title: 'Easy Returns', text: `Within ${days(shop.returnDays)}` },
  },
  related: 'More from this category',
  recent: 'Recently Viewed',
  linkCopied: 'The product link is copied',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  zoom: {
    in: 'Zoom in',
    out: 'Zoom out',
  },
  notify: {
    title: 'Tell me when it’s back',
    text: stockNotificationConsent,
    submit: 'Tell Me',
    told: 'You registered on this device. We will write to you once this product is back.',
    again: 'Register another email',
  },
  together: {
    title: 'Frequently bought together',
    discount: `${shop.togetherPercent} off together`,
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
    submitting: 'Submitting...',
    empty: 'No reviews yet. Be the first to review!',
    login: 'Log in to write a review',
    verified: 'Bought this piece',
    formerCustomer: 'A former customer',
    replyOfShop: `${shop.name} replied`,
    older: 'Show older reviews',
    again: 'You may write again; only your latest review counts in the average.',
    alreadyWritten: 'You wrote this very review before: we renewed its date and did not repeat it.',
  },
});
