import { expect, test } from 'vitest';
import { messagesOf } from '../../locales/messages.ts';
import { cartNotice } from './cart-notice.ts';

const words = messagesOf('en');
const silent = { ...words, validation: { ...words.validation, 'cart.price': '' } };

test('what is no product is refused with the first message of its rules, or with the general one', () => {
  const news = { kind: 'invalidProduct', code: 'cart.price' } as const;
  expect(cartNotice(news, words, words, 'en')).toEqual({
    title: 'Error',
    text: 'Price must be positive',
    tone: 'alarm',
  });
  expect(cartNotice(news, silent, words, 'en')).toMatchObject({ title: 'Error', text: 'Invalid product data' });
});

test('a cleared cart is told', () => {
  expect(cartNotice({ kind: 'cleared' }, words, words, 'en')).toEqual({
    title: 'Cart cleared',
    text: 'All items removed from cart',
  });
});
