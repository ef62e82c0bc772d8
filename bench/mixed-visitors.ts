import type { Asked } from '../tests/world/send.ts';
import { signUp } from './buyers.ts';
import type { Running } from './run-process.ts';
import { onePiece } from './wishes.ts';

/** What visitors ask for, one after another: of a hundred requests eighty are for pages, eighteen for the API, two are orders. */
export const mixedVisitors = async (shop: Running): Promise<() => Asked> => {
  const buyers = await Promise.all(Array.from({ length: 8 }, (_, place) => signUp(shop, place)));
  const pages = ['/', '/products', '/product/cup-tea-01', '/products/plates', '/about', '/products?sale=true'];
  const calls = ['/api/products?language=ar', '/api/products/cup-tea-01?language=en'];
  const headers = { 'accept-encoding': 'br' };
  let turn = 0;
  return () => {
    turn += 1;
    const buyer = buyers[Math.floor(turn / 50) % buyers.length];
    if (turn % 50 === 0 && buyer) {
      return {
        method: 'POST',
        path: '/api/orders',
        headers: { authorization: `Bearer ${buyer.token}` },
        body: onePiece(turn),
      };
    }
    if (turn % 50 > 40) return { path: calls[turn % calls.length] ?? '/', headers };
    return { path: pages[turn % pages.length] ?? '/', headers };
  };
};
