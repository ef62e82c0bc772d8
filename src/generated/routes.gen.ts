// Generated from *.routes.ts by `npm run generate`.
import { index, layout, route } from '@react-router/dev/routes';

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
  route('checkout', 'features/checkout/storefront/checkout.route.tsx', { id: 'checkout' }),
];

/** The admin area. */
export const adminRoutes = [
  route('admin', 'features/admin/frame/admin-layout.tsx', { id: 'admin' }, [
    layout('features/admin/frame/admin-page.tsx', { id: 'admin:page' }, [
      index('features/admin/frame/dashboard.route.tsx', { id: 'admin:index' }),
      route('audit-log', 'features/staff/admin/audit-log.route.tsx', { id: 'admin:audit-log' }),
      route('contact-messages', 'features/contact/admin/contact-messages.route.tsx', { id: 'admin:contact-messages' }),
      route('customers', 'features/customers/admin/customers.route.tsx', { id: 'admin:customers' }),
      route('dashboard', 'features/admin/frame/dashboard.route.tsx', { id: 'admin:dashboard' }),
      route('newsletter-subscriptions', 'features/newsletter/admin/subscriptions.route.tsx', { id: 'admin:newsletter-subscriptions' }),
      route('orders', 'features/order-management/admin/orders.route.tsx', { id: 'admin:orders' }),
      route('payments', 'features/payments/admin/payment-issues.route.tsx', { id: 'admin:payments' }),
      route('products', 'features/products/admin/products.route.tsx', { id: 'admin:products' }),
      route('products/grid', 'features/products/admin/bulk-edit/bulk-edit.route.tsx', { id: 'admin:products/grid' }),
      route('products/import', 'features/products/admin/import/product-import.route.tsx', { id: 'admin:products/import' }),
      route('promo-codes', 'features/discounts/admin/promo-codes.route.tsx', { id: 'admin:promo-codes' }),
      route('reports', 'features/reports/admin/reports.route.tsx', { id: 'admin:reports' }),
      route('returns', 'features/returns/admin/returns.route.tsx', { id: 'admin:returns' }),
      route('reviews', 'features/reviews/admin/reviews.route.tsx', { id: 'admin:reviews' }),
      route('search', 'features/search/admin/synonyms.route.tsx', { id: 'admin:search' }),
      route('search/preview', 'features/search/admin/search-preview.route.tsx', { id: 'admin:search/preview' }),
      route('search/reports', 'features/search/admin/search-analytics.route.tsx', { id: 'admin:search/reports' }),
      route('settings', 'features/settings/admin/settings.route.tsx', { id: 'admin:settings' }),
      route('settings/announcement', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/announcement' }),
      route('settings/cartDrawer', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/cartDrawer' }),
      route('settings/discountDialog', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/discountDialog' }),
      route('settings/facts', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/facts' }),
      route('settings/labels', 'features/content/admin/text-overrides/labels.route.tsx', { id: 'admin:settings/labels' }),
      route('settings/notifications', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/notifications' }),
      route('settings/offers', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/offers' }),
      route('settings/pages', 'features/content/admin/content-pages.route.tsx', { id: 'admin:settings/pages' }),
      route('settings/pages/about', 'features/content/admin/content-page.route.tsx', { id: 'admin:settings/pages/about' }),
      route('settings/pages/delivery', 'features/content/admin/content-page.route.tsx', { id: 'admin:settings/pages/delivery' }),
      route('settings/pages/faq', 'features/content/admin/content-page.route.tsx', { id: 'admin:settings/pages/faq' }),
      route('settings/pages/home', 'features/content/admin/content-page.route.tsx', { id: 'admin:settings/pages/home' }),
      route('settings/pages/privacy', 'features/content/admin/content-page.route.tsx', { id: 'admin:settings/pages/privacy' }),
      route('settings/pages/returns', 'features/content/admin/content-page.route.tsx', { id: 'admin:settings/pages/returns' }),
      route('settings/pages/terms', 'features/content/admin/content-page.route.tsx', { id: 'admin:settings/pages/terms' }),
      route('settings/payments', 'features/payments/admin/settings/payment-settings.route.tsx', { id: 'admin:settings/payments' }),
      route('settings/reviews', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/reviews' }),
      route('settings/service', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/service' }),
      route('settings/shipping', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/shipping' }),
      route('settings/staff', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/staff' }),
      route('settings/tax', 'features/settings/admin/settings-section.route.tsx', { id: 'admin:settings/tax' }),
      route('shipments', 'features/fulfillment/admin/shipments.route.tsx', { id: 'admin:shipments' }),
      route('shipments/couriers', 'features/fulfillment/admin/couriers.route.tsx', { id: 'admin:shipments/couriers' }),
      route('shipments/settlements', 'features/cod-reconciliation/admin/settlements.route.tsx', { id: 'admin:shipments/settlements' }),
      route('stock', 'features/inventory/admin/stock-movements.route.tsx', { id: 'admin:stock' }),
      route('stock-notifications', 'features/stock-notifications/admin/stock-notifications.route.tsx', { id: 'admin:stock-notifications' }),
      route('stock/count', 'features/inventory/admin/stocktake.route.tsx', { id: 'admin:stock/count' }),
      route('transfers', 'features/payments/admin/transfers.route.tsx', { id: 'admin:transfers' }),
      route('user-roles', 'features/staff/admin/staff.route.tsx', { id: 'admin:user-roles' }),
    ]),
  ]),
];
