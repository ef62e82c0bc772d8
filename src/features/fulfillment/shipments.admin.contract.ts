import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { detailMoney } from '#core/errors/error-details.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { languages } from '#core/i18n/language.ts';
import { MAX_PRICE } from '#core/money/money.ts';
import { MAX_SELECTION_BYTES, SelectedIds } from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { OrderView } from '#features/orders/orders.contract.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { shipmentStates } from '#features/orders/parcel-view.ts';
import { courierErrors } from './couriers.admin.contract.ts';
import { canShipmentTransitionTo } from './shipment-state.ts';
import { trackingErrors } from './tracking.errors.ts';
import { TrackingNumber } from './tracking-number.ts';
import {
  MAX_TRACKING_BYTES,
  MAX_TRACKING_JSON_BYTES,
  TrackingPreview,
  TrackingResults,
  trackingPreviewInput,
  trackingRowsInput,
} from './tracking-rows.ts';

/** Errors of parcels. */
export const shipmentErrors = defineErrors({
  SHIPMENT_CHANGED: {
    status: 409,
    text: {
      ar: 'تغيّرت هذه الشحنة منذ فتحتها، أو لم تعد تقبل هذا التغيير. حدّثها ثم أعد المحاولة.',
      en: 'This parcel has changed since you opened it, or no longer allows this change. Load it again, then repeat it.',
    },
  },
  SHIPMENT_EXISTS: {
    isReturned: false,
    status: 409,
    text: {
      ar: 'لهذا الطلب شحنة مجهّزة أو مع شركة الشحن بالفعل.',
      en: 'A parcel of this order is packed or with the courier already.',
    },
  },
  ORDER_NOT_SHIPPABLE: {
    status: 409,
    text: {
      ar: 'لا تُجهَّز شحنة إلا لطلب قيد التجهيز أو تم شحنه.',
      en: 'Only an order that is being prepared or was shipped gets a parcel.',
    },
  },
  TRACKING_NUMBER_TAKEN: {
    status: 409,
    text: {
      ar: 'لدى شركة الشحن هذه شحنة أخرى بالرقم نفسه.',
      en: 'Another parcel of this courier has the same number.',
    },
  },
  CASH_TOO_MUCH: {
    status: 409,
    details: { left: 25_000 },
    text: {
      ar: (details) => {
        const limit = detailMoney(details, 'left', 'ar');
        return limit === undefined ? 'المبلغ أكبر مما بقي على الطلب.' : `لا يمكن تحصيل أكثر من ${limit} مع هذه الشحنة.`;
      },
      en: (details) => {
        const limit = detailMoney(details, 'left', 'en');
        return limit === undefined
          ? 'This is more than the order still owes.'
          : `No more than ${limit} can be collected with this parcel.`;
      },
    },
  },
});

/** A parcel in the admin area; amounts in piastres, times ISO 8601, UTC. */
export const AdminShipment = v.object({
  id: v.string(),
  orderId: v.string(),
  orderNumber: v.string(),
  /** Recipient and city; empty when the account was deleted. */
  customer: v.string(),
  city: v.string(),
  phone: v.string(),
  /** Counts the parcels of the order from 1. */
  number: v.number(),
  courierId: v.string(),
  courier: v.object({ ar: v.string(), en: v.string() }),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  state: v.picklist(shipmentStates),
  cashToCollect: v.number(),
  cashReceived: v.number(),
  /** Cash still to collect: 0 when the order has been paid meanwhile. */
  cashDue: v.number(),
  createdAt: v.string(),
  handedOverAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
});
export type AdminShipment = v.InferOutput<typeof AdminShipment>;

/** The parcels of an order, and the maximum cash of a further one. */
export const OrderShipments = v.object({
  shipments: v.array(
    v.object({
      ...AdminShipment.entries,
      /** Oldest first; `by` is null when the account is deleted. */
      history: v.array(v.object({ state: v.picklist(shipmentStates), at: v.string(), by: v.nullable(v.string()) })),
    }),
  ),
  /** Whether the state of the order allows a further parcel. */
  canAdd: v.boolean(),
  /** Maximum cash of a further parcel, in piastres. */
  cashLeft: v.number(),
});
export type OrderShipments = v.InferOutput<typeof OrderShipments>;

const Id = v.pipe(v.string(), v.uuid());

const parcel = {
  courierId: v.pipe(v.string(validationCode('required')), v.uuid(validationCode('required'))),
  trackingNumber: TrackingNumber,
  /** Piastres. */
  cash: v.pipe(
    v.number(validationCode('shipment.cash')),
    v.integer(validationCode('shipment.cash')),
    v.minValue(0, validationCode('shipment.cash')),
    v.maxValue(MAX_PRICE * 100, validationCode('shipment.cash')),
  ),
};

