import { expect, test } from 'vitest';
import { statementName } from './atomic-statement.ts';

const named = (...names: readonly string[]) => statementName(names.map((name) => ({ name })));

test('names a statement by its clauses', () => {
  expect(named('rules', 'customer', 'stock')).toBe('rules+customer+stock');
});

test('distinguishes names that differ only after the length that PostgreSQL reads', () => {
  const long = Array.from({ length: 12 }, (_, index) => `clause${index}`);
  const [one, other] = [named(...long, 'promo'), named(...long, 'gift')];
  expect(one).not.toBe(other);
  for (const name of [one, other]) expect(name).toHaveLength(63);
});
