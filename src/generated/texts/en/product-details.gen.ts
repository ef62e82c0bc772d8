// Generated from 
//   src/features/products/product-details.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

export const messages = (shop: ShopValues) => ({
  promises: {
    shipping: {
      title: (shop.freeShipping === 'never' ? 'Delivery' : shop.freeShipping === 'byDestination' ? 'Delivery across Egypt' : 'Free Shipping'),
      text: (shop.freeShipping === 'always' ? 'On every order' : shop.freeShipping === 'never' ? `In ${businessDays(shop.delivery, units)}` : shop.freeShipping === 'byDestination' ? `Shipping from ${shop.shippingFee}` : `On orders of ${shop.freeShippingFrom} or more`),
    },
    quality: {
      title: 'Quality Guarantee',
      text: 'Every piece is checked before packing',
    },
    returns: {
      title: 'Easy Returns',
      text: `Within ${units.days(shop.returnDays)}`,
    },
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
    text: 'Enter your email and we will write to you once this product is back.',
    submit: 'Tell Me',
    registered: 'You registered on this device. We will write to you once this product is back.',
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
    replyOfShop: `${shop.shopName} replied`,
    older: 'Show older reviews',
    again: 'You may write again; only your latest review counts in the average.',
    alreadyWritten: 'You wrote this very review before: we renewed its date and did not repeat it.',
  },
});
