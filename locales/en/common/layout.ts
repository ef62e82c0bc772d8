import { rulesIn } from '../../rules.ts';
import type { SameShape } from '../../same-shape.ts';

const rules = rulesIn('en');

export const layout: SameShape<typeof import('../../ar/common/layout.ts').layout> = {
  brand: 'Lazaward',
  tagline: 'Egyptian-heritage porcelain',
  skip: 'Skip to content',
  promisesLabel: 'Our promises',
  promises: [
    `Free shipping on orders of ${rules.freeShippingFrom} or more`,
    `${rules.returnDays}-day returns`,
    `We reply within ${rules.replyHours} hours`,
  ],
  otherLanguage: 'العربية',
  nav: {
    label: 'Main navigation',
    home: 'Home',
    products: 'Products',
    collections: 'Collections',
    newArrivals: 'New Arrivals',
    onSale: 'On Sale',
    about: 'About',
    contact: 'Contact',
    myAccount: 'My Account',
    login: 'Login',
    logout: 'Logout',
    cart: 'Cart',
    cartWith: ({ items }) => `Cart, ${items}`,
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    breadcrumb: 'Breadcrumb',
  },
  footer: {
    description:
      'Porcelain for the table and for gifts: plates, cups and sets inspired by ancient Egypt and Islamic Cairo.',
    quickLinks: 'Quick Links',
    customerService: 'Customer Service',
    shipping: 'Shipping and delivery',
    returns: 'Returns',
    questions: 'Questions',
    followUs: 'Follow Us',
    social: { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', pinterest: 'Pinterest' },
    newsletter: 'Newsletter',
    newsletterText: 'New pieces and offers, by email.',
    newsletterPlaceholder: 'Your email address',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    payments: 'Pay by Visa, Mastercard, InstaPay or cash',
    copyright: ({ years }) => `© ${years} Lazaward. All rights reserved.`,
  },
};
