import { defineOrderHooks } from '#features/orders/server/define-order-hooks.ts';
import { restorePromoCodeUse } from './redeem-promo-code.ts';

export const discountOrderHooks = defineOrderHooks({
  afterCancel: async (_shop, transaction, { order: { promo_code: code } }) => {
    if (code !== null) await restorePromoCodeUse(transaction, code);
  },
});
