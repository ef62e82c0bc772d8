import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { businessDays } from '../../../src/core/i18n/business-days.ts';
import { formatNumber, isolateText } from '../../../src/core/i18n/format.ts';
import { plural } from '../../../src/core/i18n/plural.ts';
import { messages as units } from '../../../src/generated/texts/en/units.gen.ts';
import { compileText, type ModuleScope } from './compile-text.ts';

const scopeOf = (changed: Partial<ModuleScope> = {}): ModuleScope => ({
  language: 'en',
  values: {},
  keepsPlaceholders: false,
  functions: new Set(),
  plurals: new Map(),
  usesShop: { value: false },
  shopNames: new Set(['shopName', 'returnDays', 'freeShipping', 'delivery']),
  ...changed,
});

const shop = { shopName: 'Lazaward', returnDays: 30, freeShipping: 'never', delivery: { min: 5, max: 7 } };

/** Compiles a text and calls the result with these parameters, as the generated module does. */
const fill = (text: string, parameters: object = {}, changed: Partial<ModuleScope> = {}): string => {
  const scope = scopeOf(changed);
  const { code, isPlural } = compileText(text, scope);
  const names = { businessDays, formatNumber, isolateText, plural, units, shop, ...parameters };
  const counts = [...scope.plurals].map(([forms, name]) => `const ${name} = ${forms};`).join('\n');
  return String(runInNewContext(`${counts}\n${isPlural ? `(${code})(count)` : code}`, names));
};

const typesOf = (text: string) => Object.fromEntries(compileText(text, scopeOf()).parameters);

describe('a compiled text', () => {
  test.each([
    ['a plain text', 'It’s here.', {}, 'It’s here.'],
    ['a parameter', 'Delete {name}', { name: 'Lotus' }, 'Delete Lotus'],
    ['an isolated parameter', 'Delete {name, isolate}', { name: 'Lotus' }, 'Delete \u2068Lotus\u2069'],
    ['a formatted number', '{count, number} of', { count: 1200 }, '1,200 of'],
    ['quoted braces and backticks', "Write '{name}' in `code` or ${x}", { x: 1 }, 'Write {name} in `code` or $1'],
    ['a plural form', '{count, plural, =0 {none} one {# piece} other {# pieces}}', { count: 2 }, '2 pieces'],
    ['an exact form', '{count, plural, =0 {none} one {# piece} other {# pieces}}', { count: 0 }, 'none'],
    [
      'a plural in a sentence',
      '{name}: {n, plural, one {# piece} other {# pieces}}',
      { name: 'A', n: 1 },
      'A: 1 piece',
    ],
    ['a parameter in a form', 'In {n, plural, one {{x}} other {# {x}}}', { n: 3, x: 'sets' }, 'In 3 sets'],
    ['a missing value', '{name, select, none {Hello} other {Hello {name}}}', { name: null }, 'Hello'],
    ['an empty value', '{name, select, none {Hello} other {Hello {name}}}', { name: '' }, 'Hello'],
    ['a given value', '{name, select, none {Hello} other {Hello {name}}}', { name: 'Salma' }, 'Hello Salma'],
    ['a condition', '{isAll, select, true {all} other {some}}', { isAll: false }, 'some'],
    ['a choice', '{state, select, open {Open} other {Closed}}', { state: 'open' }, 'Open'],
    ['a delivery time', 'in {days, businessDays}', { days: { min: 2, max: 2 } }, 'in 2 business days'],
    ['values of the settings', '{shopName}: {returnDays, days}', {}, 'Lazaward: 30 days'],
    ['a count of the settings', '{returnDays, plural, one {# day} other {# days}}', {}, '30 days'],
    ['a choice by the settings', '{freeShipping, select, never {paid} other {free}}', {}, 'paid'],
  ])('fills %s', (_, text, parameters, expected) => {
    expect(fill(text, parameters)).toBe(expected);
  });

  test('a compiled text has its constants formatted in the language', () => {
    const values = { max: 1200 };
    expect(fill('{max} or {max, number}', {}, { values })).toBe('1200 or 1,200');
    expect(fill('{max} or {max, number}', {}, { values, language: 'ar' })).toBe('١٢٠٠ or ١٬٢٠٠');
    expect(fill('{max, plural, two {both} other {# letters}}', {}, { values: { max: 2 }, language: 'ar' })).toBe(
      'both',
    );
  });

  test('keeps the placeholders of a template, except values of the settings', () => {
    expect(fill('{shopName}: {total}', {}, { keepsPlaceholders: true })).toBe('Lazaward: {total}');
  });

  test('shares one plural between the texts of a module', () => {
    const scope = scopeOf();
    for (const start of ['A', 'B']) compileText(`${start} {n, plural, one {#} other {#s}}`, scope);
    expect([...scope.plurals.values()]).toEqual(['count1']);
  });

  test('a compiled text has a type for each parameter', () => {
    expect(typesOf('{a} {b, number} {c, plural, other {#}} {d, select, true {} other {}}')).toEqual({
      a: 'string',
      b: 'number',
      c: 'number',
      d: 'boolean',
    });
    expect(typesOf('{a, select, none {} other {{a}}}')).toEqual({ a: 'string | null' });
  });

  test.each([
    ['an open brace', 'Delete {name', 'Unexpected message end'],
    ['an unknown format', '{day, date}', 'Unknown format'],
    ['an ordinal number', '{n, selectordinal, other {#th}}', 'Ordinal numbers'],
    ['no text for other values', '{state, select, open {Open}}', 'no text for other values'],
    ['two types of one parameter', '{n, number} {n, businessDays}', 'is both number'],
  ])('a compiled text is refused with %s', (_, text, reason) => {
    expect(() => compileText(text, scopeOf())).toThrow(reason);
  });
});
