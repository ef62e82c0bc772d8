import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { InvalidSignature } from '../../../server/payment-provider.ts';
import { signTransaction } from '../testing/paymob-transactions.ts';
import { documentedWebhook } from '../testing/paymob-vectors.ts';
import { signedMessage } from './paymob-signature.ts';
import { readWebhook } from './read-webhook.ts';

const secret = 'test_hmac_secret';
const settings = { hmacSecret: secret, integrations: new Map([['card', [4_097_558]]] as const) };
const charge = documentedWebhook.obj;

const encode = (body: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(body));
const sign = (obj: object): string => signTransaction(obj as typeof charge, secret);

const read = (body: Uint8Array, query: string) => readWebhook({ body, query: new URLSearchParams(query) }, settings);

/** Creates a webhook with a valid signature. */
const report = (obj: object) => read(encode({ type: 'TRANSACTION', obj }), `hmac=${sign(obj)}`);

const event = {
  provider: 'paymob',
  providerOrderId: '217503754',
  transactionId: '192036465',
  parentId: null,
  kind: 'charge',
  outcome: 'succeeded',
  amount: 100_000,
  currency: 'EGP',
  isLive: false,
  instrument: { kind: 'card', brand: 'MasterCard', last4: '2346' },
  reason: null,
};
const child = { ...charge, id: 192_036_466, has_parent_transaction: true, parent_transaction: charge.id };
const voidEvent = { ...event, kind: 'void', parentId: '192036465' };

