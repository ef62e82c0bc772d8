import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { discountTypes } from '#features/pricing/promo-discount.ts';
import { ChangedPromoForm, NewPromoForm } from './promo-form.ts';

/** Errors of editing promo codes. */
export const promoCodeErrors = defineErrors({
  PROMO_CODE_EXISTS: {
    status: 409,
    overrideKey: 'PROMO_TAKEN',
    text: { ar: 'يوجد كود بهذا الاسم. اختر اسمًا آخر.', en: 'There is a code of this name. Choose another one.' },
  },
  PROMO_IN_USE: {
    status: 409,
    text: {
      ar: 'استُخدم هذا الكود. يبقى نوعه وقيمته كما هما، ولا يُحذف، ولا يقل حد استخدامه عمّا استُخدم.',
      en: 'This code has been used. Its kind and value stay, it cannot be deleted, and its limit stays above its uses.',
    },
  },
});

/** A promo code in the admin area, the only place that lists stored codes (decision 7). */
export const AdminPromoCode = v.object({
  id: v.string(),
  code: v.string(),
  isActive: v.boolean(),
  discountType: v.picklist(discountTypes),
  /** Percent, or piastres. */
  discountValue: v.number(),
  /** In piastres; 0 without a minimum. */
  minPurchase: v.number(),
  maxUses: v.nullable(v.number()),
  currentUses: v.number(),
  /** End of validity, ISO 8601, UTC. */
  validUntil: v.nullable(v.string()),
  /** E-mail address of the customer who owns a personal code; null for shop codes (decision 8). */
  owner: v.nullable(v.string()),
  isFirstOrderOnly: v.boolean(),
  /** Whether an order uses or has used the code: then it cannot be deleted, and its discount is fixed. */
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
    .errors(promoCodeErrors.pick('PROMO_CODE_EXISTS'))
    .input(NewPromoForm)
    .output(AdminPromoCode),
  update: staff('promoCodes.write')
    .route({ method: 'PUT', path: '/admin/promo-codes/{id}', summary: 'Change the terms of a promo code' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(promoCodeErrors.pick('PROMO_IN_USE'))
    .input(v.strictObject({ id, terms: ChangedPromoForm }))
    .output(AdminPromoCode),
  setActive: staff('promoCodes.write')
    .route({ method: 'PUT', path: '/admin/promo-codes/{id}/active', summary: 'Let a promo code be used, or no more' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id, isActive: v.boolean() }))
    .output(AdminPromoCode),
  delete: staff('promoCodes.write')
    .route({ method: 'DELETE', path: '/admin/promo-codes/{id}', summary: 'Remove a promo code that no order bears' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(promoCodeErrors.pick('PROMO_IN_USE'))
    .input(v.strictObject({ id }))
    .output(v.object({ removed: v.literal(true) })),
};
