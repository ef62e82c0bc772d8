import type { LabelPlace } from '../domain/settings/labels.ts';

/** Beginnings of keys by the place where their messages are seen. */
export const keysByPlace: Readonly<Record<LabelPlace, readonly string[]>> = {
  home: ['content/home'],
  about: ['content/about'],
  everyPage: ['common/layout', 'common/fields', 'common/states', 'offline'],
  productList: ['common/catalogue', 'common/counts', 'common/productList', 'content/search'],
  product: ['common/product', 'productDetails'],
  cart: ['cart'],
  checkout: ['checkout/checkout'],
  confirmation: ['checkout/confirmation', 'checkout/transferProof', 'checkout/parcels', 'payment', 'returns'],
  discountDialog: ['discountDialog'],
  contact: ['content/contact', 'openingHours'],
  signIn: ['forms/auth', 'authFlows'],
  account: ['account', 'accountSecurity', 'personalData', 'savedAddresses'],
  forms: ['forms/general', 'forms/validation', 'refusals'],
  notices: ['forms/notices'],
  mails: ['content/mail', 'content/newsletterConfirmation', 'content/unsubscribe'],
  chat: ['content/sellerChat'],
  searchEngines: ['content/meta'],
};
