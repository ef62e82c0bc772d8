import type { Kysely } from 'kysely';
import type { AdminCourier } from '../../contract/admin/couriers.ts';
import type { PageOf } from '../../contract/pagination.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { CourierForm } from '../../domain/shipments/courier-form.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  countParcelsOf,
  findCourier,
  findCouriers,
  insertCourier,
  type StoredCourier,
  updateCourier,
} from './couriers.repository.ts';

export type { StoredCourier } from './couriers.repository.ts';

/** Couriers of a shop, which are shown on one page. */
export const MAX_COURIERS = 50;
/** Parcels of a courier that are counted. */
const MOST_COUNTED = 1000;

/** Lists all couriers, those in use first. */
export const listCouriers = async ({ database }: ShopContext): Promise<PageOf<AdminCourier>> => {
  const [rows, counts] = await Promise.all([
    findCouriers(database.kysely),
    countParcelsOf(database.kysely, MOST_COUNTED),
  ]);
  const items = rows.map((row) => toAdminCourier(row, counts.get(row.id) ?? 0));
  return { items, count: items.length, isExactCount: true, next: null };
};

/** Returns a courier; RESOURCE_NOT_FOUND. Inside a transaction by its connection: who holds one must not wait for a second one. */
export const getCourier = async (database: Kysely<Tables>, id: string): Promise<StoredCourier> => {
  const courier = await findCourier(database, id);
  if (courier === undefined) throw new Refusal('RESOURCE_NOT_FOUND');
  return courier;
};

/** Returns a courier that gets parcels; RESOURCE_NOT_FOUND, COURIER_NOT_IN_USE. Inside a transaction as `getCourier`. */
export const getCourierInUse = async (database: Kysely<Tables>, id: string): Promise<StoredCourier> => {
  const courier = await getCourier(database, id);
  if (!courier.is_active) throw new Refusal('COURIER_NOT_IN_USE');
  return courier;
};

/** Adds a courier. TOO_MANY_COURIERS. */
export const createCourier = (
  { database, clock }: ShopContext,
  adminId: string,
  form: CourierForm,
): Promise<AdminCourier> =>
  inTransaction(database, async (transaction) => {
    const row = await insertCourier(transaction, form, { most: MAX_COURIERS, at: clock() });
    if (row === undefined) throw new Refusal('TOO_MANY_COURIERS');
    await recordAuditEntry(transaction, { adminId, action: 'courier.created', subject: form.nameEn });
    return toAdminCourier(row, 0);
  });

/** Changes a courier; parcels that it has show its new name and tracking address. RESOURCE_NOT_FOUND. */
export const changeCourier = (
  { database }: ShopContext,
  adminId: string,
  { id, courier: form }: { readonly id: string; readonly courier: CourierForm },
): Promise<AdminCourier> =>
  inTransaction(database, async (transaction) => {
    const before = await findCourier(transaction, id);
    const row = await updateCourier(transaction, id, form);
    if (before === undefined || row === undefined) throw new Refusal('RESOURCE_NOT_FOUND');
    await recordAuditEntry(transaction, {
      adminId,
      action: 'courier.updated',
      subject: form.nameEn,
      details: { from: spell(before), to: spell(row) },
    });
    return toAdminCourier(row, (await countParcelsOf(transaction, MOST_COUNTED)).get(id) ?? 0);
  });

/** Formats a courier for the audit log, independent of language. */
const spell = ({ name_ar, name_en, tracking_url, is_active, csv_columns }: StoredCourier): string =>
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
