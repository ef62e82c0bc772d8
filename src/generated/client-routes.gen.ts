// Generated from *.contract.ts by `npm run generate`.
import { endpoint } from '#core/api/endpoint.ts';

export const shopContract = {
  account: {
    delete: endpoint('POST', '/account-deletions'),
  },
  consents: {
    list: endpoint('GET', '/consents'),
    withdraw: endpoint('POST', '/consent-withdrawals'),
  },
  contactMessages: {
    create: endpoint('POST', '/contact-messages'),
  },
  newsletterSubscriptions: {
    create: endpoint('POST', '/newsletter-subscriptions'),
    confirm: endpoint('POST', '/newsletter-confirmations'),
  },
  orders: {
    place: endpoint('POST', '/orders'),
    get: endpoint('GET', '/orders/{orderNumber}'),
    cancel: endpoint('POST', '/orders/{orderNumber}/cancellation'),
    list: endpoint('GET', '/orders'),
  },
  pages: {
    get: endpoint('GET', '/pages/{name}'),
    home: endpoint('GET', '/pages/home'),
    about: endpoint('GET', '/pages/about'),
  },
  payments: {
    open: endpoint('POST', '/orders/{orderNumber}/payments'),
    changeMethod: endpoint('PUT', '/orders/{orderNumber}/payment-method'),
    sendProof: endpoint('POST', '/orders/{orderNumber}/transfer-proofs'),
    getProofPicture: endpoint('GET', '/transfer-proofs/{id}/picture'),
  },
  personalData: {
    export: endpoint('GET', '/personal-data'),
  },
  products: {
    list: endpoint('GET', '/products'),
    get: endpoint('GET', '/products/{id}'),
    home: endpoint('GET', '/home'),
    suggestSearches: endpoint('GET', '/search-suggestions'),
    cartProducts: endpoint('GET', '/cart-products'),
  },
  profile: {
    get: endpoint('GET', '/profile'),
    update: endpoint('PUT', '/profile'),
    verifyEmail: endpoint('POST', '/profile/email-verification'),
  },
  promoCodes: {
    quote: endpoint('POST', '/promo-code-quotes'),
  },
  returns: {
    get: endpoint('GET', '/orders/{orderNumber}/returns'),
    request: endpoint('POST', '/orders/{orderNumber}/returns'),
    withdraw: endpoint('POST', '/orders/{orderNumber}/returns/{id}/withdrawal'),
  },
  reviews: {
    create: endpoint('POST', '/reviews'),
    list: endpoint('GET', '/products/{id}/reviews'),
  },
  savedAddresses: {
    list: endpoint('GET', '/saved-addresses'),
    create: endpoint('POST', '/saved-addresses'),
    update: endpoint('PUT', '/saved-addresses/{id}'),
    delete: endpoint('DELETE', '/saved-addresses/{id}'),
  },
  searches: {
    count: endpoint('POST', '/searches'),
  },
  settings: {
    get: endpoint('GET', '/settings'),
  },
  staffInvitations: {
    accept: endpoint('POST', '/staff-invitations/acceptance'),
  },
  stockNotifications: {
    create: endpoint('POST', '/stock-notifications'),
  },
  unsubscriptions: {
    create: endpoint('POST', '/unsubscriptions'),
  },
  wishlist: {
    get: endpoint('GET', '/wishlist'),
    add: endpoint('PUT', '/wishlist/{productId}'),
    remove: endpoint('DELETE', '/wishlist/{productId}'),
  },
};