describe('webhooks about a transaction', () => {
  test('reads the documented webhook', () => {
    expect(read(encode(documentedWebhook), `hmac=${sign(charge)}`)).toEqual([event]);
  });

  test.each([
    ['a pending charge', { ...charge, pending: true, success: false }, [{ ...event, outcome: 'pending' }]],
    ['a pending charge marked as successful', { ...charge, pending: true }, [{ ...event, outcome: 'pending' }]],
    ['a success with an error', { ...charge, error_occured: true }, [{ ...event, outcome: 'pending' }]],
    ['an authorisation', { ...charge, is_auth: true }, [{ ...event, kind: 'authorisation' }]],
    ['a capture', { ...child, is_capture: true }, [{ ...event, transactionId: '192036466', parentId: '192036465' }]],
    [
      'a refund',
      { ...child, is_refund: true, amount_cents: 40_000 },
      [{ ...event, transactionId: '192036466', parentId: '192036465', kind: 'refund', amount: 40_000 }],
    ],
    [
      'a refused refund',
      { ...child, is_refund: true, success: false },
      [
        {
          ...event,
          transactionId: '192036466',
          parentId: '192036465',
          kind: 'refund',
          outcome: 'failed',
          reason: 'declined',
        },
      ],
    ],
    ['a charge with its refunded total', { ...charge, is_refunded: true, refunded_amount_cents: 40_000 }, [event]],
    ['a voided charge', { ...charge, is_voided: true }, [event, voidEvent]],
    ['a void, with the id of its charge', { ...child, is_void: true }, [voidEvent]],
    ['a voided authorisation', { ...charge, is_auth: true, is_voided: true }, [{ ...event, kind: 'authorisation' }]],
    ['the void of an authorisation', { ...child, is_auth: true, is_void: true }, []],
    ['a void of an unknown charge', { ...child, is_void: true, parent_transaction: null }, []],
    ['a child transaction that is neither refund, void nor capture', child, []],
    ['a decline', { ...charge, success: false }, [{ ...event, outcome: 'failed', reason: 'declined' }]],
  ])('reads %s', (_, obj, events) => {
    expect(report(obj)).toEqual(events);
  });

  test.each([
    [{ is_refund: true }, []],
    [{ is_void: true }, []],
    [{ parent_transaction: 1 }, [event]],
  ])('a payment replayed with %j is not a refund', (unsigned, events) => {
    expect(report({ ...charge, ...unsigned })).toEqual(events);
  });

  test('a refund replayed without its flag is not a payment', () => {
    expect(report({ ...child, is_refund: false })).toEqual([]);
    expect(report({ ...child, is_refund: true, is_void: true })).toEqual([]);
  });

  test('a signed webhook with digits moved between order and merchant account is refused', () => {
    const order = { ...charge.order, id: 21_750_375 };
    const moved = { ...charge, order, owner: Number(`4${charge.owner}`) };
    expect(sign(moved)).toBe(sign(charge));
    const body = encode({ type: 'TRANSACTION', obj: moved });
    const request = { body, query: new URLSearchParams(`hmac=${sign(charge)}`) };
    expect(() => readWebhook(request, settings, new Set([charge.owner]))).toThrow(InvalidSignature);
    for (const owner of [null, '', 0]) {
      expect(() => report({ ...charge, owner })).toThrow(InvalidSignature);
    }
    const genuine = { body: encode(documentedWebhook), query: new URLSearchParams(`hmac=${sign(charge)}`) };
    expect(readWebhook(genuine, settings, new Set([charge.owner]))).toEqual([event]);
  });

  test('a webhook identifies the attempt by the signed order id, not by the unsigned reference', () => {
    const obj = { ...charge, order: { ...charge.order, merchant_order_id: 'ORD-EXPENSIVE-1' } };
    expect(read(encode({ type: 'TRANSACTION', obj }), `hmac=${sign(charge)}`)).toEqual([event]);
    const moved = { ...charge, order: { ...charge.order, id: 217_503_755 } };
    expect(() => read(encode({ type: 'TRANSACTION', obj: moved }), `hmac=${sign(charge)}`)).toThrow(InvalidSignature);
  });

  test('a pending wallet payment stores no phone number', () => {
    const source_data = { pan: '01010101010', type: 'wallet', tenure: null, sub_type: 'wallet' };
    const obj = { ...charge, pending: true, success: false, source_data };
    const instrument = { kind: 'wallet', brand: null, last4: null };
    expect(report(obj)).toEqual([{ ...event, outcome: 'pending', instrument }]);
  });

  test.each([
    [
      { pan: '5123456789012346', type: 'card', sub_type: 'Visa' },
      { kind: 'card', brand: 'Visa', last4: '2346' },
    ],
    [
      { pan: '23', type: 'card', sub_type: '<b>Visa</b>' },
      { kind: 'card', brand: null, last4: null },
    ],
    [
      { pan: null, type: 'card', sub_type: null },
      { kind: 'card', brand: null, last4: null },
    ],
    [
      { pan: '01010101010', type: 'valu', sub_type: 'valu' },
      { kind: 'other', brand: null, last4: null },
    ],
    [{}, { kind: 'other', brand: null, last4: null }],
  ])('reads the instrument of %j', (source_data, instrument) => {
    expect(report({ ...charge, source_data })).toMatchObject([{ instrument }]);
  });

  test.each([
    [{ txn_response_code: 'INSUFFICIENT_FUNDS' }, 'insufficient_funds'],
    [{ txn_response_code: '5' }, 'insufficient_funds'],
    [{ txn_response_code: 5 }, 'insufficient_funds'],
    [{ txn_response_code: 'DECLINED', acq_response_code: '51' }, 'insufficient_funds'],
    [{ txn_response_code: 'EXPIRED_CARD' }, 'expired'],
    [{ txn_response_code: 'AUTHENTICATION_FAILED' }, 'authentication'],
    [{ txn_response_code: 'CANCELLED' }, 'cancelled'],
    [{ txn_response_code: 'TIMED_OUT' }, 'error'],
    [{ txn_response_code: 'BLOCKED' }, 'declined'],
    [{ txn_response_code: 'APPROVED' }, 'declined'],
    [{ txn_response_code: 'constructor' }, 'declined'],
    [{ message: 'INSUFFICIENT_FUNDS' }, 'declined'],
    [null, 'declined'],
    ['INSUFFICIENT_FUNDS', 'declined'],
  ])('a decline with %j has a reason code', (data, reason) => {
    expect(report({ ...charge, success: false, data })).toMatchObject([{ outcome: 'failed', reason }]);
  });

  test('a failure without codes has the reason `error`', () => {
    expect(report({ ...charge, success: false, error_occured: true, data: {} })).toMatchObject([{ reason: 'error' }]);
  });

  test.each(['2024-06-13T11:33:44', '2024-06-25T15:16:25.910710+04:00', '2024-06-13T11:33:44.5Z'])(
    'accepts the time %s',
    (created_at) => {
      expect(report({ ...charge, created_at })).toHaveLength(1);
    },
  );

  test.each(['TOKEN', 'DELIVERY', ''])('ignores a webhook of type %j, which has another signature', (type) => {
    expect(read(encode({ type, obj: charge }), '')).toEqual([]);
  });
});

