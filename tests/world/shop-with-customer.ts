import { afterAll, beforeAll, expect } from 'vitest';
import type { PlacedOrder } from '../../contract/orders.ts';
import { type OpenShop, openShop, type ShopOptions, type SignedIn } from './open-shop.ts';

/** For the tests of one file: a shop that logs no error, with a customer who may order in it. */
export const shopWithCustomer = (options: ShopOptions = {}) => {
  let shop: OpenShop;
  let salma: SignedIn;
  beforeAll(async () => {
    shop = await openShop(options);
    salma = await shop.signUp();
  });
  afterAll(async () => {
    expect(shop.logged).toEqual([]);
    await shop.close();
  });
  return {
    get shop() {
      return shop;
    },
    get salma() {
      return salma;
    },
    /** Places an order; as the customer unless another token is given. */
    place: (wish: unknown, token: string | undefined = salma.token) =>
      shop.ask<PlacedOrder>('/orders', { body: wish, token }),
  };
};
