// Generated from *.audit.ts by `npm run generate`.
import { adminAudit } from '#features/admin/admin.audit.ts';
import { settlementAudit } from '#features/cod-reconciliation/cod-reconciliation.audit.ts';
import { contactAudit } from '#features/contact/contact.audit.ts';
import { pageAudit } from '#features/content/content.audit.ts';
import { customerAudit } from '#features/customers/customers.audit.ts';
import { promoCodeAudit } from '#features/discounts/discounts.audit.ts';
import { fulfillmentAudit } from '#features/fulfillment/fulfillment.audit.ts';
import { inventoryAudit } from '#features/inventory/inventory.audit.ts';
import { newsletterAudit } from '#features/newsletter/newsletter.audit.ts';
import { orderAudit } from '#features/orders/orders.audit.ts';
import { paymentAudit } from '#features/payments/payments.audit.ts';
import { privacyAudit } from '#features/privacy/privacy.audit.ts';
import { productAudit } from '#features/products/products.audit.ts';
import { returnAudit } from '#features/returns/returns.audit.ts';
import { reviewAudit } from '#features/reviews/reviews.audit.ts';
import { synonymAudit } from '#features/search/search.audit.ts';
import { settingsAudit } from '#features/settings/settings.audit.ts';
import { staffAudit } from '#features/staff/staff.audit.ts';
import { stockNotificationAudit } from '#features/stock-notifications/stock-notifications.audit.ts';

/** Actions of the audit log by name. */
export const auditDefinitions = {
  ...privacyAudit,
  ...productAudit,
  ...contactAudit,
  ...newsletterAudit,
  ...pageAudit,
  ...orderAudit,
  ...stockNotificationAudit,
  ...promoCodeAudit,
  ...inventoryAudit,
  ...paymentAudit,
  ...reviewAudit,
  ...synonymAudit,
  ...fulfillmentAudit,
  ...settingsAudit,
  ...settlementAudit,
  ...returnAudit,
  ...customerAudit,
  ...staffAudit,
  ...adminAudit,
};
