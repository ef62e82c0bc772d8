import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { shortChatUrl } from '#features/order-status/storefront/confirmed-order.tsx';

test('keeps chat and order number and stays short enough for a QR code', () => {
  const url = shortChatUrl(`https://wa.me/201000000000?text=${'%D8%B7'.repeat(900)}`, 'ORD-1773478812345-K7Q2M9XTA');
  expect(url).toBe('https://wa.me/201000000000?text=ORD-1773478812345-K7Q2M9XTA');
  expect(encode(url, { ecc: 'M', border: 0 }).size).toBeLessThanOrEqual(37);
});
