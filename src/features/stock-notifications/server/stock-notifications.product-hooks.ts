import { defineProductHooks } from '#features/products/server/define-product-hooks.ts';
import { findAwaited, sendStockNotifications } from './stock-notifications.ts';

export const stockNotificationProductHooks = defineProductHooks({
  onBackInStock: async (shop, transaction, productIds) => {
    for (const productId of await findAwaited(transaction, productIds))
      await sendStockNotifications(shop, transaction, productId);
  },
});
