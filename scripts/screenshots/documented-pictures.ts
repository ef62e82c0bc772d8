import type { PictureLimits } from './screenshot.ts';

/** Screenshots that the documentation shows: the picture below `docs`, by the file of the screenshot. */
export const documentedPictures: Readonly<Partial<Record<string, string>>> = {
  'home-ar-1440': 'screens/home-ar-1440',
  'products-ar-1440': 'screens/products-ar-1440',
  'products-filters-ar-390': 'screens/products-filters-ar-390',
  'suggestions-ar-390': 'screens/suggestions-ar-390',
  'suggestions-en-1440': 'screens/suggestions-en-1440',
  'search-ar-1440': 'screens/search-ar-1440',
  'search-en-390': 'screens/search-en-390',
  'product-ar-390': 'screens/product-ar-390',
  'product-en-1440': 'screens/product-en-1440',
  'cart-ar-390': 'screens/cart-ar-390',
  'checkout-ar-1440': 'screens/checkout-ar-1440',
  'account-en-390': 'screens/account-en-390',
  'admin-dashboard-ar-1440': 'screens/admin-dashboard-ar-1440',
  'admin-orders-ar-1440': 'screens/admin-orders-ar-1440',
  'admin-packing-slip-ar-1440': 'screens/packing-slip-ar-1440',
  'admin-search-group-ar-1440': 'screens/admin-search-group-ar-1440',
  'admin-settings-en-1440': 'settings/settings-en-1440',
  'admin-settings-tax-en-1440': 'settings/settings-tax-en-1440',
  'admin-settings-shipping-en-1440': 'settings/settings-shipping-en-1440',
  'admin-settings-announcement-ar-390': 'settings/settings-announcement-ar-390',
  'admin-settings-label-en-1440': 'settings/settings-label-en-1440',
  'admin-settings-editor-en-1440': 'settings/settings-editor-en-1440',
  'admin-settings-home-en-1440': 'settings/settings-home-en-1440',
  'admin-settings-payments-en-1440': 'payments/providers-en-1440',
  'admin-order-payments-en-1440': 'payments/order-payments-en-1440',
  'admin-order-refund-ar-390': 'payments/refund-ar-390',
  'order-unpaid-en-1440': 'payments/unpaid-en-1440',
  'admin-order-change-en-1440': 'changing-orders/change',
  'admin-settlement-lines-ar-1440': 'parcels/lines-ar-1440',
  'admin-user-roles-en-1440': 'people/team',
  'admin-customers-en-1440': 'people/customers',
  'admin-report-governorate-ar-1440': 'reports/governorates-ar-1440',
  'admin-returns-en-1440': 'returns/list-en-1440',
  'admin-stock-count-ar-390': 'stock/count-ar-390',
  'admin-import-checked-ar-1440': 'stock/import-pictures-ar',
};

/** Limits of such a picture; those of the list of screens are seen larger. */
export const limitsOf = (picture: string): PictureLimits => ({
  bytes: 80_000,
  width: picture.startsWith('screens/') ? 1440 : 1200,
});
