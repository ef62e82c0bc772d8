import { rulesIn } from '../../rules.ts';
import type { SameShape } from '../../same-shape.ts';

const rules = rulesIn('en');

const brand = 'Lazaward';
const titled = (title: string): string => `${title} | ${brand}`;

export const meta: SameShape<typeof import('../../ar/content/meta.ts').meta> = {
  siteName: brand,
  home: {
    title: 'Lazaward | Egyptian-heritage porcelain',
    description: `Porcelain plates, cups and sets inspired by ancient Egypt and Islamic Cairo. Free shipping on orders of ${rules.freeShippingFrom} or more.`,
  },
  products: {
    title: titled('All Products'),
    description: 'Every porcelain plate, cup and set in the shop, with search and sorting by name or price.',
  },
  newArrivals: {
    title: titled('New Arrivals'),
    description: 'The newest porcelain at Lazaward, with patterns from the heritage of Egypt.',
  },
  onSale: { title: titled('On Sale'), description: 'Selected porcelain at up to 60% off while stock lasts.' },
  categories: {
    plates: {
      title: titled('Plates'),
      description: 'Porcelain dessert plates, dinner plates and chargers, with lotus, scarab and star.',
    },
    bowls: {
      title: titled('Bowls'),
      description: 'The bowl collection is being prepared; for now, bowls come in our porcelain sets.',
    },
    cups: {
      title: titled('Cups'),
      description: 'Porcelain finjans for coffee, cups for tea, and mugs for every day.',
    },
    sets: { title: titled('Sets'), description: 'Porcelain tea, coffee and dinner sets, for guests or as gifts.' },
  },
  product: ({ name, description }) => ({ title: titled(name), description }),
  productNotFound: {
    title: titled('Product not found'),
    description: 'This product does not exist or is no longer in the catalogue.',
  },
  about: {
    title: titled('About'),
    description:
      'An online shop for decorative porcelain inspired by two traditions of Egypt: the ancient Egyptian and the Islamic.',
  },
  contact: {
    title: titled('Contact'),
    description: `A question about a piece, an order or a gift? Write to us and we will reply within ${rules.replyHours} hours.`,
  },
  cart: { title: titled('Shopping Cart'), description: 'The pieces you have chosen, and your total in full.' },
  checkout: { title: titled('Checkout'), description: 'Shipping details, payment and placing the order.' },
  confirmation: { title: titled('Order Confirmation'), description: 'Your order number, delivery date and details.' },
  auth: {
    description: `Log in, or sign up with ${rules.welcomePercent} off your first order.`,
  },
  link: { description: 'Where the links in our messages to you lead.' },
  account: { description: 'Your orders, addresses, wishlist and profile.' },
  admin: { description: 'Messages, orders, promo codes and stock notifications.' },
  confirmNewsletter: {
    title: titled('Confirm your subscription'),
    description: 'Subscribe to the Lazaward newsletter.',
  },
  unsubscribe: { title: titled('Unsubscribe'), description: 'Leave a list of the letters that Lazaward sends.' },
  notFound: {
    title: titled('Page not found'),
    description: 'The page you asked for does not exist or has moved.',
  },
  error: {
    title: titled('Unexpected Application Error!'),
    description: 'Something went wrong on our side. Reload the page, or go back to the home page.',
  },
};
