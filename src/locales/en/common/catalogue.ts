import type { SameShape } from '../../same-shape.ts';

export const catalogue: SameShape<typeof import('../../ar/common/catalogue.ts').catalogue> = {
  categories: { all: 'All', plates: 'Plates', bowls: 'Bowls', cups: 'Cups', sets: 'Sets' },
  badges: {
    SALE: 'SALE',
    NEW: 'New',
    percentOff: ({ percent }) => `${percent} off`,
  },
  was: ({ price }) => `Was ${price}`,
  withTax: ({ price }) => `${price} with tax`,
  now: ({ price }) => `Now ${price}`,
  soldOutForNow: 'Sold out for now',
  tellMe: 'Tell me when it’s back',
  addToCart: 'Add to Cart',
  quantity: 'Quantity',
  increase: 'Increase quantity',
  decrease: 'Decrease quantity',
  wishlistAdd: 'Add to wishlist',
  wishlistRemove: 'Remove from wishlist',
  soon: 'Soon',
};
