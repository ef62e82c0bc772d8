// Generated from 
//   src/features/products/catalogue.texts.ts
//   src/core/i18n/counts.texts.ts
//   src/core/forms/fields.texts.ts
//   src/features/storefront/layout.texts.ts
//   src/features/products/product.texts.ts
//   src/features/search/product-list.texts.ts
//   src/core/ui/states.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { messages as units } from './units.gen.ts';

export const catalogueTexts = {
  categories: {
    all: 'All',
    plates: 'Plates',
    bowls: 'Bowls',
    cups: 'Cups',
    sets: 'Sets',
  },
  badges: {
    SALE: 'SALE',
    NEW: 'New',
    percentOff: ({ percent }: { readonly percent: string }) => `${percent} off`,
  },
  was: ({ price }: { readonly price: string }) => `Was ${price}`,
  withTax: ({ price }: { readonly price: string }) => `${price} with tax`,
  now: ({ price }: { readonly price: string }) => `Now ${price}`,
  soldOutForNow: 'Sold out for now',
  notifyMe: 'Tell me when it’s back',
  addToCart: 'Add to Cart',
  quantity: 'Quantity',
  increase: 'Increase quantity',
  decrease: 'Decrease quantity',
  wishlistAdd: 'Add to wishlist',
  wishlistRemove: 'Remove from wishlist',
  soon: 'Soon',
};

export const countsTexts = {
  products: plural('en', { zero: 'No products', one: '{count} product', other: '{count} products' }),
  items: plural('en', { zero: 'No items', one: '{count} item', other: '{count} items' }),
  reviews: plural('en', { zero: 'No reviews', one: '{count} review', other: '{count} reviews' }),
  stars: plural('en', { one: '{count} star', other: '{count} stars' }),
  remainingStock: plural('en', { zero: 'Out of Stock', other: 'Only {count} left in stock' }),
  charactersLeft: plural('en', { zero: 'No characters left', one: '{count} character left', other: '{count} characters left' }),
};

export const fieldsTexts = {
  name: 'Name',
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'Enter a valid number, like \u2068+201012345678\u2069',
  dob: 'Date of Birth',
  password: 'Password',
  address: 'Address',
  city: 'City',
  postalCode: 'Postal Code',
  optional: '(optional)',
  allRequired: 'All fields are required.',
  wait: 'Please wait...',
  sending: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  tryAgain: 'Try again',
};

export const productTexts = {
  inStock: 'In stock and ready to ship',
  outOfStock: 'This product is sold out for now',
  description: 'Description',
  features: 'Features',
  youSave: ({ amount }: { readonly amount: string }) => `Save ${amount}`,
  saleUntil: ({ day }: { readonly day: string }) => `Sale price until ${day}`,
  saleUntilTime: ({ day, time }: { readonly day: string; readonly time: string }) => `Sale price until ${day}, ${time}`,
  share: 'Share',
  gallery: {
    label: 'Product pictures',
    image: ({ index, total }: { readonly index: string; readonly total: string }) => `Image ${index} of ${total}`,
    zoom: 'Enlarge the picture',
    comingSoon: 'The picture is being prepared',
  },
  notFound: {
    title: 'Product not found',
    back: 'Back to Products',
  },
  reviews: {
    average: ({ rating }: { readonly rating: string }) => `Average rating: ${rating} out of 5`,
  },
};

export const productListTexts = {
  titleAll: 'All Products',
  categories: 'Categories',
  search: 'Search',
  searchPlaceholder: 'Search products',
  filters: 'Filter',
  showOnly: 'Show only',
  done: 'Done',
  applied: 'Filters in use',
  removeFilter: ({ filter }: { readonly filter: string }) => `Remove filter: ${isolateText(filter)}`,
  clearFilters: 'Remove all filters',
  sort: 'Sort by',
  sortBy: {
    fit: 'Best match',
    name: 'Name',
    priceLow: 'Price: Low to High',
    priceHigh: 'Price: High to Low',
    newest: 'Newest',
  },
};

export const statesTexts = {
  carousel: {
    previous: 'Previous',
    next: 'Next',
    role: 'carousel',
    slide: ({ index, total }: { readonly index: string; readonly total: string }) => `Slide ${index} of ${total}`,
  },
  loading: 'Loading...',
  couldNotLoad: 'Could not load',
  notLoaded: 'The page has not loaded completely, so your press had no effect.',
  backHome: 'Back to Home',
  needsScripts: 'This page needs JavaScript, as the cart, orders and accounts do. Allow it in your browser’s settings and reload the page, or write to us or call us:',
  notFound: {
    title: 'Page not found',
    headline: 'This piece is not in its place',
    text: 'The page you asked for does not exist or has moved.',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Reload the page, or go back to the home page.',
    reload: 'Reload',
  },
  unavailable: {
    title: 'The shop is closed for a moment',
    text: 'We cannot reach the shelves right now. Your cart is kept on your device; please try again in a moment.',
  },
};

export const messages = (shop: ShopValues) => ({
  layout: {
  brand: shop.shopName,
  tagline: 'Egyptian-heritage porcelain',
  skip: 'Skip to content',
  promisesLabel: 'Our promises',
  announcementLabel: 'Announcement',
  promises: [(shop.freeShipping === 'always' ? 'Free shipping on every order' : shop.freeShipping === 'never' ? `Delivery in ${businessDays(shop.delivery, units)}` : shop.freeShipping === 'byDestination' ? `Delivery across Egypt from ${shop.shippingFee}` : `Free shipping on orders of ${shop.freeShippingFrom} or more`), `${formatNumber(shop.returnDays, 'en')}-day returns`, `We reply within ${units.hours(shop.replyHours)}`],
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
    cartWith: ({ items }: { readonly items: string }) => `Cart, ${items}`,
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    breadcrumb: 'Breadcrumb',
  },
  footer: {
    description: 'Porcelain for the table and for gifts: plates, cups and sets inspired by ancient Egypt and Islamic Cairo.',
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
    social: {
      instagram: 'Instagram',
      facebook: 'Facebook',
      tiktok: 'TikTok',
      pinterest: 'Pinterest',
    },
    newsletter: 'Newsletter',
    newsletterText: 'New pieces and offers, by email.',
    newsletterPlaceholder: 'Your email address',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    payments: 'Pay by Visa, Mastercard, InstaPay or cash',
    copyright: ({ years }: { readonly years: string }) => `© ${years} ${shop.shopName}. All rights reserved.`,
  },
},
  catalogue: catalogueTexts,
  counts: countsTexts,
  fields: fieldsTexts,
  product: productTexts,
  productList: productListTexts,
  states: statesTexts,
});
