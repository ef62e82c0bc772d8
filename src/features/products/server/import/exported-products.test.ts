import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { Refused } from '#tests/support/shop/in-process-shop.ts';
import type { ImportCheck } from '../../product-imports.admin.contract.ts';
import { createAdminProductsClient } from '../../testing/products-client.ts';

let client: Awaited<ReturnType<typeof createAdminProductsClient>>;
beforeAll(async () => {
  client = await createAdminProductsClient();
});
afterAll(async () => {
  expect(client.shop.logged).toEqual([]);
  await client.shop.close();
});

const callImports = <Body>(path: string, asking: { method?: string; body?: unknown } = {}) =>
  client.shop.request<Body & Refused>(`/admin/product-imports${path}`, { ...asking, token: client.admin.token });
const check = async (content: string) => {
  const body = new FormData();
  body.set('language', 'en');
  body.set('file', new File([content], 'products.csv'));
  return (await callImports<ImportCheck>('', { method: 'POST', body })).body;
};
const exported = async (separator: 'comma' | 'semicolon', language: ContentLanguage = 'en') =>
  (await callImports<{ csv: string }>(`/file?language=${language}&separator=${separator}`)).body.csv;
const errorsOf = ({ errors }: ImportCheck) => errors.map(({ line, column, code }) => [line, column, code]);

describe('an exported product file', () => {
  test.each(['comma', 'semicolon'] as const)('changes nothing on import when separated by %s', async (separator) => {
    for (const language of ['ar', 'en'] as const) {
      const csv = await exported(separator, language);
      expect(csv.startsWith('\u{feff}')).toBe(true);
      const checked = await check(csv);
      expect(checked).toMatchObject({ id: null, created: 0, updated: 0, errorCount: 0, errors: [] });
      expect(checked.unchanged).toBeGreaterThanOrEqual(37);
    }
  });

  test('changes nothing on import, whatever its texts begin with', async () => {
    const made = await client.create({
      name: { ar: "'=كوبالت", en: "'- safe" },
      subtitle: { ar: "''+1", en: '=1+1' },
      features: { ar: ["'- آمن", '- آمن'], en: ["'@a", "'b"] },
      barcode: "'=0012",
    });
    const checked = await check(await exported('semicolon'));
    expect(checked).toMatchObject({ id: null, updated: 0, errorCount: 0, changes: [] });
    expect((await client.get(made.id)).name.ar).toBe("'=كوبالت");
  });

  test('parses amounts and counts like forms, and refuses ambiguous numbers', async () => {
    const made = await client.create({ price: 50_000, stock: 8 });
    const fieldsOf = async (price: string, stock: string) =>
      (await check(`id;price;stock;stock at the export\n${made.id};${price};${stock};8\n`)).changes[0]?.fields;
    expect(await fieldsOf('150,75', '8')).toEqual([{ field: 'price', from: '500', to: '150.75' }]);
    expect(await fieldsOf('1,250', '1,000')).toEqual([
      { field: 'price', from: '500', to: '1250' },
      { field: 'stock', from: '8', to: '1000' },
    ]);
    const refused = await check(`id;price;stock\n${made.id};1.250;1,0\n`);
    expect(errorsOf(refused)).toEqual([
      [2, 'price', 'price.typed'],
      [2, 'stock', 'number.whole'],
    ]);
  });

  test('refuses barcodes shortened by a spreadsheet, and reports those without their leading zeros', async () => {
    const made = await client.create({ barcode: '0062212345678' });
    for (const barcode of ['6.22E+12', '6,22123E+12', '6E+12', '٦.٢E+12']) {
      const checked = await check(`id;barcode\n${made.id};${barcode}\n`);
      expect(errorsOf(checked)).toEqual([[2, 'barcode', 'barcode.shortened']]);
    }
    expect(await check(`id;barcode\n${made.id};62212345678\n`)).toMatchObject({ updated: 1, lostZeros: 1 });
    expect(await check(`id;barcode\n${made.id};0062212345679\n`)).toMatchObject({ updated: 1, lostZeros: 0 });
    expect(await check(`id;barcode\n${made.id};E12-6\n`)).toMatchObject({ errorCount: 0, lostZeros: 0 });
  });
});
