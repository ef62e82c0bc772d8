import type { ShopClient } from './shop-client.ts';

let client: Promise<ShopClient> | undefined;

/**
 * Loads the client for a user's own data (promo quotes, orders, profile) on the first call, never with a public page. Read its
 * errors with `readError`.
 */
export const loadShopClient = (): Promise<ShopClient> => {
  client ??= import('./shop-client.ts').then(
    ({ createShopClient }) => createShopClient(),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
};
