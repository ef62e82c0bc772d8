import { expect, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { errorText } from '#tests/support/error-text.ts';
import { flattenMessages } from '#tests/support/flatten-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { specifiedSentences } from './specified-sentences.ts';

const texts = new Set((await flattenMessages('en', testSettings)).values());
const { notices } = messagesOf('en', testSettings);

test.each(specifiedSentences.filter((sentence) => !sentence.includes('{n}')))('messages contain “%s”', (sentence) => {
  expect(texts).toContain(sentence);
});

test('messages with an amount, a name or a code match the specification', () => {
  expect(errorText('PROMO_BELOW_MINIMUM', 'en', { minimum: 100050 })).toBe('Minimum purchase amount is 1,000.50 EGP');
  expect(errorText('PROMO_THROTTLED', 'en', { seconds: 8 })).toBe('Please wait 8 seconds before trying again');
  expect(notices.promo.applied({ amount: '405' }).body).toBe('Discount of 405 EGP applied');
  expect(notices.cart.added({ name: 'Lotus Frieze', quantity: '2' })).toEqual({
    title: 'Added to cart',
    body: 'Lotus Frieze, quantity: 2',
  });
  expect(notices.cart.addedMore({ name: 'Lotus Frieze', quantity: '2', total: '5' }).body).toBe(
    'Lotus Frieze, quantity added: 2. Now in your cart: 5',
  );
  expect(notices.auth.signedUp({ code: 'WELCOME-7K2M9XTA' }).body).toMatch(
    /welcome promo code \u2068WELCOME-7K2M9XTA\u2069 for 10% off/u,
  );
});
