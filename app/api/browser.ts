import type { ShopInBrowser } from './shop-client.ts';

let client: Promise<ShopInBrowser> | undefined;

/**
 * The shop's API for what belongs to a person: promo quotes, orders, profile. Loaded on the first call, never with a
 * public page. Failures are read with `refusalOf`.
 */
export const loadShop = (): Promise<ShopInBrowser> => {
  client ??= import('./shop-client.ts').then(
    ({ openShopClient }) => openShopClient(),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
};
