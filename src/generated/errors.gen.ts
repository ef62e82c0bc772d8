// Generated from *.contract.ts and *.errors.ts by `npm run generate`.
import { apiErrors } from '#core/errors/api.errors.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import { mailCheckErrors } from '#features/admin/mail-check.admin.contract.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import { bulkItemErrors, bulkRunErrors } from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { settlementErrors } from '#features/cod-reconciliation/cod-reconciliation.errors.ts';
import { contactErrors } from '#features/contact/contact.admin.contract.ts';
import { addressErrors } from '#features/customers/saved-addresses.contract.ts';
import { promoCodeErrors } from '#features/discounts/promo-codes.admin.contract.ts';
import { courierErrors } from '#features/fulfillment/couriers.admin.contract.ts';
import { shipmentErrors } from '#features/fulfillment/shipments.admin.contract.ts';
import { trackingErrors } from '#features/fulfillment/tracking.errors.ts';
import { inventoryErrors } from '#features/inventory/inventory.admin.contract.ts';
import { newsletterErrors } from '#features/newsletter/newsletter.contract.ts';
import { unsubscribeErrors } from '#features/newsletter/unsubscribe.contract.ts';
import { bulkOrderErrors, bulkOrderItemErrors } from '#features/order-management/bulk-orders.admin.contract.ts';
import { draftOrderErrors } from '#features/order-management/draft-orders.admin.contract.ts';
import { orderEditErrors } from '#features/order-management/order-edits.admin.contract.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { paymentErrors } from '#features/payments/payments.errors.ts';
import { promoErrors } from '#features/pricing/pricing.errors.ts';
import { privacyErrors } from '#features/privacy/privacy.contract.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { returnErrors } from '#features/returns/returns.contract.ts';
import { synonymErrors } from '#features/search/synonyms.admin.contract.ts';
import { staffErrors } from '#features/staff/staff.admin.contract.ts';
import { stockNotificationErrors } from '#features/stock-notifications/stock-notifications.contract.ts';

/** Errors of the API by code. */
export const errors = {
  ...apiErrors.definitions,
  ...settingsErrors.definitions,
  ...mailCheckErrors.definitions,
  ...authErrors.definitions,
  ...bulkRunErrors.definitions,
  ...bulkItemErrors.definitions,
  ...settlementErrors.definitions,
  ...contactErrors.definitions,
  ...addressErrors.definitions,
  ...promoCodeErrors.definitions,
  ...courierErrors.definitions,
  ...shipmentErrors.definitions,
  ...trackingErrors.definitions,
  ...inventoryErrors.definitions,
  ...newsletterErrors.definitions,
  ...unsubscribeErrors.definitions,
  ...bulkOrderErrors.definitions,
  ...bulkOrderItemErrors.definitions,
  ...draftOrderErrors.definitions,
  ...orderEditErrors.definitions,
  ...orderErrors.definitions,
  ...paymentErrors.definitions,
  ...promoErrors.definitions,
  ...privacyErrors.definitions,
  ...productErrors.definitions,
  ...returnErrors.definitions,
  ...synonymErrors.definitions,
  ...staffErrors.definitions,
  ...stockNotificationErrors.definitions,
};
