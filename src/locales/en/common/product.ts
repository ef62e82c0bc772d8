import type { SameShape } from '../../same-shape.ts';

export const product: SameShape<typeof import('../../ar/common/product.ts').product> = {
  inStock: 'In stock and ready to ship',
  outOfStock: 'This product is sold out for now',
  description: 'Description',
  features: 'Features',
  youSave: ({ amount }) => `Save ${amount}`,
  saleUntil: ({ day }) => `Sale price until ${day}`,
  saleUntilTime: ({ day, time }) => `Sale price until ${day}, ${time}`,
  share: 'Share',
  gallery: {
    label: 'Product pictures',
    image: ({ index, total }) => `Image ${index} of ${total}`,
    zoom: 'Enlarge the picture',
    comingSoon: 'The picture is being prepared',
  },
  notFound: {
    title: 'Product not found',
    back: 'Back to Products',
  },
  reviews: {
    average: ({ rating }) => `Average rating: ${rating} out of 5`,
  },
};
