import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layout/storefront-layout.tsx', [
    index('pages/home/home.tsx'),
    route('products/:category?', 'pages/products/products.tsx'),
    route('product/:id', 'pages/product/product.tsx'),
    route('collections', 'layout/collections.ts'),
    route('cart', 'pages/cart/cart.tsx'),
    route('cart/products', 'pages/cart/cart-products.ts'),
    route('about', 'pages/about/about.tsx'),
    route('contact', 'pages/contact/contact.tsx'),
    route('policies/:name', 'pages/policies/policy.tsx'),
    route('auth', 'pages/auth/auth.tsx'),
    route('auth/confirm', 'pages/auth/confirm.tsx'),
    route('account', 'pages/account/account.tsx'),
    route('order-confirmation/:orderNumber', 'pages/order-confirmation/order-confirmation.tsx'),
    route('unsubscribe', 'pages/unsubscribe/unsubscribe.tsx'),
    route('confirm-newsletter', 'pages/newsletter-confirmation/confirm-newsletter.tsx'),
    route('offline', 'pages/offline/offline.tsx'),
    route('*', 'pages/not-found/not-found.tsx'),
  ]),
  route('checkout', 'pages/checkout/checkout.tsx'),
  route('admin/:part?/:page?/:item?', 'pages/admin/admin.tsx'),
] satisfies RouteConfig;
