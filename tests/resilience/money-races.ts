import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdminSettlement } from '#features/cod-reconciliation/cod-reconciliation.admin.contract.ts';
import type { AdminReturn } from '#features/returns/returns.admin.contract.ts';
import { courierForm } from './courier-files.ts';
import { stockOf } from './race-setup.ts';
import { must } from './scenario.ts';
import type { Call } from './staff-client.ts';
import {
  language,
  orderIn,
  PRODUCT,
  pack,
  refusedBut,
  rowsOf,
  type StaffField,
  sendTogether,
} from './staff-race-setup.ts';

/** Three admins import the same courier's file, and two of them settle its lines. */
const raceSettlement = async (field: StaffField): Promise<void> => {
  const orders = [await orderIn(field, 'processing'), await orderIn(field, 'processing')];
  for (const { id } of orders) await pack(field, id);
  const parcels = await rowsOf<{ tracking: string; cash: number }>(
    field,
    'select tracking_number as tracking, cash_to_collect::integer as cash from shipments where order_id = any($1) order by order_id',
    orders.map(({ id }) => id),
  );
  for (const { id } of orders) {
    const body = { language, from: 'processing', to: 'shipped' };
    await field.admins[0].done({ method: 'PUT', path: `/admin/orders/${id}/status`, body });
  }
  const lines = parcels.map(({ tracking, cash }, index) => `${tracking};;${(cash - index * 500) / 100}`);
  const content = ['AWB;Ref;COD', ...lines].join('\r\n');
  const read = (): Call => ({
    method: 'POST',
    path: '/admin/settlements',
    body: courierForm(field.courierId, content),
  });
  const responses = await sendTogether(field, [read(), read(), read()]);
  refusedBut(responses, 3, []);
  const counts = responses.map(({ body }) => (body as unknown as AdminSettlement).lineCount);
  must(counts.reduce((sum, count) => sum + count, 0) === 2, 'each line of a file is imported once', counts);
  const find = (outcome: string) =>
    rowsOf<{ id: string }>(
      field,
      'select id from cod_settlement_lines where tracking_number = any($1) and outcome = $2',
      parcels.map(({ tracking }) => tracking),
      outcome,
    );
  for (const end = Date.now() + 60_000; (await find('waiting')).length > 0; ) {
    must(Date.now() < end, 'a file is booked');
    await pause(50);
  }
  const [short] = await find('short');
  must((await find('paid')).length === 1 && short !== undefined, 'a matching line is paid, another one stays open');
  const settle = (isBooked: boolean): Call => ({
    method: 'PUT',
    path: `/admin/settlement-lines/${short?.id}`,
    body: { isBooked, orderNumber: '', note: 'تحدثت مع المندوب' },
  });
  const settled = await sendTogether(field, [settle(true), settle(field.chance.isPercent(50)), settle(true)]);
  refusedBut(settled, 1, ['SETTLEMENT_LINE_SETTLED']);
  const paid = await rowsOf<{ charges: number }>(
    field,
    `select count(*)::integer as charges from payment_transactions where order_id = any($1)`,
    orders.map(({ id }) => id),
  );
  must([1, 2].includes(paid[0]?.charges ?? 0), 'each line is at most one payment', paid);
};

/** Concurrently refuses, approves and withdraws or closes a return; then three admins receive and refund the approved one. */
const raceReturn = async (field: StaffField): Promise<void> => {
  const { id: orderId } = await orderIn(field, 'delivered');
  const pay = { language, from: 'pending', to: 'paid' };
  await field.admins[0].done({ method: 'PUT', path: `/admin/orders/${orderId}/payment-status`, body: pay });
  const key = randomUUID();
  const lines = [{ productId: PRODUCT, quantity: 1, reason: 'damaged' }];
  const createReturn = (ownKey: string): Call => ({
    method: 'POST',
    path: `/admin/orders/${orderId}/returns`,
    body: { language, key: ownKey, lines, comment: null },
  });
  // one request that is sent twice, and another for the same item
  const responses = await sendTogether(field, [createReturn(key), createReturn(key), createReturn(randomUUID())]);
  refusedBut(responses, [1, 2], ['RETURN_TOO_MUCH']);
  const rows = await rowsOf<{ id: string }>(field, 'select id from returns where order_id = $1', orderId);
  must(rows.length === 1, 'an item is in one return', rows);
  const path = `/admin/returns/${rows[0]?.id}`;
  const approve: Call = { method: 'PUT', path: `${path}/approval`, body: { language, reply: null } };
  const refuse: Call = { method: 'PUT', path: `${path}/refusal`, body: { language, reply: 'استُعملت' } };
  refusedBut(
    await sendTogether(
      field,
      field.chance.oneOf([
        [approve, refuse, approve],
        [refuse, approve, approve],
      ]),
    ),
    1,
    ['RETURN_CHANGED'],
  );
  const before = await stockOf(field, PRODUCT);
  const receive = (restocked: number): Call => ({
    method: 'PUT',
    path: `${path}/receipt`,
    body: { language, lines: [{ productId: PRODUCT, restocked, writtenOff: 1 - restocked }] },
  });
  const received = await sendTogether(field, [receive(1), receive(0), receive(1)]);
  const [row] = await rowsOf<{ state: string; restocked: number }>(
    field,
    'select state, restocked from returns join return_lines on return_id = id where order_id = $1',
    orderId,
  );
  refusedBut(received, row?.state === 'refused' ? 0 : 1, ['RETURN_CHANGED']);
  must((await stockOf(field, PRODUCT)) - before === (row?.restocked ?? 0), 'an item is received once', row);
  if (row?.state === 'refused') return;
  const returns = await field.admins[0].done<AdminReturn[]>({
    path: `/admin/orders/${orderId}/returns?language=${language}`,
  });
  const refundable = returns?.[0]?.refundable ?? 0;
  const refund = (amount: number): Call => ({
    method: 'POST',
    path: `${path}/refunds`,
    body: { language, amount, expectedRefundable: refundable },
  });
  const part = Math.ceil(refundable / 2);
  refusedBut(await sendTogether(field, [refund(part), refund(refundable), refund(part)]), 1, ['RETURN_CHANGED']);
  const [money] = await rowsOf<{ refunded: number; refunds: number }>(
    field,
    `select refunded_amount::integer as refunded, (select count(*)::integer from refunds where order_id = orders.id) as refunds
     from orders where id = $1`,
    orderId,
  );
  must(
    money?.refunds === 1 && money.refunded <= refundable && money.refunded >= part,
    'the money is refunded once',
    money,
  );
};

/** Races about money: settlements of couriers, and returns with their refunds. */
export const moneyRaces = [raceSettlement, raceReturn] as const;
