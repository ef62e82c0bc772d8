import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';
import { bytesOf, screenshot } from './transfers.ts';

/**
 * Inserts one row of every kind that an order's payments can create: an attempt with its payment page, a declined card, a refused
 * refund and an issue; sends the picture of a bank transfer.
 */
export const paymentTraces = async (visit: TracedVisit): Promise<void> => {
  const { query, orderNumber, person } = visit;
  await query(
    `with bought as (select id, order_number from orders where order_number = $1),
     attempt as (
       insert into payment_attempts (order_id, number, provider, method, amount, is_live, reference, state, provider_order_id,
         encrypted_url, reason, created_at, changed_at, checked_at, returned_at)
       select id, 1, 'stripe', 'card', 77777, true, order_number || '-1', 'failed', 'cs_' || id, '\\x0102', 'insufficient_funds',
         now() - interval '9 minutes', now() - interval '8 minutes', now() - interval '7 minutes', now() - interval '6 minutes'
       from bought returning id, order_id
     ),
     charge as (
       insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, currency, is_live,
         is_counted, instrument, brand, last4, reason, recorded_by, recorded_at)
       select order_id, id, 'stripe', 'pi_' || order_id, 'charge', 'failed', 77777, 'EGP', true, true, 'card', 'visa', '4242',
         'insufficient_funds', 'webhook', now() - interval '8 minutes'
       from attempt returning id, order_id
     ),
     refund as (
       insert into refunds (order_id, charge_id, amount, reason, note, state, provider_refund_id, created_at, sent_at, done_at)
       select order_id, id, 33333, 'goodwill', $2, 'refused', 're_' || order_id, now() - interval '5 minutes',
         now() - interval '4 minutes', now() - interval '3 minutes'
       from charge
     )
     insert into payment_issues (kind, order_id, provider, subject, amount, created_at, resolved_at, note)
     select 'refund_refused', id, 'stripe', 're_' || id, 33333, now() - interval '3 minutes', now(), $3 from bought`,
    [orderNumber, person.refundNote, person.issueNote],
  );
  await query(`update orders set payment_method = 'bank_transfer' where order_number = $1`, [orderNumber]);
  await sendTransfer(visit);
};

const sendTransfer = async ({ shop, token, orderNumber, person }: TracedVisit): Promise<void> => {
  const form = new FormData();
  form.set('bankReference', person.bankReference);
  form.set('picture', new File([await bytesOf(screenshot().png())], 'transfer.png', { type: 'image/png' }));
  const response = await fetch(`${shop.url}/api/orders/${orderNumber}/transfer-proofs`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`transfer was refused: ${await response.text()}`);
};
