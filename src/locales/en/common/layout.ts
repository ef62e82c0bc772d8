import { formatNumber } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';
import { businessDays, hours } from '../units.ts';

/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const newsletterConsent = 'New pieces and offers, by email.';

export const layout: SameShape<typeof import('../../ar/common/layout.ts').layout> = (shop) => ({
  brand: shop.name,
  tagline: 'Egyptian-heritage porcelain',
  skip: 'Skip to content',
  promisesLabel: 'Our promises',
  announcementLabel: 'Announcement',
  promises: [
    {
      always: 'Free shipping on every order',
      never: `Delivery in ${businessDays(shop.delivery)}`,
      'from a subtotal': `Free shipping on orders of ${shop.freeShippingFrom} or more`,
      'by destination': `Delivery across Egypt from ${shop.shippingFee}`,
    }[shop.freeShipping],
    `${formatNumber(shop.returnDays, 'en')}-day returns`,
    `We reply within ${hours(shop.replyHours)}`,
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
    admin: 'Admin area',
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
    policiesLabel: 'Shopping information',
    policies: {
      delivery: 'Shipping and delivery',
      returns: 'Returns',
      privacy: 'Privacy',
      terms: 'Terms',
      faq: 'Questions',
    },
    followUs: 'Follow Us',
    social: { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', pinterest: 'Pinterest' },
    newsletter: 'Newsletter',
    newsletterText: newsletterConsent,
    newsletterPlaceholder: 'Your email address',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    payments: 'Pay by Visa, Mastercard, InstaPay or cash',
    copyright: ({ years }) => `© ${years} ${shop.name}. All rights reserved.`,
  },
});
