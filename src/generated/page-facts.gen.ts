// Generated from *.routes.ts by `npm run generate`.

/** Pages with the small style sheet. */
export const shopStyledPages = /^(?:\/|\/cart|\/product\/[^/.]+|\/products(?:\/[^/.]+)?)$/;

/** Pages that may be stored on a device. */
export const offlinePages = /^(?:\/|\/about|\/cart|\/checkout|\/contact|\/offline|\/policies\/[^/.]+|\/product\/[^/.]+|\/products(?:\/[^/.]+)?)$/;

/** Pages that are stored on a device without a visit. */
export const precachedPages = ['/cart', '/offline'];

/** Route modules of the pages that may be stored on a device, and of the data that they load, relative to `src/`. */
export const offlineModules = ['features/storefront/pages/home.route.tsx', 'features/content/storefront/about.route.tsx', 'features/cart/storefront/cart.route.tsx', 'features/cart/storefront/cart-products.route.ts', 'features/checkout/storefront/checkout.route.tsx', 'features/storefront/pages/collections.route.ts', 'features/contact/storefront/contact.route.tsx', 'features/storefront/pages/offline.route.tsx', 'features/content/storefront/policy.route.tsx', 'features/storefront/pages/product.route.tsx', 'features/search/storefront/products.route.tsx'];

/** Pages that search engines must not index. */
export const privatePages = /^(?:\/account|\/admin(?:\/[^/.]+)*|\/auth|\/auth\/confirm|\/cart|\/checkout|\/confirm-newsletter|\/offline|\/order-confirmation\/[^/.]+|\/unsubscribe)$/;

/** Addresses that respond with data alone and are not pages. */
export const dataRoutes = /^(?:\/cart\/products|\/collections)$/;

/** First segments of the private pages. */
export const privateFolders = ['/account', '/admin', '/auth', '/cart', '/checkout', '/confirm-newsletter', '/offline', '/order-confirmation', '/unsubscribe'];

/** Pages of the sitemap without a parameter. */
export const sitemapPages = ['/about', '/contact'];

/** Pages that show nothing from the database, and their data requests. */
export const plainPages = /^(?:\/about|\/account|\/admin(?:\/[^/.]+)*|\/auth|\/auth\/confirm|\/cart|\/checkout|\/confirm-newsletter|\/contact|\/offline|\/order-confirmation\/[^/.]+|\/policies\/[^/.]+|\/unsubscribe)(?:\.data)?\/?$/;

/** Id, path pattern and an address of each page of the shop that renders HTML, for tests and screenshots. */
export const pageAddresses = [
  { id: 'home', pattern: '/', address: '/' },
  { id: 'about', pattern: '/about', address: '/about' },
  { id: 'account', pattern: '/account', address: '/account' },
  { id: 'auth', pattern: '/auth', address: '/auth' },
  { id: 'confirm', pattern: '/auth/confirm', address: '/auth/confirm' },
  { id: 'cart', pattern: '/cart', address: '/cart' },
  { id: 'checkout', pattern: '/checkout', address: '/checkout' },
  { id: 'confirm-newsletter', pattern: '/confirm-newsletter', address: '/confirm-newsletter' },
  { id: 'contact', pattern: '/contact', address: '/contact' },
  { id: 'offline', pattern: '/offline', address: '/offline' },
  { id: 'order-status', pattern: '/order-confirmation/:orderNumber', address: '/order-confirmation/ORD-1' },
  { id: 'policy', pattern: '/policies/:name', address: '/policies/faq' },
  { id: 'product', pattern: '/product/:id', address: '/product/cup-tea-01' },
  { id: 'products', pattern: '/products/:category?', address: '/products' },
  { id: 'unsubscribe', pattern: '/unsubscribe', address: '/unsubscribe' },
];

interface PageQuery {
  readonly pages: RegExp;
  readonly parameters: Readonly<
    Record<string, { readonly values?: readonly string[]; readonly isRepeatable?: boolean }>
  >;
}

/** Parameters of the query that a page or its data request depends on. */
export const pageQueries: readonly PageQuery[] = [
  { pages: /^(?:\/account)(?:\.data)?\/?$/, parameters: { tab: { values: ['addresses', 'wishlist', 'profile'] } } },
  { pages: /^(?:\/auth)(?:\.data)?\/?$/, parameters: { tab: { values: ['signup'] }, mode: { values: ['recover', 'confirm', 'new-password', 'first-password'] } } },
  { pages: /^(?:\/auth\/confirm)(?:\.data)?\/?$/, parameters: { type: { values: ['signup', 'recovery', 'invite'] } } },
  { pages: /^(?:\/cart\/products)(?:\.data)?\/?$/, parameters: { ids: {  } } },
  { pages: /^(?:\/products(?:\/[^/.]+)?)(?:\.data)?\/?$/, parameters: { q: {  }, sort: {  }, new: {  }, sale: {  }, price: { values: ['0-500', '500-1000', '1000-2000', '2000-'], isRepeatable: true }, colour: { values: ['blue', 'turquoise', 'green', 'multicolour', 'black', 'terracotta', 'gold', 'white'], isRepeatable: true }, motif: { values: ['lotus', 'papyrus', 'arabesque', 'star', 'calligraphy', 'hieroglyphs', 'eye_of_horus', 'scarab', 'waves', 'plain'], isRepeatable: true }, after: {  } } },
];
