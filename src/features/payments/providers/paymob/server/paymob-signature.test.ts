import { describe, expect, test } from 'vitest';
import { signTransaction } from '../testing/paymob-transactions.ts';
import { documentedMessage, documentedWebhook, vectors } from '../testing/paymob-vectors.ts';
import { isSigned, signedMessage } from './paymob-signature.ts';

const [, , vector] = vectors;
if (!vector) throw new Error('no vector');
const { transaction, hmac, secret } = vector;

describe('signature of a transaction', () => {
  test.each(vectors)('the signature matches the vector $hmac', (each) => {
    expect(signedMessage(each.transaction)).toBe(each.message);
    expect(isSigned(each.transaction, each.hmac, each.secret)).toBe(true);
  });

  test('the documented webhook has the documented signature', () => {
    expect(signedMessage(documentedWebhook.obj)).toBe(documentedMessage);
  });

  test.each([
    ['nothing', ''],
    ['upper case', hmac.toUpperCase()],
    ['a digit too few', hmac.slice(1)],
    ['a digit too many', `${hmac}0`],
    ['a space behind it', `${hmac} `],
    ['a line break behind it', `${hmac}\n`],
    ['another digit', `${hmac.slice(0, -1)}4`],
    ['no hexadecimal digits', 'g'.repeat(128)],
    ['digits of another script', '٠'.repeat(128)],
    ['a hash of another kind', hmac.slice(0, 64)],
  ])('the signature is refused with %s', (_, wrong) => {
    expect(isSigned(transaction, wrong, secret)).toBe(false);
  });

  test('the signature of another secret, and any signature without a secret, is refused', () => {
    expect(isSigned(transaction, hmac, 'test_hmac_secreT')).toBe(false);
    expect(isSigned(transaction, signTransaction(transaction, ''), '')).toBe(false);
  });

  test.each([
    ['amount_cents', 12_345],
    ['created_at', '2026-11-25T04:00:00.000002'],
    ['currency', 'USD'],
    ['error_occured', true],
    ['has_parent_transaction', true],
    ['id', 900_002],
    ['integration_id', 1002],
    ['is_3d_secure', false],
    ['is_auth', true],
    ['is_capture', true],
    ['is_refunded', true],
    ['is_standalone_payment', false],
    ['is_voided', true],
    ['order', { id: 700_002 }],
    ['owner', 500_002],
    ['pending', true],
    ['source_data', { ...transaction.source_data, pan: '2347' }],
    ['success', false],
  ])('the signature of another %s is refused', (field, value) => {
    expect(isSigned({ ...transaction, [field]: value }, hmac, secret)).toBe(false);
  });

  test('null and missing values are signed as empty', () => {
    const { pan: _, ...source_data } = transaction.source_data;
    const empty = vector.message.replace('2346', '');
    expect(signedMessage({ ...transaction, source_data })).toBe(empty);
    expect(signedMessage({ ...transaction, source_data: { ...source_data, pan: null } })).toBe(empty);
  });

  test.each([
    ['an object', { ...transaction, id: {} }],
    ['a list', { ...transaction, amount_cents: [123_450] }],
    ['a list with the id', { ...transaction, order: { id: [700_001] } }],
  ])('signs no value that is %s', (_, hostile) => {
    expect(signedMessage(hostile)).toBeNull();
    expect(isSigned(hostile, hmac, secret)).toBe(false);
  });

  test('the signature covers own properties only', () => {
    const hostile = JSON.parse(JSON.stringify(transaction).replace('"order":', '"__proto__":'));
    expect(signedMessage(hostile)).toBe(vector.message.replace('700001500001', '500001'));
    expect(signedMessage(Object.create(transaction))).toBe('');
  });

  test.each([null, undefined, 'text', 1, []])('has an empty message for %j', (value) => {
    expect(signedMessage(value)).toBe('');
  });
});
