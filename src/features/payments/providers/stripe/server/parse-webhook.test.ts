import { ValiError } from 'valibot';
import { describe, expect, test } from 'vitest';
import { InvalidSignature } from '../../../server/payment-provider.ts';
import { stripeSignature } from '../testing/stripe-gateway.ts';
import { stripeProvider } from './stripe.provider.ts';
import { loadStripe } from './stripe-calls.ts';

const secret = 'whsec_test_secret';
const now = new Date('2026-11-25T04:00:00Z');
const seconds = now.getTime() / 1000;
const { webhooks } = await loadStripe();
const provider = await stripeProvider.create({ secretKey: 'sk_live_51Habc', webhookSecret: secret });

const parse = (body: string | Uint8Array, signature: string | null, at = now) =>
  provider.parseWebhook?.({
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    headers: new Headers(signature === null ? {} : { 'stripe-signature': signature }),
    query: new URLSearchParams(),
    now: at,
  });
const parseSigned = (event: unknown) => {
  const body = JSON.stringify(event, null, 2);
  return parse(body, stripeSignature(secret, seconds, body));
};
const eventOf = (type: string, object: unknown, livemode = true) => ({
  id: 'evt_1',
  object: 'event',
  type,
  livemode,
  data: { object },
});

const session = {
  id: 'cs_live_1',
  object: 'checkout.session',
  mode: 'payment',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 123_450,
  currency: 'egp',
  livemode: true,
  payment_intent: 'pi_1',
  metadata: { order: 'ORD-1', reference: 'ORD-1-1' },
};
const paid = {
  provider: 'stripe',
  providerOrderId: 'cs_live_1',
  transactionId: 'pi_1',
  parentId: null,
  kind: 'charge',
  outcome: 'succeeded',
  amount: 123_450,
  currency: 'EGP',
  isLive: true,
  instrument: { kind: 'card', brand: null, last4: null },
  reason: null,
};

describe('webhook signatures', () => {
  const body = '{"id":"evt_1"}';
  const vector = 't=1700000000,v1=248a374f50f943a28b0f6ab50faf9a7e7e29b710fa26df9fb1618b9bf8ea9c9a';
  const then = new Date(1_700_000_000_000);

  test('the local gateway and the library create the signature of the known vector', () => {
    expect(parse(body, vector, then)).toEqual([]);
    expect(stripeSignature(secret, 1_700_000_000, body)).toBe(vector);
    expect(webhooks.generateTestHeaderString({ payload: body, secret, timestamp: 1_700_000_000 })).toBe(vector);
  });

  test('a signature is valid for 300 seconds', () => {
    const after = (elapsed: number) => new Date(then.getTime() + elapsed * 1000);
    expect(parse(body, vector, after(300))).toEqual([]);
    expect(() => parse(body, vector, after(301))).toThrow(InvalidSignature);
  });

  test('a signature covers the bytes: JSON with odd whitespace is accepted, the same JSON reserialized is refused (P-18)', () => {
    const odd = `{ "id":"evt_1",\n\t"type" :"checkout.session.completed","livemode":true, "data":{"object":${JSON.stringify(session)} }}\n`;
    const signature = stripeSignature(secret, seconds, odd);
    expect(parse(odd, signature)).toEqual([paid]);
    expect(() => parse(JSON.stringify(JSON.parse(odd)), signature)).toThrow(InvalidSignature);
  });

  const signed = JSON.stringify(eventOf('checkout.session.completed', session));
  const hex = stripeSignature(secret, seconds, signed).split('v1=')[1] ?? '';
  test.each([
    ['missing', null],
    ['empty', ''],
    ['of another secret', stripeSignature('whsec_other', seconds, signed)],
    ['without a time', `v1=${hex}`],
    ['of another time', `t=${seconds + 1},v1=${hex}`],
    ['of an older scheme', `t=${seconds},v0=${hex}`],
    ['cut off', `t=${seconds},v1=${hex.slice(0, 32)}`],
    ['in upper case', `t=${seconds},v1=${hex.toUpperCase()}`],
    ['without a value', `t=${seconds},v1`],
    ['without a scheme', hex],
    ['with a non-numeric time', `t=soon,v1=${hex}`],
  ])('a signature that is %s is refused (P-08)', (_, signature) => {
    expect(parse(signed, `t=${seconds},v1=${hex}`)).toEqual([paid]);
    expect(() => parse(signed, signature)).toThrow(InvalidSignature);
  });

  test.each([new Uint8Array(), new Uint8Array([0xff, 0xfe, 0x00]), new TextEncoder().encode('not JSON')])(
    'a body of bytes %o without a valid signature is refused before parsing',
    (bytes) => {
      expect(() => parse(bytes, `t=${seconds},v1=${hex}`)).toThrow(InvalidSignature);
    },
  );

  test('one valid signature of several is enough during a secret rotation', () => {
    expect(parse(signed, `t=${seconds},v1=${'0'.repeat(64)},v1=${hex}`)).toEqual([paid]);
  });
});

