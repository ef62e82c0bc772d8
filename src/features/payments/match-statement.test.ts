import { describe, expect, test } from 'vitest';
import { matchStatement, parseStatement } from './match-statement.ts';

const amounts = (text: string) => parseStatement(text).map((line) => line.amounts);

describe('parsing a bank statement', () => {
  test('a bank statement is parsed with any separator, signs and digits', () => {
    expect(amounts('14/03/2026,"1,250.50",note')).toEqual([[125_050]]);
    expect(amounts('2026-03-14;1250,LZ\n2026-03-14;1250.5;x')).toEqual([[], [125_050]]);
    expect(amounts('١٤ مارس\t١٬٢٥٠٫٥٠ ج.م\tملاحظة')).toEqual([[125_050]]);
    expect(amounts('EGP 1,575.00\t+99 EGP')).toEqual([[157_500, 9_900]]);
  });

  test('a bank statement yields no amount for non-amounts and outgoing money', () => {
    expect(amounts('-1250.00;(1250.00);12.345;one;')).toEqual([[]]);
    expect(amounts('\n  \n')).toEqual([]);
  });

  test('a bank statement keeps separators and quotes inside quoted cells', () => {
    expect(amounts('"a ""b"", 5",7')).toEqual([[700]]);
  });
});

describe('matching a bank statement', () => {
  const lotus = { id: 'lotus', total: 157_500, reference: '7K3QX9WAB', bankReference: null };
  const scarab = { id: 'scarab', total: 45_000, reference: 'M2M2M2M2M', bankReference: '998877665' };
  const match = (text: string) =>
    [...matchStatement(parseStatement(text), [lotus, scarab])].map(([id, { kind }]) => [id, kind]);

  test('a transfer matches by amount and reference, in any spelling of the reference', () => {
    expect(match('14/03,1575.00,7k3 qx9-wab from Salma')).toEqual([['lotus', 'fits']]);
    expect(match('14/03,"1,575.00","order 7K3QX9WAB"\n15/03,450,IPN 998877665')).toEqual([
      ['lotus', 'fits'],
      ['scarab', 'fits'],
    ]);
  });

  test('a match by reference alone reports the different amount', () => {
    expect(match('14/03,1500.00,7K3QX9WAB')).toEqual([['lotus', 'amount']]);
  });

  test('a line with the right amount is preferred, and the amount alone never matches', () => {
    expect(match('1500,7K3QX9WAB\n1575,7K3QX9WAB')).toEqual([['lotus', 'fits']]);
    expect(match('14/03,1575.00,from Salma')).toEqual([]);
    expect(match('')).toEqual([]);
  });
});
