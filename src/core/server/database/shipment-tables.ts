import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type CouriersTable = {
  id: Generated<string>;
  name_ar: string;
  name_en: string;
  /** With `{number}`; null for a courier without a page for it. */
  tracking_url: string | null;
  /** `{ field, heading }` in sequence. */
  csv_columns: JSONColumnType<object[]>;
  is_active: Generated<boolean>;
  /** Headings of the columns of its settlements; null until they are chosen. */
  settlement_columns: ColumnType<object | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date, never>;
};

export type ShipmentStateColumn = 'packed' | 'handed_over' | 'delivered' | 'returned' | 'lost' | 'withdrawn';

export type ShipmentsTable = {
  id: Generated<string>;
  order_id: string;
  number: number;
  courier_id: string;
  tracking_number: string | null;
  /** Piastres, like `cash_received`. */
  cash_to_collect: number;
  cash_received: Generated<number>;
  state: ShipmentStateColumn;
  created_at: Date;
  handed_over_at: Date | null;
  /** When it was delivered, came back, was lost or withdrawn. */
  ended_at: Date | null;
};

export type ShipmentChangesTable = {
  id: ColumnType<number, never, never>;
  shipment_id: string;
  state: ShipmentStateColumn;
  changed_by: string | null;
  changed_at: Date;
};

export type SettlementsTable = {
  id: Generated<string>;
  courier_id: string;
  file_name: string;
  /** New lines, their sum in piastres, and lines that an earlier file had. */
  line_count: number;
  amount: number;
  repeated_count: number;
  created_at: Date;
  admin_id: string | null;
};

export type SettlementLinesTable = {
  id: Generated<string>;
  settlement_id: string;
  courier_id: string;
  key: Buffer;
  number: number;
  tracking_number: string | null;
  order_number: string | null;
  /** Piastres, like `fee`, `due` and `booked`. */
  amount: number;
  fee: number | null;
  /** 'YYYY-MM-DD' in Cairo's calendar. */
  day: string;
  outcome: 'waiting' | 'paid' | 'short' | 'over' | 'unknown' | 'paid_before';
  order_id: string | null;
  shipment_id: string | null;
  due: number | null;
  booked: Generated<number>;
  settled_at: Date | null;
  settled_by: string | null;
  note: string | null;
  created_at: Date;
};

/** Tables of couriers, parcels and settlements. */
export type ShipmentTables = {
  couriers: CouriersTable;
  shipments: ShipmentsTable;
  shipment_changes: ShipmentChangesTable;
  settlements: SettlementsTable;
  settlement_lines: SettlementLinesTable;
};
