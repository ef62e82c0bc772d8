import type { TracedVisit } from '#features/privacy/testing/traced-visit.ts';

/** Inserts a mismatched line about the order's parcel in a courier's file. */
export const codReconciliationTraces = async ({ query, orderNumber, person }: TracedVisit): Promise<void> => {
  await query(
    `with parcel as (
       select shipments.id, order_id, courier_id from shipments join orders on orders.id = order_id where order_number = $1
     ),
     file as (
       insert into cod_settlements (courier_id, file_name, line_count, amount, repeated_count, created_at)
       select courier_id, 'settlement.csv', 1, 44444, 0, now() from parcel returning id
     )
     insert into cod_settlement_lines (settlement_id, courier_id, key, number, tracking_number, order_number, amount, fee, day, outcome,
       order_id, shipment_id, due, booked, settled_at, note, created_at)
     select file.id, courier_id, sha256($1::bytea), 2, $2, $1, 44444, 4500, '2026-11-30', 'short', order_id, parcel.id, 55555, 44444,
       now() - interval '1 minute', $3, now() - interval '3 minutes'
     from file, parcel`,
    [orderNumber, person.trackingNumber, person.settlementNote],
  );
};
