import { expect, test } from 'vitest';
import { weaknessOf } from './check-password.ts';

const rules = { minimumLength: 8, requiredClasses: ['lower', 'upper', 'digit'] } as const;

test.for([
  ['Abcdefg1', null],
  ['Abcdef1', ['length']],
  ['abcdefg1', ['characters']],
  ['ABCDEFG1', ['characters']],
  ['Abcdefgh', ['characters']],
  ['', ['length', 'characters']],
  ['Abcdefg٣', null],
  ['Aa1🌷🌷🌷🌷', ['length']],
  ['Aa1🌷🌷🌷🌷🌷', null],
] as const)('%s has the weaknesses %j', ([password, reasons]) => {
  expect(weaknessOf(password, rules)?.reasons ?? null).toEqual(reasons);
});

test('an owner who asks for nothing gets nothing', () => {
  expect(weaknessOf('x', { minimumLength: 1, requiredClasses: [] })).toBeNull();
});