describe('webhooks about a session', () => {
  test('a paid session is a charge', () => {
    expect(parseSigned(eventOf('checkout.session.completed', session))).toEqual([paid]);
    expect(parseSigned(eventOf('checkout.session.async_payment_succeeded', session))).toEqual([paid]);
  });

  test('a session in test mode is not live, even with live keys (P-18)', () => {
    const inTestMode = { ...session, livemode: false };
    expect(parseSigned(eventOf('checkout.session.completed', inTestMode, false))).toEqual([{ ...paid, isLive: false }]);
  });

  test('a session event has the paid amount and currency (P-07, P-24)', () => {
    const other = { ...session, amount_total: 100, currency: 'usd' };
    expect(parseSigned(eventOf('checkout.session.completed', other))).toEqual([
      { ...paid, amount: 100, currency: 'USD' },
    ]);
  });

  test('a session with delayed confirmation is pending, then failed', () => {
    const unpaid = { ...session, payment_status: 'unpaid' };
    expect(parseSigned(eventOf('checkout.session.completed', unpaid))).toEqual([{ ...paid, outcome: 'pending' }]);
    expect(parseSigned(eventOf('checkout.session.async_payment_failed', unpaid))).toEqual([
      { ...paid, outcome: 'failed', reason: 'declined' },
    ]);
  });

  test('a session that expired without a payment has failed, with the session id', () => {
    const expired = { ...session, status: 'expired', payment_status: 'unpaid', payment_intent: null };
    expect(parseSigned(eventOf('checkout.session.expired', expired))).toEqual([
      { ...paid, transactionId: 'cs_live_1', outcome: 'failed', reason: 'expired' },
    ]);
  });

  test.each([
    ['without an order', { metadata: {} }],
    ['without metadata', { metadata: null }],
    ['of a subscription', { mode: 'subscription' }],
    ['with nothing to pay', { payment_status: 'no_payment_required' }],
  ])('a session %s is ignored', (_, changes) => {
    expect(parseSigned(eventOf('checkout.session.completed', { ...session, ...changes }))).toEqual([]);
  });

  test.each([{ amount_total: -1 }, { amount_total: 0.5 }, { livemode: 'yes' }, { id: '' }, { currency: 'pounds' }])(
    'a session with %o throws, so that Stripe retries the webhook',
    (changes) => {
      expect(() => parseSigned(eventOf('checkout.session.completed', { ...session, ...changes }))).toThrow(ValiError);
    },
  );
});

describe('webhooks about a refund or a dispute', () => {
  const refund = {
    id: 're_1',
    amount: 5000,
    currency: 'egp',
    status: 'succeeded',
    payment_intent: 'pi_1',
    metadata: {},
  };
  const refunded = {
    ...paid,
    transactionId: 're_1',
    parentId: 'pi_1',
    kind: 'refund',
    amount: 5000,
  };

  test('a refund sent by the shop names its session', () => {
    const own = { ...refund, metadata: { session: 'cs_live_1', refund: 'id' } };
    expect(parseSigned(eventOf('refund.updated', own))).toEqual([refunded]);
  });

  test('a refund made in the dashboard names its payment', () => {
    const events = [{ ...refunded, providerOrderId: 'pi_1' }];
    expect(parseSigned(eventOf('refund.created', refund))).toEqual(events);
    expect(parseSigned(eventOf('charge.refund.updated', refund))).toEqual(events);
  });

  test.each([
    ['pending', 'pending', null],
    ['requires_action', 'pending', null],
    ['failed', 'failed', 'error'],
    ['canceled', 'failed', 'cancelled'],
    [null, 'pending', null],
  ])('a refund with the status %s is %s', (status, outcome, reason) => {
    expect(parseSigned(eventOf('refund.updated', { ...refund, status }))).toEqual([
      { ...refunded, providerOrderId: 'pi_1', outcome, reason },
    ]);
  });

  test.each([
    ['needs_response', 'succeeded'],
    ['lost', 'succeeded'],
    ['warning_needs_response', 'pending'],
    ['warning_closed', 'failed'],
    ['won', 'failed'],
  ])('a dispute with the status %s is a chargeback that is %s (P-26)', (status, outcome) => {
    const dispute = { id: 'dp_1', amount: 123_450, currency: 'egp', status, payment_intent: 'pi_1' };
    expect(parseSigned(eventOf('charge.dispute.created', dispute))).toEqual([
      { ...paid, providerOrderId: 'pi_1', transactionId: 'dp_1', parentId: 'pi_1', kind: 'chargeback', outcome },
    ]);
  });

  test('a refund without a payment intent is ignored', () => {
    expect(parseSigned(eventOf('refund.created', { ...refund, payment_intent: null }))).toEqual([]);
  });
});

test('a signed body that is not JSON throws, and one that is not an event is ignored', () => {
  const signed = (body: string) => parse(body, stripeSignature(secret, seconds, body));
  expect(() => signed('not JSON')).toThrow(SyntaxError);
  expect(signed('[]')).toEqual([]);
  expect(signed('null')).toEqual([]);
});

test('webhooks of other types are ignored, whatever their content (P-25)', () => {
  for (const type of ['charge.refunded', 'payment_intent.succeeded', 'customer.created', 'unknown.type', '__proto__']) {
    expect(parseSigned(eventOf(type, { id: 1 }))).toEqual([]);
  }
});
