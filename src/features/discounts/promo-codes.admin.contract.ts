import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { refusals } from '#core/api/errors.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { discountTypes } from './promo-code.ts';
import { ChangedPromoForm, NewPromoForm } from './promo-form.ts';

/** A promo code in the admin area: the only place where codes are read as rows (decision 7). */
export const AdminPromoCode = v.object({
  id: v.string(),
  code: v.string(),
  isActive: v.boolean(),
  discountType: v.picklist(discountTypes),
  /** Percent, or piastres. */
  discountValue: v.number(),
  /** Piastres; 0 without one. */
  minPurchase: v.number(),
  maxUses: v.nullable(v.number()),
  currentUses: v.number(),
  /** End of validity, ISO 8601, UTC. */
  validUntil: v.nullable(v.string()),
  /** E-mail address of the customer who owns a personal code; null for codes of the shop (decision 8). */
  owner: v.nullable(v.string()),
  isFirstOrderOnly: v.boolean(),
  /** Whether an order uses it or has used it; then it cannot be deleted, and its discount cannot change. */
  isInOrders: v.boolean(),
  createdAt: v.string(),
});
export type AdminPromoCode = v.InferOutput<typeof AdminPromoCode>;

const id = v.pipe(v.string(), v.uuid());

export const adminPromoCodesContract = {
  list: staff('promoCodes.read')
    .route({ method: 'GET', path: '/admin/promo-codes', summary: 'Promo codes of the shop, or of customers' })
    .input(
      v.strictObject({
        ...listing,
        q: v.optional(LineInput(100)),
        owned: v.optional(v.literal('personally')),
      }),
    )
    .output(pageOf(AdminPromoCode)),
  create: staff('promoCodes.write')
    .route({ method: 'POST', path: '/admin/promo-codes', successStatus: 201, summary: 'Make a promo code' })
    .errors(refusals('PROMO_TAKEN'))
    .input(NewPromoForm)
    .output(AdminPromoCode),
  update: staff('promoCodes.write')
    .route({ method: 'PUT', path: '/admin/promo-codes/{id}', summary: 'Change the terms of a promo code' })
    .errors(refusals('RESOURCE_NOT_FOUND', 'PROMO_IN_USE'))
    .input(v.strictObject({ id, terms: ChangedPromoForm }))
    .output(AdminPromoCode),
  setActive: staff('promoCodes.write')
    .route({ method: 'PUT', path: '/admin/promo-codes/{id}/active', summary: 'Let a promo code be used, or no more' })
    .errors(refusals('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id, isActive: v.boolean() }))
    .output(AdminPromoCode),
  delete: staff('promoCodes.write')
    .route({ method: 'DELETE', path: '/admin/promo-codes/{id}', summary: 'Remove a promo code that no order bears' })
    .errors(refusals('RESOURCE_NOT_FOUND', 'PROMO_IN_USE'))
    .input(v.strictObject({ id }))
    .output(v.object({ removed: v.literal(true) })),
};
