import { setTimeout as pause } from 'node:timers/promises';
import type { PaymobGateway } from '#features/payments/providers/paymob/testing/paymob-gateway.ts';
import { auditPayments } from '#features/payments/testing/audit-payments.ts';
import { createChance } from '../support/chance.ts';
import type { Stage } from './environment.ts';
import { createOrderInputs, stockBefore } from './order-inputs.ts';
import { onPaymentStage, settlePayments } from './payment-stage.ts';
import { startPayments } from './payment-stream.ts';
import { type Figures, must, type Proof } from './scenario.ts';

const BUYERS = 6;

const audit = async (
  { database: { pool } }: Stage,
  gateway: PaymobGateway,
  numbers: readonly string[],
): Promise<Figures> => {
  const { rows } = await pool.query<{ id: string; number: string; status: string; payment: string }>(
    'select id, order_number as number, status, payment_status as payment from orders',
  );
  const recorded = new Set(rows.map(({ number }) => number));
  must(
    numbers.every((number) => recorded.has(number)),
    'every acknowledged order exists',
  );
  const breaches = await auditPayments(pool, gateway, { now: new Date(), orderIds: rows.map(({ id }) => id) });
  must(breaches.length === 0, 'the ledger matches the gateway', breaches.slice(0, 5));
  const stock = await pool.query<{ id: string; stock: number; sold: number }>(`
    select id, stock, coalesce((select sum((item ->> 'quantity')::integer) from orders, jsonb_array_elements(items) item
      where status <> 'cancelled' and item ->> 'productId' = products.id), 0)::integer as sold from products`);
  for (const { id, stock: remaining, sold } of stock.rows)
    must(
      remaining + sold === stockBefore.get(id),
      'stock is the initial stock minus the sold items',
      id,
      remaining,
      sold,
    );
  const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
  return {
    orders: rows.length,
    paid: count(({ status, payment }) => status === 'pending' && payment === 'paid'),
    'cancelled unpaid': count(({ status, payment }) => status === 'cancelled' && payment === 'pending'),
    'charges at the gateway': gateway.transactions.filter((each) => each.success && !each.has_parent_transaction)
      .length,
    'refunds at the gateway': gateway.transactions.filter((each) => each.success && each.is_refund).length,
  };
};

/** Kills the shop while customers pay: in the end its ledger matches the gateway, and every item is either sold or in stock. */
export const paymentKills: Proof = ({ seed, rounds }) =>
  onPaymentStage(async (stage, gateway) => {
    const chance = createChance(seed);
    await createOrderInputs(stage.database);
    const stream = startPayments({ url: stage.url, gateway, chance, buyers: BUYERS });
    for (let round = 1; round <= rounds; round += 1) {
      await pause(chance.between(300, 2_500));
      await stage.killShop();
      await stage.startShop();
    }
    await pause(1_000);
    const numbers = await stream.end();
    // webhooks that were on their way
    await pause(200);
    await settlePayments(stage);
    return { kills: rounds, ...(await audit(stage, gateway, numbers)) };
  });
