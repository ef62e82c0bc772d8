import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import { cairoDay } from '../../../../domain/cairo-time.ts';
import type { ChangedPromoForm } from '../../../../domain/promos/promo-form.ts';

/** A code's terms as they would be typed; those of a new one are empty. */
export const typedTermsOf = (promo: OfficePromo | null): ChangedPromoForm => {
  if (promo === null)
    return { discountType: 'percentage', discountValue: '', minPurchase: '', maxUses: '', validUntil: '' };
  const { discountType, discountValue, minPurchase, maxUses, validUntil } = promo;
  return {
    discountType,
    discountValue: String(discountType === 'percentage' ? discountValue : discountValue / 100),
    minPurchase: minPurchase === 0 ? '' : String(minPurchase / 100),
    maxUses: maxUses === null ? '' : String(maxUses),
    validUntil: validUntil === null ? '' : cairoDay(new Date(validUntil)),
  };
};
