// Generated from contract/ by `npm run contract`.
import { endpoint } from './endpoint.ts';

export const shopContract = {
  products: {
    list: endpoint('GET', '/products'),
    get: endpoint('GET', '/products/{id}'),
    home: endpoint('GET', '/home'),
    suggestSearches: endpoint('GET', '/search-suggestions'),
    cartProducts: endpoint('GET', '/cart-products'),
  },
  pages: {
    get: endpoint('GET', '/pages/{name}'),
    home: endpoint('GET', '/pages/home'),
    about: endpoint('GET', '/pages/about'),
  },
  reviews: {
    create: endpoint('POST', '/reviews'),
    list: endpoint('GET', '/products/{id}/reviews'),
  },
  promoCodes: {
    quote: endpoint('POST', '/promo-code-quotes'),
  },
  orders: {
    place: endpoint('POST', '/orders'),
    get: endpoint('GET', '/orders/{orderNumber}'),
    cancel: endpoint('POST', '/orders/{orderNumber}/cancellation'),
    list: endpoint('GET', '/orders'),
  },
  payments: {
    open: endpoint('POST', '/orders/{orderNumber}/payments'),
    changeMethod: endpoint('PUT', '/orders/{orderNumber}/payment-method'),
    sendProof: endpoint('POST', '/orders/{orderNumber}/transfer-proofs'),
    getProofPicture: endpoint('GET', '/transfer-proofs/{id}/picture'),
  },
  returns: {
    get: endpoint('GET', '/orders/{orderNumber}/returns'),
    request: endpoint('POST', '/orders/{orderNumber}/returns'),
    withdraw: endpoint('POST', '/orders/{orderNumber}/returns/{id}/withdrawal'),
  },
  profile: {
    get: endpoint('GET', '/profile'),
    update: endpoint('PUT', '/profile'),
    verifyEmail: endpoint('POST', '/profile/email-verification'),
  },
  contactMessages: {
    create: endpoint('POST', '/contact-messages'),
  },
  newsletterSubscriptions: {
    create: endpoint('POST', '/newsletter-subscriptions'),
    confirm: endpoint('POST', '/newsletter-confirmations'),
  },
  unsubscriptions: {
    create: endpoint('POST', '/unsubscriptions'),
  },
  wishlist: {
    get: endpoint('GET', '/wishlist'),
    add: endpoint('PUT', '/wishlist/{productId}'),
    remove: endpoint('DELETE', '/wishlist/{productId}'),
  },
  savedAddresses: {
    list: endpoint('GET', '/saved-addresses'),
    create: endpoint('POST', '/saved-addresses'),
    update: endpoint('PUT', '/saved-addresses/{id}'),
    delete: endpoint('DELETE', '/saved-addresses/{id}'),
  },
  settings: {
    get: endpoint('GET', '/settings'),
  },
  stockNotifications: {
    create: endpoint('POST', '/stock-notifications'),
  },
  staffInvitations: {
    accept: endpoint('POST', '/staff-invitations/acceptance'),
  },
  consents: {
    list: endpoint('GET', '/consents'),
    withdraw: endpoint('POST', '/consent-withdrawals'),
  },
  personalData: {
    export: endpoint('GET', '/personal-data'),
  },
  account: {
    delete: endpoint('POST', '/account-deletions'),
  },
  searches: {
    count: endpoint('POST', '/searches'),
  },
};
