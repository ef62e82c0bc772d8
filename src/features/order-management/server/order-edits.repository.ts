import { type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Bilingual } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import { firstFilled } from '#core/server/database/first-filled.ts';
import type { OrderPart, PricedBy } from '#features/orders/order-edit.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** A line of an order before or after a change. */
export type ChangedLine = { readonly productId: string; readonly name: Bilingual; readonly quantity: number };

/** A change of the content of an order. */
export type StoredOrderChange = Omit<
  Selectable<Tables['order_edits']>,
  'parts' | 'lines_before' | 'lines_after' | 'changed_by'
> & {
  readonly parts: OrderPart[];
  readonly lines_before: ChangedLine[];
  readonly lines_after: ChangedLine[];
};

const columns = [
  'order_id',
  'version',
  'changed_at',
  'parts',
  'priced_by',
  'lines_before',
  'lines_after',
  'total_before',
  'total_after',
] as const;

/** Returns the changes of orders, oldest first, with the names of the admins; null for a deleted account. */
export const findOrderChanges = async (
  database: Reader,
  orderIds: readonly string[],
): Promise<(StoredOrderChange & { readonly name: string | null })[]> => {
  const rows = await database
    .selectFrom('order_edits')
    .leftJoin('profiles', 'profiles.id', 'order_edits.changed_by')
    .select(columns)
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('name'))
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('version')
    .execute();
  return rows.map(toChange);
};

/** Returns the changes of all orders of a customer, oldest first. */
export const findChangesOfCustomer = async (database: Reader, userId: string): Promise<StoredOrderChange[]> => {
  const rows = await database
    .selectFrom('order_edits')
    .innerJoin('orders', 'orders.id', 'order_edits.order_id')
    .select(columns.map((column) => `order_edits.${column}` as const))
    .where('orders.user_id', '=', userId)
    .orderBy('order_edits.changed_at')
    .execute();
  return rows.map(toChange);
};

// Only `insertOrderChange` writes these columns.
const toChange = <Row extends Pick<Selectable<Tables['order_edits']>, 'parts' | 'lines_before' | 'lines_after'>>(
  row: Row,
) => ({
  ...row,
  parts: row.parts as OrderPart[],
  lines_before: row.lines_before as ChangedLine[],
  lines_after: row.lines_after as ChangedLine[],
});

export type NewOrderChange = {
  readonly orderId: string;
  readonly version: number;
  readonly by: string;
  readonly at: Date;
  readonly parts: readonly OrderPart[];
  readonly pricedBy: PricedBy;
  readonly linesBefore: readonly ChangedLine[];
  readonly linesAfter: readonly ChangedLine[];
  readonly totalBefore: Piastres;
  readonly totalAfter: Piastres;
};

export const insertOrderChange = async (transaction: Transaction<Tables>, change: NewOrderChange): Promise<void> => {
  await transaction
    .insertInto('order_edits')
    .values({
      order_id: change.orderId,
      version: change.version,
      changed_by: change.by,
      changed_at: change.at,
      parts: [...change.parts],
      priced_by: change.pricedBy,
      lines_before: JSON.stringify(change.linesBefore),
      lines_after: JSON.stringify(change.linesAfter),
      total_before: change.totalBefore,
      total_after: change.totalAfter,
    })
    .execute();
};

/** Order columns that a change updates. */
export type OrderContent = Pick<
  StoredOrder,
  | 'items'
  | 'shipping_info'
  | 'shipping_zone'
  | 'subtotal'
  | 'discount'
  | 'bundle_discount'
  | 'together_discount'
  | 'discount_amount'
  | 'shipping_cost'
  | 'tax'
  | 'tax_percent'
  | 'bundle_percent'
  | 'together_percent'
  | 'tax_base'
  | 'settings_id'
  | 'total'
  | 'promo_code'
  | 'is_gift'
  | 'gift_wrap'
  | 'gift_message'
>;

/** Updates the content and version of an order that the caller has locked. */
export const updateContent = async (
  transaction: Transaction<Tables>,
  { id, version }: Pick<StoredOrder, 'id' | 'version'>,
  { items, shipping_info: shipping, shipping_zone: zone, ...content }: OrderContent,
): Promise<void> => {
  await transaction
    .updateTable('orders')
    .set({
      ...content,
      items: JSON.stringify(items),
      shipping_info: JSON.stringify(shipping),
      shipping_zone: JSON.stringify(zone),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
};
