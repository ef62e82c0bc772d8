import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_RETURN_COMMENT } from '#core/forms/limits.ts';
import { canReturnBecome, isOpenReturn, ReturnComment, returnStates } from './return.ts';
import { returnableQuantities } from './returnable-quantities.ts';

describe('the states of a return', () => {
  test('the states of a return lead from `requested` to one of four final states', () => {
    expect(returnStates.filter(isOpenReturn)).toEqual(['requested', 'approved', 'received']);
    expect(returnStates.filter((to) => canReturnBecome('requested', to))).toEqual([
      'approved',
      'refused',
      'closed',
      'withdrawn',
    ]);
    expect(canReturnBecome('received', 'withdrawn')).toBe(false);
    expect(canReturnBecome('requested', 'received')).toBe(false);
  });
});

describe('the note on a return', () => {
  test('the note on a return is trimmed, null when blank, and limited in length', () => {
    expect(v.parse(ReturnComment, '  cracked\u0000 rim ')).toBe('cracked rim');
    expect(v.parse(ReturnComment, ' \n ')).toBeNull();
    expect(v.parse(ReturnComment, null)).toBeNull();
    expect(v.is(ReturnComment, '😀'.repeat(MAX_RETURN_COMMENT))).toBe(true);
    expect(v.is(ReturnComment, 'a'.repeat(MAX_RETURN_COMMENT + 1))).toBe(false);
  });
});

describe('returnable quantities', () => {
  const ordered = [
    { productId: 'plate', quantity: 5 },
    { productId: 'cup', quantity: 1 },
  ];
  const line = { productId: 'plate', quantity: 3, received: 0 };

  test('a return reserves the requested quantity until receipt, then the received one', () => {
    const returnable = (state: Parameters<typeof canReturnBecome>[0], received = 0) =>
      returnableQuantities(ordered, [{ ...line, state, received }], []).get('plate');
    expect([returnable('requested'), returnable('approved')]).toEqual([2, 2]);
    expect([returnable('received', 2), returnable('refunded', 2), returnable('closed', 2)]).toEqual([3, 3, 3]);
    expect([returnable('refused'), returnable('withdrawn'), returnable('closed')]).toEqual([5, 5, 5]);
  });

  test('the returnable quantity is never negative and excludes refunded items', () => {
    expect(
      returnableQuantities(ordered, [{ ...line, state: 'requested' }], [{ productId: 'plate', quantity: 4 }]),
    ).toEqual(
      new Map([
        ['plate', 0],
        ['cup', 1],
      ]),
    );
  });
});
