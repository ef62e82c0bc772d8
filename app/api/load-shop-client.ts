import type { ShopClient } from './shop-client.ts';

let client: Promise<ShopClient> | undefined;

/**
 * The shop's API for what belongs to a person: promo quotes, orders, profile. Loaded on the first call, never with a
 * public page. Failures are read with `refusalOf`.
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
