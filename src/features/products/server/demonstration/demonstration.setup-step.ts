import { defineSetupStep } from '#core/server/setup/define-setup-step.ts';
import { getDemonstration } from './demonstration.ts';

/** No unchanged demonstration product in the shop, or the decision to keep them. */
export const productsSetupStep = defineSetupStep({
  id: 'products',
  position: 50,
  permission: 'catalogue.write',
  place: 'products?demonstration=open',
  text: ({ products }) => products,
  read: async (shop, { products }) => {
    const { unchanged, isAccepted } = await getDemonstration(shop);
    const isDone = unchanged === 0 || isAccepted;
    return { isDone, missing: isDone ? [] : [products.unchanged(unchanged)] };
  },
});
