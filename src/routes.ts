import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page carries the ids of all routes, so they are short. */
export default [
  layout('features/storefront/frame/storefront-layout.tsx', { id: 'frame' }, [
    index('features/storefront/pages/home.route.tsx', { id: 'home' }),
    route('products/:category?', 'features/search/storefront/products.route.tsx', { id: 'products' }),
    route('product/:id', 'features/storefront/pages/product.route.tsx', { id: 'product' }),
    route('collections', 'features/storefront/pages/collections.route.ts', { id: 'collections' }),
    route('cart', 'features/cart/storefront/cart.route.tsx', { id: 'cart' }),
    route('cart/products', 'features/cart/storefront/cart-products.route.ts', { id: 'cart-products' }),
    route('about', 'features/content/storefront/about.route.tsx', { id: 'about' }),
    route('contact', 'features/contact/storefront/contact.route.tsx', { id: 'contact' }),
    route('policies/:name', 'features/content/storefront/policy.route.tsx', { id: 'policy' }),
    route('auth', 'features/auth/storefront/auth.route.tsx', { id: 'auth' }),
    route('auth/confirm', 'features/auth/storefront/confirm.route.tsx', { id: 'confirm' }),
    route('account', 'features/customers/account/account.route.tsx', { id: 'account' }),
    route('order-confirmation/:orderNumber', 'features/order-status/storefront/order-status.route.tsx', {
      id: 'order-status',
    }),
    route('unsubscribe', 'features/newsletter/storefront/unsubscribe.route.tsx', { id: 'unsubscribe' }),
    route('confirm-newsletter', 'features/newsletter/storefront/confirm-newsletter.route.tsx', {
      id: 'confirm-newsletter',
    }),
    route('offline', 'features/storefront/pages/offline.route.tsx', { id: 'offline' }),
    route('*', 'features/storefront/pages/not-found.route.tsx', { id: 'not-found' }),
  ]),
  route('checkout', 'features/checkout/storefront/checkout.route.tsx', { id: 'checkout' }),
  route('admin/:part?/:page?/:item?', 'features/admin/frame/admin-frame.route.tsx', { id: 'admin' }),
] satisfies RouteConfig;
