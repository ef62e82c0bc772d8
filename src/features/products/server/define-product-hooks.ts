import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';

type HookContext = Pick<ShopContext, 'box' | 'clock' | 'registry'>;

/** Hooks of features that depend on products. `*.product-hooks.ts` exports them, and `npm run generate` collects them. */
export interface ProductHooks {
  /** Runs in the transaction that increased the stock of these products or restored them from the archive. */
  readonly onBackInStock: (
    shop: HookContext,
    transaction: Transaction<Tables>,
    productIds: readonly string[],
  ) => Promise<void>;
}

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly productHooks: readonly ProductHooks[];
  }
}

/** Defines a feature's product hooks. */
export const defineProductHooks = (hooks: ProductHooks): ProductHooks => hooks;

/** Runs the hooks for products with increased stock, in the transaction of the change; ignores products out of stock or not listed. */
export const announceBackInStock: ProductHooks['onBackInStock'] = async (shop, transaction, productIds) => {
  for (const { onBackInStock } of shop.registry.productHooks) await onBackInStock(shop, transaction, productIds);
};
