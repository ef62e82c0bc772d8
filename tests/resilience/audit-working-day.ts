import type { Pool } from 'pg';
import { contentSource } from '#core/i18n/server-texts.ts';
import { defaultPublicSettings } from '#features/settings/server/default-settings.ts';
import { formatShopValues } from '#generated/shop-values.gen.ts';
import type { ReceivedMail } from '../support/servers/mail-server.ts';
import { must } from './scenario.ts';

/** Invariants of every row after any working day; each query returns the violating rows. */
const promises: readonly (readonly [promise: string, breaches: string])[] = [
  [
    'stock is the sum of its movements',
    `select id, stock from products where stock <>
       (select coalesce(sum(quantity), 0) from stock_movements where product_id = products.id)`,
  ],
  [
    'an order has taken what it has, and given back what came back, once',
    `with taken as (
       select order_number, product_id, sum(quantity) as moved from stock_movements where order_number is not null group by 1, 2
     ), returned as (
       select order_id, product_id, sum(restocked) as restocked, sum(written_off) as written_off
       from returns join return_lines on return_id = returns.id group by 1, 2
     ), held as (
       select orders.id as order_id, order_number, status, item ->> 'productId' as product_id, (item ->> 'quantity')::integer as quantity
       from orders, jsonb_array_elements(items) item
     )
     select order_number, product_id, moved, quantity, restocked, written_off
     from held left join returned using (order_id, product_id) full join taken using (order_number, product_id)
     where coalesce(moved, 0) <> case when status = 'cancelled' then 0 - coalesce(written_off, 0)
       else 0 - coalesce(quantity, 0) + coalesce(restocked, 0) end`,
  ],
  [
    'no more pieces come back than an order has',
    `select orders.id, item ->> 'productId' as product from orders, jsonb_array_elements(items) item where (item ->> 'quantity')::integer <
       (select sum(restocked + written_off) from returns join return_lines on return_id = returns.id
        where order_id = orders.id and product_id = item ->> 'productId')`,
  ],
  [
    'no more money goes back than was paid',
    `select order_number, paid_amount, refunded_amount from orders where refunded_amount > paid_amount
       or (select coalesce(sum(amount), 0) from refunds where order_id = orders.id and state <> 'refused') > paid_amount`,
  ],
  [
    'what goes back for a return is at most what is due',
    `select returns.id from returns where (select coalesce(sum(amount), 0) from return_refunds join refunds on refunds.id = refund_id
       where return_id = returns.id and refunds.state <> 'refused') > coalesce(goods_refund + shipping_refund, 0) - waived`,
  ],
  [
    'cash of a parcel is what its lines brought, and not more than it was to collect',
    `select id, cash_received from shipments where cash_received > cash_to_collect or cash_received <>
       (select coalesce(sum(booked), 0) from cod_settlement_lines where shipment_id = shipments.id)`,
  ],
  [
    'each line that was booked is one payment of its order',
    `select orders.id, order_number from orders where payment_method = 'cash_on_delivery'
       and not exists (select from audit_log where action = 'order.payment_status_changed' and subject = order_number) and
       array(select amount from payment_transactions where order_id = orders.id and kind = 'charge' and outcome = 'succeeded' order by 1)
       is distinct from array(select booked from cod_settlement_lines where order_id = orders.id and booked > 0 order by 1)`,
  ],
  [
    'what was paid in cash is the sum of its payments',
    `select order_number, paid_amount from orders where payment_method = 'cash_on_delivery' and paid_amount <>
       (select coalesce(sum(amount), 0) from payment_transactions where order_id = orders.id and kind = 'charge' and outcome = 'succeeded')`,
  ],
  [
    'a line of a courier is there once',
    `select tracking_number, order_number, amount from cod_settlement_lines group by 1, 2, 3, day having count(*) > 1`,
  ],
  [
    'every line of a courier is booked, or waits for a person',
    `select id from cod_settlement_lines where outcome = 'waiting'`,
  ],
  [
    'each line that was settled by hand is in the audit log once',
    `select lines, entries from (select count(*) as lines from cod_settlement_lines where settled_at is not null) l,
       (select count(*) as entries from audit_log where action = 'settlement.line_settled') e where lines <> entries`,
  ],
  [
    'an order is shipped when a parcel is with the courier, and not before',
    `select order_number, status, parcels from orders, lateral (select array(select state from shipments where order_id = orders.id) as parcels) s
     where cardinality(parcels) > 0 and ((status in ('pending', 'processing') and parcels && array['handed_over', 'delivered', 'returned'])
       or (status = 'shipped' and not 'handed_over' = any(parcels))
       or (status = 'delivered' and (not 'delivered' = any(parcels) or 'handed_over' = any(parcels)))
       or (status = 'cancelled' and parcels && array['packed', 'handed_over']))`,
  ],
  [
    'an order has one parcel',
    `select order_id from shipments where state <> 'withdrawn' group by 1 having count(*) > 1`,
  ],
  [
    'the history of an order has each state once, and ends with the state of the order',
    `select order_number, status, steps from orders, lateral (select array(select to_status from order_status_changes
       where order_id = orders.id and to_status is not null order by changed_at, id) as steps) s
     where steps[cardinality(steps)] <> status or cardinality(steps) <> (select count(distinct step) from unnest(steps) step)`,
  ],
  [
    'the history of a parcel has each state once, and ends with its state',
    `select id, state, steps from shipments, lateral (select array(select state from shipment_changes
       where shipment_id = shipments.id order by id) as steps) s
     where steps[cardinality(steps)] <> state or cardinality(steps) <> (select count(distinct step) from unnest(steps) step)`,
  ],
  [
    'the history of a return has each state once, and ends with its state',
    `select id, state, steps from returns, lateral (select array(select to_state from return_changes
       where return_id = returns.id order by id) as steps) s
     where steps[cardinality(steps)] <> state or cardinality(steps) <> (select count(distinct step) from unnest(steps) step)`,
  ],
  [
    'a parcel that was packed is in the audit log once',
    `select order_number from orders where (select count(*) from shipments where order_id = orders.id) <>
       (select count(*) from audit_log where action = 'shipment.created' and subject like order_number || ' · %')`,
  ],
  [
    'each change of an order is in its history and in the audit log once',
    `select order_number, version from orders where version - 1 <> (select count(*) from order_edits where order_id = orders.id)
       or version - 1 <> (select count(*) from audit_log where action = 'order.changed' and subject = order_number)`,
  ],
  [
    'every import has ended',
    `select id, state, is_cancelled, done, changes from product_imports where state in ('waiting', 'running')`,
  ],
];