describe('webhooks without a valid signature', () => {
  const body = encode(documentedWebhook);
  const hmac = sign(charge);

  test.each([
    ['no signature', ''],
    ['an empty signature', 'hmac='],
    ['a signature in upper case', `hmac=${hmac.toUpperCase()}`],
    ['the signature under another name', `HMAC=${hmac}`],
    ['two signatures', `hmac=${hmac}&hmac=${hmac}`],
    ['a wrong and a valid signature', `hmac=1&hmac=${hmac}`],
    ['the signature of another secret', `hmac=${signTransaction(charge, 'old_secret')}`],
  ])('a webhook is refused with %s', (_, query) => {
    expect(() => read(body, query)).toThrow(InvalidSignature);
  });

  test('a webhook with a signature of the whole body is refused', () => {
    const bodySignature = createHmac('sha512', secret).update(body).digest('hex');
    const objectSignature = createHmac('sha512', secret).update(JSON.stringify(charge)).digest('hex');
    expect(() => read(body, `hmac=${bodySignature}`)).toThrow(InvalidSignature);
    expect(() => read(body, `hmac=${objectSignature}`)).toThrow(InvalidSignature);
  });

  test.each([
    ['no content', ''],
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a number', '1e400'],
    ['a list', '[]'],
    ['a list of webhooks', JSON.stringify([documentedWebhook])],
    ['a list as its type', JSON.stringify({ ...documentedWebhook, type: ['TRANSACTION'] })],
    ['no type', JSON.stringify({ obj: charge })],
    ['no transaction', JSON.stringify({ type: 'TRANSACTION' })],
    ['null as the transaction', JSON.stringify({ type: 'TRANSACTION', obj: null })],
    ['a list as the transaction', JSON.stringify({ type: 'TRANSACTION', obj: [charge] })],
    ['inherited values', `{"type":"TRANSACTION","obj":{"__proto__":${JSON.stringify(charge)}}}`],
    ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['form fields', 'type=TRANSACTION&obj=1'],
  ])('a webhook with %s as its body is refused', (_, text) => {
    expect(() => read(new TextEncoder().encode(text), `hmac=${hmac}`)).toThrow(InvalidSignature);
  });

  test('a webhook with invalid UTF-8 is refused', () => {
    const bytes = Buffer.from(encode(documentedWebhook));
    bytes[bytes.indexOf('Approved')] = 0xff;
    expect(() => read(bytes, `hmac=${hmac}`)).toThrow(InvalidSignature);
  });
});

describe('signed webhooks with an undocumented format', () => {
  const unknownForm = 'signed webhook with an undocumented format';
  const unknownIntegration = (id: number) => `signed webhook of the unknown integration ${id}`;

  test.each([
    ['a fractional amount', { amount_cents: 1000.5 }],
    ['a negative amount', { amount_cents: -100_000 }],
    ['an amount as text', { amount_cents: '100000' }],
    ['a huge amount', { amount_cents: 1e21 }],
    ['an amount above the safe integers', { amount_cents: 2 ** 53 }],
    ['a boolean as text', { success: 'true' }],
    ['a pending flag as text', { pending: 'false' }],
    ['1 as success', { success: 1 }],
    ['an id as text', { id: '192036465' }],
    ['an id of zero', { id: 0 }],
    ['an order id as text', { order: { id: '217503754' } }],
    ['an order without an id', { order: {} }],
    ['no order', { order: null }],
    ['an order as a list', { order: [217_503_754] }],
    ['no mode', { is_live: undefined }],
    ['a mode as text', { is_live: 'true' }],
    ['a currency of two letters', { currency: 'EG' }],
    ['a currency in lower case', { currency: 'egp' }],
    ['a digit moved from the amount to the time', { amount_cents: 10_000, created_at: '02024-06-13T11:33:44.592345' }],
    ['a digit moved from the time to the amount', { amount_cents: 1_000_002, created_at: '024-06-13T11:33:44.592345' }],
    ['letters moved from the currency to the time', { created_at: '2024-06-13T11:33:44.592345E', currency: 'GPF' }],
    ['a digit moved from the id to the integration', { id: 19_203_646, integration_id: 54_097_558 }],
    ['an unknown integration', { integration_id: 4_097_559 }],
    ['a refund flag as text', { is_refund: 'true' }],
    ['a negative refund', { refunded_amount_cents: -1 }],
  ])('a signed webhook is refused with %s', (_, change) => {
    const obj = { ...charge, ...change };
    const hmac = createHmac('sha512', secret)
      .update(signedMessage(obj) ?? '')
      .digest('hex');
    expect(() => read(encode({ type: 'TRANSACTION', obj }), `hmac=${hmac}`)).toThrow(
      new InvalidSignature('integration_id' in change ? unknownIntegration(obj.integration_id) : unknownForm),
    );
  });

  test('a signature stays valid when digits move between adjacent fields, so their format is strict', () => {
    expect(sign({ ...charge, id: 19_203_646, integration_id: 54_097_558 })).toBe(sign(charge));
    expect(sign({ ...charge, amount_cents: 1_000_002, created_at: '024-06-13T11:33:44.592345' })).toBe(sign(charge));
  });
});
