import { expect, test } from 'vitest';
import { countStatements } from '#tests/support/database.ts';
import { usePaymentShop } from '../testing/payment-shop.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

const world = usePaymentShop();

/** Returns the event of a payment whose webhook is not delivered. */
const payWithoutWebhook = async () => {
  const { shop, gateway, placeOrder, pay } = world();
  gateway.behave({ webhooks: 'never' });
  const order = await placeOrder();
  await pay(order);
  const { rows } = await shop.database.pool.query<{ provider_order_id: string }>(
    'select provider_order_id from payment_attempts where order_id = $1',
    [order.id],
  );
  return {
    provider: 'paymob',
    providerOrderId: rows[0]?.provider_order_id ?? '',
    transactionId: String(gateway.transactions.at(-1)?.id),
    parentId: null,
    kind: 'charge',
    outcome: 'succeeded',
    amount: order.total,
    currency: 'EGP',
    isLive: false,
    instrument: { kind: 'card', brand: null, last4: null },
    reason: null,
  } as const;
};

test('a first payment takes seven statements including begin and commit, a repeated webhook five', async () => {
  const { shop } = world();
  const event = await payWithoutWebhook();
  const record = () => recordPaymentEvent(shop.context, event, { by: 'webhook', adminId: null });
  // caches the settings first
  await shop.context.shopSettings.current();
  expect(await countStatements(shop.database, record)).toBe(7);
  expect(await countStatements(shop.database, record)).toBe(5);
});

test('placing a card order takes as many statements as any other', async () => {
  const { shop, placeOrder } = world();
  await placeOrder();
  const count = (paymentMethod: 'card' | 'cash_on_delivery') =>
    countStatements(shop.database, () => placeOrder({ paymentMethod }));
  expect(await count('card')).toBe(await count('cash_on_delivery'));
});
