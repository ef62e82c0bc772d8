import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_RETURN_COMMENT } from '../limits.ts';
import { canReturnBecome, isOpenReturn, ReturnWords, returnStates } from './return.ts';
import { returnableQuantities } from './returnable-quantities.ts';

describe('the states of a return', () => {
  test('lead from the request to one of four ends', () => {
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

describe('the words about a return', () => {
  test('are cleaned, null when blank, and bounded', () => {
    expect(v.parse(ReturnWords, '  cracked\u0000 rim ')).toBe('cracked rim');
    expect(v.parse(ReturnWords, ' \n ')).toBeNull();
    expect(v.parse(ReturnWords, null)).toBeNull();
    expect(v.is(ReturnWords, '😀'.repeat(MAX_RETURN_COMMENT))).toBe(true);
    expect(v.is(ReturnWords, 'a'.repeat(MAX_RETURN_COMMENT + 1))).toBe(false);
  });
});

describe('pieces that can still be returned', () => {
  const ordered = [
    { productId: 'plate', quantity: 5 },
    { productId: 'cup', quantity: 1 },
  ];
  const line = { productId: 'plate', quantity: 3, received: 0 };

  test('are those in no open return: asked for until received, then what was received', () => {
    const left = (state: Parameters<typeof canReturnBecome>[0], received = 0) =>
      returnableQuantities(ordered, [{ ...line, state, received }], []).get('plate');
    expect([left('requested'), left('approved')]).toEqual([2, 2]);
    expect([left('received', 2), left('refunded', 2), left('closed', 2)]).toEqual([3, 3, 3]);
    expect([left('refused'), left('withdrawn'), left('closed')]).toEqual([5, 5, 5]);
  });

  test('are never fewer than none, and lack what was refunded otherwise', () => {
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
