import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { shortChatUrl } from './confirmed-order.tsx';

test('the square code holds the chat and the order number, and stays small enough to scan', () => {
  const url = shortChatUrl(`https://wa.me/201000000000?text=${'%D8%B7'.repeat(900)}`, 'ORD-1773478812345-K7Q2M9XTA');
  expect(url).toBe('https://wa.me/201000000000?text=ORD-1773478812345-K7Q2M9XTA');
  expect(encode(url, { ecc: 'M', border: 0 }).size).toBeLessThanOrEqual(37);
});
