import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** Inserts a return with all its data: texts of customer and shop, a line, history and refund. */
export const returnTraces = async ({ query, orderNumber, person }: TracedVisit): Promise<void> => {
  await query(
    `with back as (
       insert into returns (order_id, kind, state, request_key, comment, reply, goods_refund, shipping_refund, created_at)
       select id, 'request', 'received', gen_random_uuid(), $2, $3, 44444, 5555, now() - interval '2 minutes'
       from orders where order_number = $1 returning id, order_id
     ),
     line as (
       insert into return_lines (return_id, product_id, quantity, reason, restocked, written_off, amount)
       select id, 'plate-lotus-01', 3333, 'not_as_described', 1111, 2222, 44444 from back
     ),
     refund as (
       insert into return_refunds (refund_id, return_id)
       select refunds.id, back.id from back join refunds using (order_id)
     )
     insert into return_changes (return_id, to_state, changed_by, changed_at)
     select back.id, 'received', orders.user_id, now() - interval '1 minute' from back join orders on orders.id = back.order_id`,
    [orderNumber, person.returnComment, person.returnAnswer],
  );
};
