import type { Kysely } from 'kysely';
import type { PageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { CourierForm } from '../courier-form.ts';
import type { AdminCourier } from '../couriers.admin.contract.ts';
import { courierErrors } from '../couriers.admin.contract.ts';
import {
  countParcelsOf,
  findCourier,
  findCouriers,
  insertCourier,
  lockCourier,
  type StoredCourier,
  updateCourier,
} from './couriers.repository.ts';

export type { StoredCourier } from './couriers.repository.ts';

/** Maximum number of couriers of a shop, because one page lists all. */
export const MAX_COURIERS = 50;
/** Upper bound of the parcel count of a courier. */
const MAX_COUNTED = 1000;

/** Lists all couriers, those in use first. */
export const listCouriers = async ({ database }: ShopContext): Promise<PageOf<AdminCourier>> => {
  const [rows, counts] = await Promise.all([
    findCouriers(database.kysely),
    countParcelsOf(database.kysely, MAX_COUNTED),
  ]);
  const items = rows.map((row) => toAdminCourier(row, counts.get(row.id) ?? 0));
  return { items, count: items.length, isExactCount: true, next: null };
};

/** Returns a courier; RESOURCE_NOT_FOUND. In a transaction, pass its connection: its holder must not wait for a second one. */
export const getCourier = async (database: Kysely<Tables>, id: string): Promise<StoredCourier> => {
  const courier = await findCourier(database, id);
  if (courier === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return courier;
};

/** Returns a courier that gets parcels; RESOURCE_NOT_FOUND, COURIER_NOT_IN_USE. Inside a transaction as `getCourier`. */
export const getCourierInUse = async (database: Kysely<Tables>, id: string): Promise<StoredCourier> => {
  const courier = await getCourier(database, id);
  if (!courier.is_active) throw new AppError(courierErrors, 'COURIER_NOT_IN_USE');
  return courier;
};

/** An admin who changes couriers; a tracking address appears in mails, so it needs the right to payment texts (decision 183). */
type CourierAdmin = { readonly id: string; readonly mayWritePaymentTexts: boolean };

/** Adds a courier. TOO_MANY_COURIERS; PERMISSION_REQUIRED for one with a tracking address. */
export const createCourier = (
  { database, clock }: ShopContext,
  { id: adminId, mayWritePaymentTexts }: CourierAdmin,
  form: CourierForm,
): Promise<AdminCourier> =>
  inTransaction(database, async (transaction) => {
    if (form.trackingUrl !== null && !mayWritePaymentTexts) throw new AppError(apiErrors, 'PERMISSION_REQUIRED');
    const row = await insertCourier(transaction, form, { max: MAX_COURIERS, at: clock() });
    if (row === undefined) throw new AppError(courierErrors, 'TOO_MANY_COURIERS');
    await recordAuditEntry(transaction, { adminId, action: 'courier.created', subject: form.nameEn });
    return toAdminCourier(row, 0);
  });

/** Changes a courier; its parcels show its new name and tracking address. RESOURCE_NOT_FOUND; PERMISSION_REQUIRED for another address. */
export const changeCourier = (
  { database }: ShopContext,
  { id: adminId, mayWritePaymentTexts }: CourierAdmin,
  { id, courier: form }: { readonly id: string; readonly courier: CourierForm },
): Promise<AdminCourier> =>
  inTransaction(database, async (transaction) => {
    const before = await lockCourier(transaction, id);
    if (before !== undefined && before.tracking_url !== form.trackingUrl && !mayWritePaymentTexts) {
      throw new AppError(apiErrors, 'PERMISSION_REQUIRED');
    }
    const row = await updateCourier(transaction, id, form);
    if (before === undefined || row === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    await recordAuditEntry(transaction, {
      adminId,
      action: 'courier.updated',
      subject: form.nameEn,
      details: { from: formatForAuditLog(before), to: formatForAuditLog(row) },
    });
    return toAdminCourier(row, (await countParcelsOf(transaction, MAX_COUNTED)).get(id) ?? 0);
  });

/** Formats a courier for the audit log, independent of language. */
const formatForAuditLog = ({ name_ar, name_en, tracking_url, is_active, csv_columns }: StoredCourier): string =>
  [
    `${name_ar} / ${name_en}`,
    tracking_url ?? '–',
    is_active ? '✓' : '×',
    csv_columns.map(({ heading }) => heading).join(', '),
  ].join(' · ');

const toAdminCourier = (row: StoredCourier, parcels: number): AdminCourier => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  trackingUrl: row.tracking_url,
  isActive: row.is_active,
  columns: [...row.csv_columns],
  parcels,
});
