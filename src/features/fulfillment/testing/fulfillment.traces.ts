import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** Inserts a parcel of the order with its history. */
export const fulfillmentTraces = async ({ query, orderNumber, person }: TracedVisit): Promise<void> => {
  await query(
    `with courier as (select id from couriers where name_en = 'Bosta'),
     moment as (select now() - interval '2 hours' as packed, now() - interval '1 hour' as handed_over, now() as delivered),
     parcel as (
       insert into shipments (order_id, number, courier_id, tracking_number, cash_to_collect, cash_received, state, created_at,
         handed_over_at, ended_at)
       select orders.id, 1, courier.id, $2, 55555, 44444, 'delivered', packed, handed_over, delivered
       from orders, courier, moment where order_number = $1 returning id
     )
     insert into shipment_changes (shipment_id, state, changed_at)
     select parcel.id, state, at from parcel, moment,
       lateral (values ('packed', packed), ('handed_over', handed_over), ('delivered', delivered)) as step (state, at)`,
    [orderNumber, person.trackingNumber],
  );
};
