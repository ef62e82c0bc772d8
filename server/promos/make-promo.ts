import type { Transaction } from 'kysely';
import type { OfficePromo } from '../../contract/office/promo-codes.ts';
import { cairoDay } from '../../domain/cairo-time.ts';
import { type ChangedPromoForm, type NewPromoForm, type PromoTerms, termsOf } from '../../domain/promos/promo-form.ts';
import { Refusal } from '../../domain/refusals.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';
import type { ShopRoom } from '../shop-room.ts';
import {
  deleteUnused,
  findOfficePromo,
  insertOfficePromo,
  writeOpening,
  writeTerms,
} from './office-promos.repository.ts';
import { presentPromo } from './present-promo.ts';

/** Makes a code of the shop. PROMO_TAKEN. */
export const makePromo = ({ database }: ShopRoom, adminId: string, given: NewPromoForm): Promise<OfficePromo> =>
  inTransaction(database, async (transaction) => {
    const terms = termsOf(given);
    const id = await insertOfficePromo(transaction, given.code, terms);
    if (id === undefined) throw new Refusal('PROMO_TAKEN');
    const details = { terms: spell(terms) };
    await recordDeed(transaction, { adminId, deed: 'promoCode.made', subject: given.code, details });
    return required(transaction, id);
  });

/** Changes what a code of the shop gives. What it takes off stays once it was used. ROW_NOT_FOUND, PROMO_IN_USE (decision 95). */
export const changePromo = (
  { database }: ShopRoom,
  adminId: string,
  { id, terms: given }: { readonly id: string; readonly terms: ChangedPromoForm },
): Promise<OfficePromo> =>
  inTransaction(database, async (transaction) => {
    const { code, ...before } = await required(transaction, id);
    const terms = termsOf(given);
    if (!(await writeTerms(transaction, id, terms))) throw new Refusal('PROMO_IN_USE');
    const from = spell({ ...before, validUntil: before.validUntil === null ? null : new Date(before.validUntil) });
    await recordDeed(transaction, {
      adminId,
      deed: 'promoCode.changed',
      subject: code,
      details: { from, to: spell(terms) },
    });
    return required(transaction, id);
  });

/** Lets a code be used, or no more; those of customers too. ROW_NOT_FOUND. */
export const openPromo = (
  { database }: ShopRoom,
  adminId: string,
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<OfficePromo> =>
  inTransaction(database, async (transaction) => {
    const { code } = await required(transaction, id);
    await writeOpening(transaction, id, isActive);
    const deed = isActive ? 'promoCode.opened' : 'promoCode.closed';
    await recordDeed(transaction, { adminId, deed, subject: code });
    return required(transaction, id);
  });

/** Removes a code of the shop that no order bears. ROW_NOT_FOUND, PROMO_IN_USE. */
export const removePromo = ({ database }: ShopRoom, adminId: string, id: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { code } = await required(transaction, id);
    if (!(await deleteUnused(transaction, id))) throw new Refusal('PROMO_IN_USE');
    await recordDeed(transaction, { adminId, deed: 'promoCode.removed', subject: code });
  });

const required = async (transaction: Transaction<Tables>, id: string): Promise<OfficePromo> => {
  const row = await findOfficePromo(transaction, id);
  if (row === undefined) throw new Refusal('ROW_NOT_FOUND');
  return presentPromo(row);
};

/** Terms as the log keeps them, the same in both languages: `10% · ≥ 500 EGP · × 50 · → 2026-12-31`. */
const spell = ({ discountType, discountValue, minPurchase, maxUses, validUntil }: PromoTerms): string =>
  [
    discountType === 'percentage' ? `${discountValue}%` : `${discountValue / 100} EGP`,
    minPurchase > 0 ? `≥ ${minPurchase / 100} EGP` : '',
    maxUses === null ? '' : `× ${maxUses}`,
    validUntil === null ? '' : `→ ${cairoDay(validUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ');
