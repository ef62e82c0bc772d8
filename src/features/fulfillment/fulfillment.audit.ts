import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const fulfillmentAudit = defineAuditActions({
  'courier.created': { label: { ar: 'أضاف شركة شحن', en: 'Added a courier' } },
  'courier.updated': { label: { ar: 'عدّل شركة شحن', en: 'Changed a courier' } },
  'shipment.created': { label: { ar: 'جهّز شحنة لطلب', en: 'Packed a parcel of an order' } },
  'shipment.updated': { label: { ar: 'عدّل شحنة لطلب', en: 'Edited a parcel of an order' } },
  'shipment.state_changed': { label: { ar: 'سجّل أين شحنة طلب', en: 'Changed the status of a parcel' } },
  'shipments.exported': { label: { ar: 'صدّر شحنات لشركة شحن', en: 'Exported parcels for a courier' } },
});
