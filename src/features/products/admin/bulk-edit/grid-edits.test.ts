import { describe, expect, test } from 'vitest';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { parseCell, toCellInput, toChange } from './grid-cells.ts';
import { noEdits, withCell, withCurrent, withErrors, withHiddenEdits, withSaved, withUndo } from './grid-edits.ts';

const cup: GridProduct = {
  id: 'cup-1',
  name: { ar: 'فنجان', en: 'Cup' },
  price: 45_000,
  salePrice: null,
  stock: 8,
  badge: null,
  position: 3,
  version: 2,
};

describe('a cell of the grid', () => {
  test.each([
    ['price', '١٬٢٥٠٫٥', { value: 125_050 }],
    ['price', '١٥٠،٧٥', { value: 15_075 }],
    ['price', '1.250', { code: 'price.typed' }],
    ['stock', '1,0', { code: 'number.whole' }],
    ['price', '0', { code: 'cart.price' }],
    ['price', 'many', { code: 'price.typed' }],
    ['salePrice', ' ', { value: null }],
    ['stock', '٤٠', { value: 40 }],
    ['stock', '-1', { code: 'number.whole' }],
    ['stock', '', { code: 'number.whole' }],
    ['badge', 'NEW', { value: 'NEW' }],
    ['badge', '', { value: null }],
    ['position', '0', { code: 'number.whole' }],
    ['position', '12', { value: 12 }],
  ] as const)('%s parses %j', (field, input, parsed) => {
    expect(parseCell(field, input)).toEqual(parsed);
  });

  test('a cell of the grid is edited in the format of its input', () => {
    expect([
      toCellInput('price', 45_050),
      toCellInput('price', 45_000),
      toCellInput('salePrice', null),
      toCellInput('stock', 8),
    ]).toEqual(['450.50', '450', '', '8']);
  });
});

describe('unsaved changes', () => {
  test('unsaved changes can be undone step by step, and one that restores the loaded value is none', () => {
    const first = withCell(noEdits, cup, 'price', 50_000);
    const second = withCell(first, cup, 'stock', 9);
    expect(toChange(cup, second.rows.get('cup-1')?.edits ?? {})).toEqual({
      id: 'cup-1',
      version: 2,
      price: 50_000,
      stock: { from: 8, to: 9 },
    });
    expect(withUndo(second).rows).toEqual(first.rows);
    expect(withUndo(withUndo(second)).rows.size).toBe(0);
    expect(withUndo(noEdits)).toEqual(noEdits);
    expect(withCell(first, cup, 'price', 45_000).rows.size).toBe(0);
  });

  test('unsaved changes are kept on top of another admin’s version', () => {
    const mine = withCell(noEdits, cup, 'price', 50_000);
    const both = withCurrent(mine, [{ ...cup, price: 60_000, version: 3 }]).rows.get('cup-1');
    expect([both?.edits.price, both?.base.price, both?.isChanged]).toEqual([50_000, 60_000, true]);
    expect(both && toChange(both.base, both.edits)).toMatchObject({ version: 3, price: 50_000 });
  });

  test('unsaved changes since a save was sent are kept on top of the saved version', () => {
    const bowl = { ...cup, id: 'bowl-1' };
    const sent = withCell(withCell(noEdits, cup, 'price', 50_000), cup, 'stock', 9);
    const saved = { ...cup, price: 50_000, stock: 9, version: 3 };
    expect(withSaved(sent, sent.rows, [saved])).toEqual(noEdits);
    const priced = withSaved(withCell(sent, cup, 'price', 60_000), sent.rows, [saved]);
    expect(priced.rows.get('cup-1')).toMatchObject({ base: saved, edits: { price: 60_000 } });
    expect(Object.keys(priced.rows.get('cup-1')?.edits ?? {})).toEqual(['price']);
    const restored = withSaved(withUndo(withUndo(sent)), sent.rows, [saved]);
    expect(restored.rows.get('cup-1')?.edits).toEqual({ price: 45_000, stock: 8 });
    const other = withSaved(withCell(sent, bowl, 'price', 'many', 'price.typed'), sent.rows, [saved]);
    expect([...other.rows.keys()]).toEqual(['bowl-1']);
    expect(other.rows.get('bowl-1')?.errors).toEqual({ price: 'price.typed' });
  });

  test('errors of the server stay at their cells until these are edited', () => {
    const mine = withCell(noEdits, cup, 'salePrice', 50_000);
    const faulty = withErrors(mine, ['cup-1'], { 'changes.0.salePrice': 'too high' });
    expect(faulty.rows.get('cup-1')?.errors).toEqual({ salePrice: 'too high' });
    expect(withCell(faulty, cup, 'salePrice', 40_000).rows.get('cup-1')?.errors).toEqual({});
  });
});

test('the table keeps edited products that the filters hide, before the loaded ones', () => {
  const bowl = { ...cup, id: 'bowl-1' };
  const edits = withCell(noEdits, cup, 'stock', 5);
  expect(withHiddenEdits([cup, bowl], edits)).toEqual({ rows: [cup, bowl], hidden: 0 });
  expect(withHiddenEdits([bowl], edits)).toEqual({ rows: [cup, bowl], hidden: 1 });
  expect(withHiddenEdits([], edits)).toEqual({ rows: [cup], hidden: 1 });
});
