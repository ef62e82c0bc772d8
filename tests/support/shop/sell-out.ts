import { expect } from 'vitest';
import type { ShopInBrowser } from '../browser.ts';

/** Sells a product out and waits until its page shows it, because the shop learns of the change a little later. */
export const sellOut = async ({ url, database }: ShopInBrowser, id: string): Promise<void> => {
  await database.pool.query('update products set stock = 0 where id = $1', [id]);
  await expect
    .poll(async () => (await (await fetch(`${url}/product/${id}`)).text()).includes('id="add-to-cart"'))
    .toBe(false);
};
