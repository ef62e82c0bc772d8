import { describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { priceCart } from '../price-cart.ts';
import { defaultRules } from '../pricing-rules.ts';
import { explainQuote } from './price-explanation.tsx';

const line = (productId: string, unitPrice: number, quantity: number, togetherWith?: string) => ({
  productId,
  unitPrice,
  quantity,
  togetherWith,
});

describe.each(['ar', 'en'] as const)('explainQuote in %s', (language) => {
  const { orderSummary } = messagesOf(language, testSettings);
  const explain = (lines: ReturnType<typeof line>[], groups: Record<string, readonly string[]> = {}) => {
    const quote = priceCart({ lines, togetherGroups: new Map(Object.entries(groups)) }, defaultRules);
    const reasons = new Map(explainQuote(quote, { summary: orderSummary, language, isAfterDiscounts: false }));
    const reasonOf = (label: ({ rate }: { rate: string }) => string) =>
      [...reasons].find(([each]) => each.startsWith(label({ rate: '' }).slice(0, 8)))?.[1] ?? '';
    return { quote, bundle: reasonOf(orderSummary.bundleDiscount), together: reasonOf(orderSummary.togetherDiscount) };
  };

  test('calls the base of the bundle discount the subtotal only when it is the subtotal', () => {
    const plain = explain([line('a', 100_000, 1), line('b', 50_000, 1), line('c', 20_000, 1)]);
    expect(plain.quote.bundleBase).toBe(plain.quote.subtotal);
    expect(plain.bundle).toBe(
      orderSummary.why.bundle({ rate: language === 'ar' ? '١٠٪' : '10%', base: formatMoney(170_000, language) }),
    );

    // one member twice: the bundle saves more on it, the group on the other member
    const doubled = explain([line('a', 100_000, 2, 'a'), line('b', 50_000, 1, 'a'), line('c', 20_000, 1)], {
      a: ['a', 'b'],
    });
    expect([doubled.quote.bundleBase, doubled.quote.subtotal]).toEqual([220_000, 270_000]);
    expect(doubled.bundle).toContain(formatMoney(220_000, language));
    expect(doubled.bundle).not.toContain(language === 'ar' ? orderSummary.subtotal : 'subtotal');
  });

  test('does not claim that each product of a group is discounted when the bundle saves more on one', () => {
    const doubled = explain([line('a', 100_000, 2, 'a'), line('b', 50_000, 1, 'a'), line('c', 20_000, 1)], {
      a: ['a', 'b'],
    });
    expect(doubled.together).toBe(
      orderSummary.why.togetherPart({ rate: language === 'ar' ? '١٥٪' : '15%', base: formatMoney(50_000, language) }),
    );
    const whole = explain([line('a', 100_000, 1, 'a'), line('b', 50_000, 1, 'a')], { a: ['a', 'b'] });
    expect(whole.together).toBe(
      orderSummary.why.together({ rate: language === 'ar' ? '١٥٪' : '15%', base: formatMoney(150_000, language) }),
    );
  });
});
