import { describe, expect, test } from 'vitest';
import { signTransaction } from '../testing/paymob-transactions.ts';
import { documentedMessage, documentedWebhook, vectors } from '../testing/paymob-vectors.ts';
import { isSigned, signedMessage } from './paymob-signature.ts';

const [, , vector] = vectors;
if (!vector) throw new Error('no vector');
const { transaction, hmac, secret } = vector;

describe('Paymob signatures', () => {
  test.each(vectors)('the signature matches the vector $hmac', (each) => {
    expect(signedMessage(each.transaction)).toBe(each.message);
    expect(isSigned(each.transaction, each.hmac, each.secret)).toBe(true);
  });

  test('the documented webhook has the documented signature', () => {
    expect(signedMessage(documentedWebhook.obj)).toBe(documentedMessage);
  });

  test.each([
    ['no characters', ''],
    ['upper case', hmac.toUpperCase()],
    ['a missing digit', hmac.slice(1)],
    ['an additional digit', `${hmac}0`],
    ['a trailing space', `${hmac} `],
    ['a trailing line break', `${hmac}\n`],
    ['a wrong digit', `${hmac.slice(0, -1)}4`],
    ['non-hexadecimal characters', 'g'.repeat(128)],
    ['digits of another script', '٠'.repeat(128)],
    ['a shorter hash', hmac.slice(0, 64)],
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
  ])('the signature is refused after a change of %s', (field, value) => {
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
    ['an id in a list', { ...transaction, order: { id: [700_001] } }],
  ])('the message is null for a value that is %s', (_, hostile) => {
    expect(signedMessage(hostile)).toBeNull();
    expect(isSigned(hostile, hmac, secret)).toBe(false);
  });

  test('the signature covers own properties only', () => {
    const hostile = JSON.parse(JSON.stringify(transaction).replace('"order":', '"__proto__":'));
    expect(signedMessage(hostile)).toBe(vector.message.replace('700001500001', '500001'));
    expect(signedMessage(Object.create(transaction))).toBe('');
  });

  test.each([null, undefined, 'text', 1, []])('the message is empty for %j', (value) => {
    expect(signedMessage(value)).toBe('');
  });
});
