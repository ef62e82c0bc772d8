import { expect, test } from 'vitest';
import { isTest, sourcesIn } from './source-files.ts';

/** Statements that write stock, or any product row, and so the stock. */
const writesProducts = /update products\b|insert into products\b|updateTable\('products'\)|insertInto\('products'\)/i;
const writesStock = /update products set[^`;]*\bstock\s*=|\bstock\s*:/i;

const sources = sourcesIn(['src']).filter(({ path }) => !isTest(path));

test('only products write products, so that every change of stock is a movement with its cause', () => {
  const writers = sources.filter(({ text }) => writesProducts.test(text)).map(({ path }) => path);
  expect(writers.filter((path) => !/^src\/features\/products\/server\/.*\.repository\.ts$/.test(path))).toEqual([]);
  expect(writers.length).toBeGreaterThan(1);
});

test('each repository that sets stock sets the cause of its movement', () => {
  const wrong = sources
    .filter(({ path, text }) => path.endsWith('.repository.ts') && writesProducts.test(text) && writesStock.test(text))
    .filter(({ text }) => !/settingStockCause\(|setStockCause\(/.test(text))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test.each([
  ['update products set price = 1, stock = stock - 1 where id = $1', true],
  ['update products set price = 1 where id = $1', false],
])('%s sets stock: %s', (statement, isFound) => {
  expect(writesProducts.test(statement) && writesStock.test(statement)).toBe(isFound);
});
