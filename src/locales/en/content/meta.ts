import type { SameShape } from '../../same-shape.ts';
import { hours } from '../units.ts';

export const meta: SameShape<typeof import('../../ar/content/meta.ts').meta> = (shop) => {
  const titled = (title: string): string => `${title} | ${shop.name}`;
  return {
    siteName: shop.name,
    home: {
      title: `${shop.name} | Egyptian-heritage porcelain`,
      description: `Porcelain plates, cups and sets inspired by ancient Egypt and Islamic Cairo.${
        {
          always: ' Free shipping on every order.',
          never: '',
          'by destination': '',
          'from a subtotal': ` Free shipping on orders of ${shop.freeShippingFrom} or more.`,
        }[shop.freeShipping]
      }`,
    },
    products: {
      title: titled('All Products'),
      description: 'Every porcelain plate, cup and set in the shop, with search and sorting by name or price.',
    },
    newArrivals: {
      title: titled('New Arrivals'),
      description: `The newest porcelain at ${shop.name}, with patterns from the heritage of Egypt.`,
    },
    onSale: {
      title: titled('On Sale'),
      description: ({ percent }) => `Selected porcelain at up to ${percent} off while stock lasts.`,
      withoutSale: 'Where reduced porcelain is to be found. Nothing is on sale at the moment.',
    },
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
      description: `A question about a piece, an order or a gift? Write to us and we will reply within ${hours(shop.replyHours)}.`,
    },
    policies: {
      delivery: {
        title: titled('Shipping and delivery'),
        description: 'Where we deliver, what it costs, when your order arrives, and how we pack what can break.',
      },
      returns: {
        title: titled('Returns'),
        description: 'How to return a piece, what to do if it arrives broken, and when you have your money.',
      },
      privacy: {
        title: titled('Privacy'),
        description: 'What we keep of your data, why and for how long, who sees it, and your rights.',
      },
      terms: {
        title: titled('Terms'),
        description: `The terms of buying from ${shop.name}: prices, orders, payment and discounts.`,
      },
      faq: {
        title: titled('Questions'),
        description: 'Answers about shipping, payment, returns, gifts and looking after porcelain.',
      },
    },
    cart: { title: titled('Shopping Cart'), description: 'The pieces you have chosen, and your total in full.' },
    checkout: { title: titled('Checkout'), description: 'Shipping details, payment and placing the order.' },
    confirmation: { title: titled('Order Confirmation'), description: 'Your order number, delivery date and details.' },
    auth: {
      description: shop.hasWelcomeCode
        ? `Log in, or sign up with ${shop.welcomePercent} off your first order.`
        : 'Log in or sign up.',
    },
    link: { description: 'Where the links in our messages to you lead.' },
    account: { description: 'Your orders, addresses, wishlist and profile.' },
    admin: { description: 'Messages, orders, promo codes and stock notifications.' },
    confirmNewsletter: {
      title: titled('Confirm your subscription'),
      description: `Subscribe to the ${shop.name} newsletter.`,
    },
    unsubscribe: { title: titled('Unsubscribe'), description: `Leave a list of the letters that ${shop.name} sends.` },
    notFound: {
      title: titled('Page not found'),
      description: 'The page you asked for does not exist or has moved.',
    },
    error: {
      title: titled('Unexpected Application Error!'),
      description: 'Something went wrong on our side. Reload the page, or go back to the home page.',
    },
  };
};
