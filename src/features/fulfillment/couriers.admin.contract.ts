import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { pageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { courierCsvFields } from './courier-csv.ts';
import { CourierForm } from './courier-form.ts';

/** Errors of couriers. */
export const courierErrors = defineErrors({
  TOO_MANY_COURIERS: {
    status: 409,
    text: {
      ar: 'وصل عدد شركات الشحن إلى أقصى ما يحفظه المتجر. غيّر واحدة لا تستخدمها.',
      en: 'The shop keeps no more couriers than these. Change one that you do not use.',
    },
  },
  COURIER_NOT_IN_USE: {
    status: 409,
    text: {
      ar: 'لم تعد شركة الشحن هذه مستخدمة. اختر غيرها.',
      en: 'This courier is not in use any more. Choose another one.',
    },
  },
});

/** A courier, with the columns of the file that the shop writes for it. */
export const AdminCourier = v.object({
  id: v.string(),
  nameAr: v.string(),
  nameEn: v.string(),
  /** With `{number}`; null for a courier without a page for it. */
  trackingUrl: v.nullable(v.string()),
  isActive: v.boolean(),
  columns: v.array(v.object({ field: v.picklist(courierCsvFields), heading: v.string() })),
  /** Parcels that are with the courier now, up to 1,000. */
  parcels: v.number(),
});
export type AdminCourier = v.InferOutput<typeof AdminCourier>;

export const adminCouriersContract = {
  list: staff('orders.read')
    .route({ method: 'GET', path: '/admin/couriers', summary: 'All couriers' })
    .output(pageOf(AdminCourier)),
  // the permission of the settings, because mails to customers contain the tracking address
  create: staff('settings.write')
    .route({ method: 'POST', path: '/admin/couriers', successStatus: 201, summary: 'Add a courier' })
    .errors(courierErrors.pick('TOO_MANY_COURIERS'))
    .input(CourierForm)
    .output(AdminCourier),
  update: staff('settings.write')
    .route({ method: 'PUT', path: '/admin/couriers/{id}', summary: 'Change a courier' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()), courier: CourierForm }))
    .output(AdminCourier),
};
