import { issueCode, linesOf } from '#features/orders/testing/orders.ts';
import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';

const terms = { discountType: 'percentage', discountValue: '10', minPurchase: '', maxUses: '', validUntil: '' };

const newCode = async (shop: OpenShop): Promise<string> => {
  const code = `TRIAL-${randomText().toUpperCase()}`;
  await issueCode(shop, code);
  return code;
};

/** Id of a promo code. */
const somePromo = async (shop: OpenShop) =>
  idOf(shop, 'select id from promo_codes where code = $1', [await newCode(shop)]);

export const endpointExamples: EndpointExamples = {
  'promoCodes.quote': async (shop) => ({ body: { code: await newCode(shop), lines: linesOf('plate-lotus-01') } }),
  'admin.promoCodes.create': () => ({ body: { code: `MADE-${randomText()}`, ...terms } }),
  'admin.promoCodes.update': async (shop) => ({
    at: { id: await somePromo(shop) },
    body: { terms: { ...terms, discountValue: '20' } },
  }),
  'admin.promoCodes.setActive': async (shop) => ({ at: { id: await somePromo(shop) } }),
  'admin.promoCodes.delete': async (shop) => ({ at: { id: await somePromo(shop) } }),
};