const parcelRefusals = {
  ...orderErrors.pick('ORDER_NOT_FOUND'),
  ...apiErrors.pick('RESOURCE_NOT_FOUND'),
  ...courierErrors.pick('COURIER_NOT_IN_USE'),
  ...shipmentErrors.pick('ORDER_NOT_SHIPPABLE', 'SHIPMENT_CHANGED', 'CASH_TOO_MUCH', 'TRACKING_NUMBER_TAKEN'),
};

/** Maximum number of orders whose sheets are read at once. */
export const MAX_SHEETS_AT_A_TIME = 100;

export const adminShipmentsContract = {
  list: staff('customers.read')
    .route({ method: 'GET', path: '/admin/shipments', summary: 'Parcels, newest first' })
    .input(
      v.strictObject({
        ...listing,
        /** A complete tracking number or order number. */
        q: v.optional(LineInput(100)),
        state: v.optional(v.picklist(shipmentStates)),
        courier: v.optional(Id),
      }),
    )
    .output(pageOf(AdminShipment)),
  ofOrder: staff('customers.read')
    .route({ method: 'GET', path: '/admin/orders/{id}/shipments', summary: 'The parcels of an order' })
    .errors(orderErrors.pick('ORDER_NOT_FOUND'))
    .input(v.strictObject({ id: Id }))
    .output(OrderShipments),
  create: staff('orders.write')
    .route({ method: 'POST', path: '/admin/orders/{id}/shipments', successStatus: 201, summary: 'Pack a parcel' })
    .errors(parcelRefusals)
    .input(form({ id: Id, ...parcel }))
    .output(OrderShipments),
  update: staff('orders.write')
    .route({
      method: 'PUT',
      path: '/admin/shipments/{id}',
      summary: 'Change courier, tracking number or cash of a parcel',
    })
    .errors(parcelRefusals)
    .input(form({ id: Id, ...parcel }))
    .output(OrderShipments),
  setState: staff('orders.write')
    .route({ method: 'PUT', path: '/admin/shipments/{id}/state', summary: 'Update the state of a parcel' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(shipmentErrors.pick('ORDER_NOT_SHIPPABLE', 'SHIPMENT_CHANGED', 'CASH_TOO_MUCH'))
    .errors(orderErrors.pick('ORDER_CHANGED'))
    .input(
      v.pipe(
        v.strictObject({ id: Id, from: v.picklist(shipmentStates), to: v.picklist(shipmentStates) }),
        v.check(({ from, to }) => canShipmentTransitionTo(from, to)),
      ),
    )
    .output(OrderShipments),
  sheets: staff('customers.read')
    .route({ method: 'POST', path: '/admin/shipments/sheets', summary: 'Selected orders with their parcels, to print' })
    .input(v.strictObject({ orderIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MAX_SHEETS_AT_A_TIME)) }))
    .output(
      v.object({
        /** In the order of the ids, each in the language in which it was placed. */
        orders: v.array(v.object({ id: v.string(), language: v.picklist(languages), order: OrderView })),
        /** Their parcels that are packed or with the courier. */
        shipments: v.array(AdminShipment),
      }),
    ),
  export: staff('customers.read', { queue: 'files', maxJsonBytes: MAX_SELECTION_BYTES })
    .route({
      method: 'POST',
      path: '/admin/shipments/export',
      summary: "The selected orders' parcels as the courier's CSV",
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ orderIds: SelectedIds, courierId: Id }))
    .output(v.object({ csv: v.string(), count: v.number() })),
  previewTracking: staff('orders.write', {
    queue: 'files',
    maxFileBytes: MAX_TRACKING_BYTES,
    maxJsonBytes: MAX_TRACKING_JSON_BYTES,
  })
    .route({
      method: 'POST',
      path: '/admin/tracking-numbers/plans',
      summary: "Preview tracking numbers for orders, from a courier's file or from rows",
    })
    .errors(trackingErrors.pick('TRACKING_FILE_INVALID'))
    .input(form(trackingPreviewInput))
    .output(TrackingPreview),
  applyTracking: staff('orders.write', { maxJsonBytes: MAX_TRACKING_JSON_BYTES })
    .route({
      method: 'POST',
      path: '/admin/tracking-numbers',
      summary: 'Enter tracking numbers of orders, and hand their parcels over on request',
    })
    .input(form(trackingRowsInput))
    .output(TrackingResults),
};
