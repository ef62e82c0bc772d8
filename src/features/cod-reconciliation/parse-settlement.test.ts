import { describe, expect, test } from 'vitest';
import { parseSettlement, SettlementProblem, settlementAmount } from './parse-settlement.ts';
import type { SettlementColumns } from './settlement-columns.ts';

describe('an amount', () => {
  test.each([
    ['1234.50', 123_450],
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
    ['١٢٣٤٫٥٠', 123_450],
    ['١٬٢٣٤٫٥', 123_450],
    ['EGP 1 234.5', 123_450],
    ['٢٥٠ ج.م.', 25_000],
    ['250 جنيه', 25_000],
    ['500.0000', 50_000],
    ['450,00', 45_000],
    ['0', 0],
    ['', 0],
    ['-', 0],
  ])('parses %j as %j piastres', (text, amount) => {
    expect(settlementAmount(text)).toBe(amount);
  });

  test.each([
    '450,000,0',
    '1.234,50',
    '450.000',
    '1,2345',
    '-50',
    '(50)',
    '5.125',
    '12abc',
    '1e3',
    '=1+1',
    '1234567890',
  ])('rejects the ambiguous amount %j', (text) => {
    expect(settlementAmount(text)).toBeNull();
  });
});

const columns: SettlementColumns = {
  trackingNumber: 'AWB',
  orderNumber: 'Ref',
  amount: 'COD',
  fee: 'Fee',
  day: 'Date',
};
const head = ['Date', 'AWB', 'Ref', 'COD', 'Fee'];
const rowsOf = (...rows: string[][]) => [head, ...rows].map((cells, index) => ({ line: index + 1, cells }));
const row = ['30/11/2026', ' ab 1 ', 'ord-1-ABCDEFGHI', '1,250.00', '45'];

describe('parsing a courier’s file', () => {
  test('reads the mapped columns in any sequence', () => {
    expect(parseSettlement(rowsOf(row, ['2026-11-30 14:05', '="0012"', '', '٥٠٠', '']), columns)).toEqual([
      {
        line: 2,
        trackingNumber: 'AB1',
        orderNumber: 'ORD-1-ABCDEFGHI',
        amount: 125_000,
        fee: 4_500,
        day: '2026-11-30',
      },
      { line: 3, trackingNumber: '0012', orderNumber: null, amount: 50_000, fee: 0, day: '2026-11-30' },
    ]);
  });

  test('accepts a title before the headings and a sum in the last row', () => {
    const rows = [
      { line: 1, cells: ['Settlement of Bosta', '', '', '', ''] },
      { line: 3, cells: ['Date ', 'AWB', 'Ref', ' COD', 'Fee'] },
      { line: 4, cells: row },
      { line: 5, cells: ['', '', '', '1250', ''] },
    ];
    expect(parseSettlement(rows, columns)).toHaveLength(1);
    const wrong = rows.with(3, { line: 5, cells: ['', '', '', '1251', ''] });
    expect(() => parseSettlement(wrong, columns)).toThrow(expect.objectContaining({ fault: 'total', line: 5 }));
  });

  test.each([
    ['amount', ['30/11/2026', 'A12', '', '450.000', ''], 'COD', '450.000'],
    ['amount', ['30/11/2026', 'A12', '', '-20', ''], 'COD', '-20'],
    ['fee', ['30/11/2026', 'A12', '', '450', 'free'], 'Fee', 'free'],
    ['day', ['11/30/2026', 'A12', '', '450', ''], 'Date', '11/30/2026'],
    ['day', ['', 'A12', '', '450', ''], 'Date', ''],
    ['shortened', ['30/11/2026', '1.23457E+11', '', '450', ''], 'AWB', '1.23457E+11'],
    ['reference', ['30/11/2026', 'X'.repeat(61), '', '450', ''], 'AWB', 'X'.repeat(60)],
    ['reference', ['30/11/2026', '', '', '450', ''], null, null],
    ['cells', [...row, 'more'], null, null],
  ] as const)('rejects the whole file for an invalid %s: %j', (fault, wrong, column, value) => {
    const problem = (() => {
      try {
        parseSettlement(rowsOf(row, [...wrong], row), columns);
      } catch (error) {
        if (error instanceof SettlementProblem) return error;
      }
      return null;
    })();
    expect(problem).toMatchObject({ fault, line: 3, column, value });
  });

  test('rejects a file that lacks a mapped column or has no lines', () => {
    expect(() => parseSettlement(rowsOf(row), { ...columns, fee: 'Charge' })).toThrow(
      expect.objectContaining({ fault: 'columns', line: 1, column: 'Charge' }),
    );
    expect(() => parseSettlement(rowsOf(), columns)).toThrow(expect.objectContaining({ fault: 'empty' }));
  });
});