/** Checks the invariants after a working day. */
export const auditRows = async (pool: Pool): Promise<void> => {
  for (const [promise, breaches] of promises) {
    const { rows } = await pool.query(`${breaches} limit 5`);
    must(rows.length === 0, promise, rows);
  }
};

const mails = contentSource('ar')(formatShopValues(defaultPublicSettings, 'ar')).mail;

/** Subject of the mail of a step, and how often the step was done, by order. */
const steps: readonly (readonly [subject: (data: { orderNumber: string }) => string, times: string])[] = [
  ...(['processing', 'shipped', 'delivered'] as const).map(
    (status) =>
      [
        (data: { orderNumber: string }) => mails.order[status].subject(data),
        `select count(*) from order_status_changes where order_id = orders.id and to_status = '${status}'`,
      ] as const,
  ),
  [mails.orderChanged.subject, 'select count(*) from order_edits where order_id = orders.id'],
  ...(
    [
      ['requested', 'return.created'],
      ['approved', 'return.approved'],
      ['refused', 'return.refused'],
      ['received', 'return.received'],
      ['closed', 'return.closed'],
      ['delivery-refused', 'return.delivery_refused'],
    ] as const
  ).map(
    ([event, action]) =>
      [
        mails.returns[event].subject,
        `select count(*) from audit_log where action = '${action}' and subject = order_number`,
      ] as const,
  ),
];

/** Checks that each step of an order was mailed to its customer once; the same Message-ID may have been sent again. */
export const auditStepMails = async (pool: Pool, received: readonly ReceivedMail[]): Promise<number> => {
  const bySubject = Map.groupBy(received, ({ headers }) => headers['subject'] ?? '');
  let count = 0;
  const columns = steps.map(([, times], index) => `(${times})::integer as step_${index}`).join(', ');
  const { rows } = await pool.query(`select order_number, ${columns} from orders`);
  for (const row of rows)
    for (const [index, [subject]] of steps.entries()) {
      const sent = bySubject.get(subject({ orderNumber: row.order_number })) ?? [];
      const ids = new Set(sent.map(({ headers }) => headers['message-id']));
      must(ids.size === row[`step_${index}`], 'each step is mailed once', row, index, [...ids]);
      count += ids.size;
    }
  return count;
};
