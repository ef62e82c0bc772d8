// Generated from *.texts.ts by `npm run generate`.

/** Loaders of the messages, one module per namespace and language. */
export const namespaces = {
  account: { ar: () => import('./texts/ar/account.gen.ts'), en: () => import('./texts/en/account.gen.ts') },
  accountSecurity: { ar: () => import('./texts/ar/account-security.gen.ts'), en: () => import('./texts/en/account-security.gen.ts') },
  admin: { ar: () => import('./texts/ar/admin.gen.ts'), en: () => import('./texts/en/admin.gen.ts') },
  authFlows: { ar: () => import('./texts/ar/auth-flows.gen.ts'), en: () => import('./texts/en/auth-flows.gen.ts') },
  cart: { ar: () => import('./texts/ar/cart.gen.ts'), en: () => import('./texts/en/cart.gen.ts') },
  checkout: { ar: () => import('./texts/ar/checkout.gen.ts'), en: () => import('./texts/en/checkout.gen.ts') },
  common: { ar: () => import('./texts/ar/common.gen.ts'), en: () => import('./texts/en/common.gen.ts') },
  discountDialog: { ar: () => import('./texts/ar/discount-dialog.gen.ts'), en: () => import('./texts/en/discount-dialog.gen.ts') },
  forms: { ar: () => import('./texts/ar/forms.gen.ts'), en: () => import('./texts/en/forms.gen.ts') },
  governorates: { ar: () => import('./texts/ar/governorates.gen.ts'), en: () => import('./texts/en/governorates.gen.ts') },
  offline: { ar: () => import('./texts/ar/offline.gen.ts'), en: () => import('./texts/en/offline.gen.ts') },
  openingHours: { ar: () => import('./texts/ar/opening-hours.gen.ts'), en: () => import('./texts/en/opening-hours.gen.ts') },
  payment: { ar: () => import('./texts/ar/payment.gen.ts'), en: () => import('./texts/en/payment.gen.ts') },
  personalData: { ar: () => import('./texts/ar/personal-data.gen.ts'), en: () => import('./texts/en/personal-data.gen.ts') },
  productDetails: { ar: () => import('./texts/ar/product-details.gen.ts'), en: () => import('./texts/en/product-details.gen.ts') },
  returns: { ar: () => import('./texts/ar/returns.gen.ts'), en: () => import('./texts/en/returns.gen.ts') },
  savedAddresses: { ar: () => import('./texts/ar/saved-addresses.gen.ts'), en: () => import('./texts/en/saved-addresses.gen.ts') },
};
