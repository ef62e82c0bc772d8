// Generated from *.routes.ts by `npm run generate`.
import { index, route } from '@react-router/dev/routes';

/** Pages between the header and footer of the shop. */
export const framedRoutes = [
  index('features/storefront/pages/home.route.tsx', { id: 'home' }),
  route('*', 'features/storefront/pages/not-found.route.tsx', { id: 'not-found' }),
  route('about', 'features/content/storefront/about.route.tsx', { id: 'about' }),
  route('account', 'features/customers/account/account.route.tsx', { id: 'account' }),
  route('auth', 'features/auth/storefront/auth.route.tsx', { id: 'auth' }),
  route('auth/confirm', 'features/auth/storefront/confirm.route.tsx', { id: 'confirm' }),
  route('cart', 'features/cart/storefront/cart.route.tsx', { id: 'cart' }),
  route('cart/products', 'features/cart/storefront/cart-products.route.ts', { id: 'cart-products' }),
  route('collections', 'features/storefront/pages/collections.route.ts', { id: 'collections' }),
  route('confirm-newsletter', 'features/newsletter/storefront/confirm-newsletter.route.tsx', { id: 'confirm-newsletter' }),
  route('contact', 'features/contact/storefront/contact.route.tsx', { id: 'contact' }),
  route('offline', 'features/storefront/pages/offline.route.tsx', { id: 'offline' }),
  route('order-confirmation/:orderNumber', 'features/order-status/storefront/order-status.route.tsx', { id: 'order-status' }),
  route('policies/:name', 'features/content/storefront/policy.route.tsx', { id: 'policy' }),
  route('product/:id', 'features/storefront/pages/product.route.tsx', { id: 'product' }),
  route('products/:category?', 'features/search/storefront/products.route.tsx', { id: 'products' }),
  route('unsubscribe', 'features/newsletter/storefront/unsubscribe.route.tsx', { id: 'unsubscribe' }),
];

/** Pages with a layout of their own. */
export const bareRoutes = [
  route('admin/:part?/:page?/:item?', 'features/admin/frame/admin-frame.route.tsx', { id: 'admin' }),
  route('checkout', 'features/checkout/storefront/checkout.route.tsx', { id: 'checkout' }),
];
