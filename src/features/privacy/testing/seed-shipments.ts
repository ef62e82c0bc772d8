import type { ServedShop } from '#tests/support/shop/http-shop.ts';
import type { TraceableUser } from './traceable-users.ts';

/** Inserts all data of an order's parcel: its history, and a mismatched line of the courier's file. */
export const seedShipments = async (
  { shop }: ServedShop,
  orderNumber: string,
  { trackingNumber, settlementNote }: TraceableUser,
): Promise<void> => {
  await shop.database.pool.query(
    `with courier as (select id from couriers where name_en = 'Bosta'),
     moment as (select now() - interval '2 hours' as packed, now() - interval '1 hour' as handed_over, now() as delivered),
     parcel as (
       insert into shipments (order_id, number, courier_id, tracking_number, cash_to_collect, cash_received, state, created_at,
         handed_over_at, ended_at)
       select orders.id, 1, courier.id, $2, 55555, 44444, 'delivered', packed, handed_over, delivered
       from orders, courier, moment where order_number = $1 returning id, order_id, courier_id
     ),
     history as (
       insert into shipment_changes (shipment_id, state, changed_at)
       select parcel.id, state, at from parcel, moment,
         lateral (values ('packed', packed), ('handed_over', handed_over), ('delivered', delivered)) as step (state, at)
     ),
     file as (
       insert into cod_settlements (courier_id, file_name, line_count, amount, repeated_count, created_at)
       select id, 'settlement.csv', 1, 44444, 0, now() from courier returning id
     )
     insert into cod_settlement_lines (settlement_id, courier_id, key, number, tracking_number, order_number, amount, fee, day, outcome,
       order_id, shipment_id, due, booked, settled_at, note, created_at)
     select file.id, courier_id, sha256($1::bytea), 2, $2, $1, 44444, 4500, '2026-11-30', 'short', order_id, parcel.id, 55555, 44444,
       now() - interval '1 minute', $3, now() - interval '3 minutes'
     from file, parcel`,
    [orderNumber, trackingNumber, settlementNote],
  );
};
