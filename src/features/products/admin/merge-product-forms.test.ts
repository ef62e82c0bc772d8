import { expect, test } from 'vitest';
import { changedFields, mergeForms } from './merge-product-forms.ts';

const opened = { 'name.ar': 'فنجان', price: '450', stock: '8', isFragile: 'on' };
const current = { 'name.ar': 'فنجان', price: '475', stock: '7', isFragile: 'on' };

test('keeps edited fields on top of another admin’s version and updates the others', () => {
  const input = { 'name.ar': 'فنجان شاي', price: '450', stock: '12' };
  expect(mergeForms({ opened, current, input })).toEqual({
    'name.ar': 'فنجان شاي',
    price: '475',
    stock: '12',
    isFragile: '',
  });
});

test('does not treat CRLF line breaks of the browser as an edit', () => {
  const text = { text: 'one\ntwo' };
  expect(mergeForms({ opened: text, current: { text: 'three' }, input: { text: 'one\r\ntwo' } })).toEqual({
    text: 'three',
  });
});

test('names the fields that have changed since the product was opened', () => {
  expect(changedFields({ opened, current })).toEqual([
    ['price', '475'],
    ['stock', '7'],
  ]);
});
