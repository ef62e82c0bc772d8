import type { Transaction } from 'kysely';
import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';
import { promoCodeErrors } from '../promo-codes.admin.contract.ts';
import { type ChangedPromoForm, type NewPromoForm, type PromoTerms, promoTermsOf } from '../promo-form.ts';
import {
  countAdminPromoCodes,
  deleteUnused,
  findAdminPromoCode,
  findAdminPromoCodes,
  insertAdminPromoCode,
  type PromoCodeFilters,
  type PromoCodeRow,
  updateActive,
  updateTerms,
} from './admin-promo-codes.repository.ts';

/** Creates a shop code. PROMO_CODE_EXISTS. */
export const createPromoCode = (
  { database }: ShopContext,
  adminId: string,
  form: NewPromoForm,
): Promise<AdminPromoCode> =>
  inTransaction(database, async (transaction) => {
    const terms = promoTermsOf(form);
    const id = await insertAdminPromoCode(transaction, form.code, terms);
    if (id === undefined) throw new AppError(promoCodeErrors, 'PROMO_CODE_EXISTS');
    const details = { terms: formatTerms(terms) };
    await recordAuditEntry(transaction, { adminId, action: 'promo_code.created', subject: form.code, details });
    return required(transaction, id);
  });

/** Updates a shop code; the discount of a used code is fixed. RESOURCE_NOT_FOUND, PROMO_IN_USE (decision 95). */
export const updatePromoCode = (
  { database }: ShopContext,
  adminId: string,
  { id, terms: form }: { readonly id: string; readonly terms: ChangedPromoForm },
): Promise<AdminPromoCode> =>
  inTransaction(database, async (transaction) => {
    const { code, ...before } = await required(transaction, id);
    const terms = promoTermsOf(form);
    if (!(await updateTerms(transaction, id, terms))) throw new AppError(promoCodeErrors, 'PROMO_IN_USE');
    const from = formatTerms({
      ...before,
      validUntil: before.validUntil === null ? null : new Date(before.validUntil),
    });
    await recordAuditEntry(transaction, {
      adminId,
      action: 'promo_code.updated',
      subject: code,
      details: { from, to: formatTerms(terms) },
    });
    return required(transaction, id);
  });

/** Activates or deactivates a code, personal ones included. RESOURCE_NOT_FOUND. */
export const setPromoCodeActive = (
  { database }: ShopContext,
  adminId: string,
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<AdminPromoCode> =>
  inTransaction(database, async (transaction) => {
    const { code } = await required(transaction, id);
    await updateActive(transaction, id, isActive);
    const action = isActive ? 'promo_code.activated' : 'promo_code.deactivated';
    await recordAuditEntry(transaction, { adminId, action: action, subject: code });
    return required(transaction, id);
  });

/** Deletes a shop code that no order uses. RESOURCE_NOT_FOUND, PROMO_IN_USE. */
export const deletePromoCode = ({ database }: ShopContext, adminId: string, id: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { code } = await required(transaction, id);
    if (!(await deleteUnused(transaction, id))) throw new AppError(promoCodeErrors, 'PROMO_IN_USE');
    await recordAuditEntry(transaction, { adminId, action: 'promo_code.deleted', subject: code });
  });

const required = async (transaction: Transaction<Tables>, id: string): Promise<AdminPromoCode> => {
  const row = await findAdminPromoCode(transaction, id);
  if (row === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return toAdminPromoCode(row);
};

/** Formats terms for the audit log, independent of language: `10% · ≥ 500 EGP · × 50 · → 2026-12-31`. */
const formatTerms = ({ discountType, discountValue, minPurchase, maxUses, validUntil }: PromoTerms): string =>
  [
    discountType === 'percentage' ? `${discountValue}%` : `${discountValue / 100} EGP`,
    minPurchase > 0 ? `≥ ${minPurchase / 100} EGP` : '',
    maxUses === null ? '' : `× ${maxUses}`,
    validUntil === null ? '' : `→ ${cairoDay(validUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Lists shop codes, or personal codes of customers, newest first; `q` is part of a code. */
export const listPromoCodes = async (
  { database: { kysely } }: ShopContext,
  filters: PromoCodeFilters,
): Promise<PageOf<AdminPromoCode>> => {
  const [promoCodes, counted] = await Promise.all([
    findAdminPromoCodes(kysely, filters, PAGE_SIZE + 1),
    countAdminPromoCodes(kysely, filters),
  ]);
  const { rows, next } = toPage(promoCodes, PAGE_SIZE);
  return { items: rows.map(toAdminPromoCode), ...counted, next };
};

/** Maps a code to the admin view. */
const toAdminPromoCode = (row: PromoCodeRow): AdminPromoCode => ({
  id: row.id,
  code: row.code,
  isActive: row.is_active,
  discountType: row.discount_type,
  discountValue: row.discount_value,
  minPurchase: row.min_purchase,
  maxUses: row.max_uses,
  currentUses: row.current_uses,
  validUntil: row.valid_until?.toISOString() ?? null,
  owner: row.user_id === null ? null : (row.owner ?? ''),
  isFirstOrderOnly: row.is_first_order_only,
  isInOrders: row.current_uses > 0 || row.is_in_orders,
  createdAt: row.created_at.toISOString(),
});
