import { defineSetupStep } from '#core/server/setup/define-setup-step.ts';
import { hasProductForSale } from './demonstration.repository.ts';
import { getDemonstration } from './demonstration.ts';

/** A product for sale, and no unchanged demonstration product or the decision to keep them. */
export const productsSetupStep = defineSetupStep({
  id: 'products',
  position: 50,
  permission: 'catalogue.write',
  place: 'products?demonstration=open',
  text: ({ products }) => products,
  read: async (shop, { products }) => {
    const [{ unchanged, isAccepted }, hasProduct] = await Promise.all([
      getDemonstration(shop),
      hasProductForSale(shop.database.kysely),
    ]);
    if (unchanged > 0 && !isAccepted) return { isDone: false, missing: [products.unchanged(unchanged)] };
    return { isDone: hasProduct, missing: hasProduct ? [] : [products.none] };
  },
});
