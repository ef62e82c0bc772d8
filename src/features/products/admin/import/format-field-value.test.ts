import { describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { badges, categories, colours, motifs } from '../../product-attributes.ts';
import { formatFieldValue } from './format-field-value.ts';

const format = (field: string, value: string) =>
  Promise.all(
    (['ar', 'en'] as const).map(async (language) => {
      const { products } = await loadMessages('admin', language, testSettings);
      const { catalogue } = await loadMessages('common', language, testSettings);
      return normalizeText(formatFieldValue(field, value, { products, catalogue, language }));
    }),
  );

describe('formatFieldValue', () => {
  test.each([
    ['category', categories],
    ['badge', badges],
    ['colour', colours],
    ['motif', motifs],
  ])('names every value of %s in Arabic', async (field, values) => {
    for (const value of values) {
      const [arabic] = await format(field, value);
      expect.soft(arabic, value).not.toMatch(/[a-z]/iu);
    }
  });

  test.each([
    ['price', '1390', '١٬٣٩٠', '1,390'],
    ['salePrice', '450.50', '٤٥٠٫٥٠', '450.50'],
    ['stock', '1200', '١٬٢٠٠', '1,200'],
    ['saleStartsAt', '2026-12-01T10:30', '١ ديسمبر ٢٠٢٦، ١٠:٣٠', '1 Dec 2026, 10:30'],
    ['isFeatured', 'on', 'نعم', 'yes'],
    ['isFeatured', '', 'لا', 'no'],
    ['salePrice', '', 'خالٍ', 'blank'],
    ['name.en', 'Nile Bowl 12', 'Nile Bowl 12', 'Nile Bowl 12'],
    ['barcode', '0622', '0622', '0622'],
  ])('formats %s %j', async (field, value, arabic, english) => {
    expect(await format(field, value)).toEqual([arabic, english]);
  });
});
