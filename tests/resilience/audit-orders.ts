import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#core/server/database/connect.ts';
import { stockBefore } from './order-inputs.ts';
import type { ReportedOrder } from './order-stream.ts';
import { must } from './scenario.ts';

type Row = {
  readonly idempotency_key: string;
  readonly order_number: string;
  readonly items: readonly { readonly productId: string; readonly quantity: number; readonly lineTotal: number }[];
  readonly shipping_info: Readonly<Record<string, string>>;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping_cost: number;
  readonly tax: number;
  readonly total: number;
  readonly promo_code: string | null;
  readonly history: number;
};

/**
 * Compares the responses that buyers got with the database: every acknowledged order exists once and completely, there
 * are no other orders, and stock and promo code uses match these orders.
 */
export const auditOrders = async ({ pool }: Database, reported: readonly ReportedOrder[]): Promise<void> => {
  const { rows } = await pool.query<Row>(`
    select idempotency_key, order_number, items, shipping_info, subtotal, discount, shipping_cost, tax, total, promo_code,
      (select count(*) from order_status_changes where order_id = orders.id) as history
    from orders`);
  const byKey = Map.groupBy(rows, (row) => row.idempotency_key);
  for (const { input, placed, code } of reported) {
    const matches = byKey.get(input.idempotencyKey) ?? [];
    if (placed === null) {
      must(matches.length === 0, 'a refused order does not exist', code, matches, input);
      continue;
    }
    const [row] = matches;
    must(row !== undefined && matches.length === 1, 'an acknowledged order exists once', placed, matches);
    if (row !== undefined) auditOrder(row, { input, placed });
  }
  const placed = reported.filter((each) => each.placed !== null);
  must(rows.length === placed.length, 'every order was acknowledged', rows.length, placed.length);
  await auditStock(pool, rows);
  await auditCodes(pool, rows);
};

const auditOrder = (
  row: Row,
  { input, placed }: Pick<ReportedOrder, 'input'> & { placed: NonNullable<ReportedOrder['placed']> },
): void => {
  const items = row.items.map(({ productId, quantity }) => ({ productId, quantity }));
  must(isDeepStrictEqual(items, input.lines), 'an order has the requested items', row, input);
  must(
    row.order_number === placed.orderNumber && row.total === placed.total,
    'an order equals its response',
    row,
    placed,
  );
  must(row.total === input.expectedTotal, 'an order costs the expected total', row, input);
  const lineTotals = row.items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  must(lineTotals === row.subtotal, 'the lines add up to the subtotal', row);
  const sum = row.subtotal - row.discount + row.shipping_cost + row.tax;
  must(sum === row.total, 'the components add up to the total', row);
  const { address, city } = input.shipping;
  must(row.shipping_info['address'] === address && row.shipping_info['city'] === city, 'an order has its address', row);
  must((row.promo_code ?? undefined) === input.promoCode, 'an order has the submitted code', row);
  must(row.history === 1, 'an order has one first history entry', row);
};

const auditStock = async (pool: Database['pool'], orders: readonly Row[]): Promise<void> => {
  const sold = new Map<string, number>();
  for (const { productId, quantity } of orders.flatMap(({ items }) => items)) {
    sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  }
  const { rows } = await pool.query<{ id: string; stock: number }>('select id, stock from products');
  for (const { id, stock } of rows) {
    const before = stockBefore.get(id) ?? 0;
    must(stock === before - (sold.get(id) ?? 0), 'stock is the initial stock minus the sold items', id, stock, before);
  }
};

const auditCodes = async (pool: Database['pool'], orders: readonly Row[]): Promise<void> => {
  const { rows } = await pool.query<{ code: string; current_uses: number; max_uses: number | null }>(
    'select code, current_uses, max_uses from promo_codes',
  );
  for (const { code, current_uses: uses, max_uses: max } of rows) {
    const used = orders.filter(({ promo_code }) => promo_code === code).length;
    must(uses === used && uses <= (max ?? uses), 'the uses of a code match its orders', code, uses, used);
  }
};
