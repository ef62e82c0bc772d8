// Generated from *.texts.ts by `npm run generate`.
import * as account_ar from './texts/ar/account.gen.ts';
import * as accountSecurity_ar from './texts/ar/account-security.gen.ts';
import * as admin_ar from './texts/ar/admin.gen.ts';
import * as authFlows_ar from './texts/ar/auth-flows.gen.ts';
import * as cart_ar from './texts/ar/cart.gen.ts';
import * as checkout_ar from './texts/ar/checkout.gen.ts';
import * as common_ar from './texts/ar/common.gen.ts';
import * as content_ar from './texts/ar/content.gen.ts';
import * as discountDialog_ar from './texts/ar/discount-dialog.gen.ts';
import * as exportHeadings_ar from './texts/ar/export-headings.gen.ts';
import * as forms_ar from './texts/ar/forms.gen.ts';
import * as governorates_ar from './texts/ar/governorates.gen.ts';
import * as offline_ar from './texts/ar/offline.gen.ts';
import * as openingHours_ar from './texts/ar/opening-hours.gen.ts';
import * as payment_ar from './texts/ar/payment.gen.ts';
import * as personalData_ar from './texts/ar/personal-data.gen.ts';
import * as pictureFaults_ar from './texts/ar/picture-faults.gen.ts';
import * as placeholders_ar from './texts/ar/placeholders.gen.ts';
import * as productDetails_ar from './texts/ar/product-details.gen.ts';
import * as proofFaults_ar from './texts/ar/proof-faults.gen.ts';
import * as returns_ar from './texts/ar/returns.gen.ts';
import * as savedAddresses_ar from './texts/ar/saved-addresses.gen.ts';
import * as units_ar from './texts/ar/units.gen.ts';
import * as account_en from './texts/en/account.gen.ts';
import * as accountSecurity_en from './texts/en/account-security.gen.ts';
import * as admin_en from './texts/en/admin.gen.ts';
import * as authFlows_en from './texts/en/auth-flows.gen.ts';
import * as cart_en from './texts/en/cart.gen.ts';
import * as checkout_en from './texts/en/checkout.gen.ts';
import * as common_en from './texts/en/common.gen.ts';
import * as content_en from './texts/en/content.gen.ts';
import * as discountDialog_en from './texts/en/discount-dialog.gen.ts';
import * as exportHeadings_en from './texts/en/export-headings.gen.ts';
import * as forms_en from './texts/en/forms.gen.ts';
import * as governorates_en from './texts/en/governorates.gen.ts';
import * as offline_en from './texts/en/offline.gen.ts';
import * as openingHours_en from './texts/en/opening-hours.gen.ts';
import * as payment_en from './texts/en/payment.gen.ts';
import * as personalData_en from './texts/en/personal-data.gen.ts';
import * as pictureFaults_en from './texts/en/picture-faults.gen.ts';
import * as placeholders_en from './texts/en/placeholders.gen.ts';
import * as productDetails_en from './texts/en/product-details.gen.ts';
import * as proofFaults_en from './texts/en/proof-faults.gen.ts';
import * as returns_en from './texts/en/returns.gen.ts';
import * as savedAddresses_en from './texts/en/saved-addresses.gen.ts';
import * as units_en from './texts/en/units.gen.ts';

/** Modules of all texts by language and namespace, loaded at once; for the server. */
export const textModules = {
  ar: { account: account_ar, accountSecurity: accountSecurity_ar, admin: admin_ar, authFlows: authFlows_ar, cart: cart_ar, checkout: checkout_ar, common: common_ar, content: content_ar, discountDialog: discountDialog_ar, exportHeadings: exportHeadings_ar, forms: forms_ar, governorates: governorates_ar, offline: offline_ar, openingHours: openingHours_ar, payment: payment_ar, personalData: personalData_ar, pictureFaults: pictureFaults_ar, placeholders: placeholders_ar, productDetails: productDetails_ar, proofFaults: proofFaults_ar, returns: returns_ar, savedAddresses: savedAddresses_ar, units: units_ar },
  en: { account: account_en, accountSecurity: accountSecurity_en, admin: admin_en, authFlows: authFlows_en, cart: cart_en, checkout: checkout_en, common: common_en, content: content_en, discountDialog: discountDialog_en, exportHeadings: exportHeadings_en, forms: forms_en, governorates: governorates_en, offline: offline_en, openingHours: openingHours_en, payment: payment_en, personalData: personalData_en, pictureFaults: pictureFaults_en, placeholders: placeholders_en, productDetails: productDetails_en, proofFaults: proofFaults_en, returns: returns_en, savedAddresses: savedAddresses_en, units: units_en },
};
