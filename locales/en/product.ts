import type { Like } from '../like.ts';

export const product: Like<typeof import('../ar/product.ts').product> = {
  inStock: 'In stock and ready to ship',
  outOfStock: 'This product is out of stock at the moment',
  save: 'Save',
  saved: 'Saved',
  description: 'Description',
  features: 'Features',
  youSave: ({ amount }) => `Save ${amount}`,
  share: 'Share',
  linkCopied: 'The product link is copied',
  gallery: {
    label: 'Product pictures',
    image: ({ index, total }) => `Image ${index} of ${total}`,
    comingSoon: 'The picture is being prepared',
  },
  related: 'More from this category',
  recent: 'Recently Viewed',
  notFound: {
    title: 'Product not found',
    back: 'Back to Products',
  },
  reviews: {
    average: ({ rating }) => `Average rating: ${rating} out of 5`,
  },
  promises: {
    shipping: { title: 'Free Shipping', text: 'On orders of EGP 3,000 or more' },
    quality: { title: 'Quality Guarantee', text: 'Every piece is checked before packing' },
    returns: { title: 'Easy Returns', text: 'Within 30 days' },
  },
};
