import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadSource } from '#core/i18n/messages.ts';
import { MessagesProvider } from '#core/i18n/messages-provider.tsx';
import { testSettings } from '#tests/support/test-settings.ts';
import type { ProductCard } from '../products.contract.ts';
import { ProductBadge } from './product-parts.tsx';

/** The text of the badge of a reduced product; prices in pounds. */
const badgeText = async (price: number, originalPrice: number, language: ContentLanguage): Promise<string> => {
  const product = { isInStock: true, price: price * 100, originalPrice: originalPrice * 100 } as ProductCard;
  const common = await loadSource('common', language);
  const page = { language, settings: testSettings, common };
  const html = renderToStaticMarkup(createElement(MessagesProvider, page, createElement(ProductBadge, { product })));
  return html.replaceAll(/<[^>]+>/gu, '');
};

test.each([
  [800, 1000, '20% off'],
  [9, 10, '10% off'],
  [667, 1000, '33% off'],
  [999, 1000, 'SALE'],
])('the badge of a product reduced to %d from %d pounds is %s', async (price, originalPrice, text) => {
  expect(await badgeText(price, originalPrice, 'en')).toBe(text);
});

test('the badge of a reduced product has Arabic digits in Arabic', async () => {
  expect(await badgeText(800, 1000, 'ar')).toBe('خصم ٢٠٪');
});
