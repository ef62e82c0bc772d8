import { cairoDay } from '../../../domain/cairo-time.ts';
import { priceOfLines } from '../../../domain/payments/refund.ts';
import { type SalesBreakdown, WELCOME_CODES } from '../../../domain/reports/report.ts';
import type { DayRange } from '../../../domain/reports/report-period.ts';
import type { Database } from '../../../platform/database/connect.ts';

type Pool = Pick<Database, 'pool'>;

type Order = {
  readonly id: string;
  readonly items: { productId: string; quantity: number; lineTotal: number; togetherDiscount: number }[];
  readonly shipping_info: { readonly governorate?: string };
  readonly created_at: Date;
} & Readonly<
  Record<
    'subtotal' | 'discount' | 'bundle_discount' | 'discount_amount' | 'shipping_cost' | 'tax' | 'tax_percent' | 'total',
    number
  >
> & {
    readonly tax_base: 'before-discounts' | 'after-discounts';
    readonly payment_method: string;
    readonly promo_code: string | null;
  };

type Sums = { orders: number; quantity: number; goods: number; promoDiscount: number; refunded: number };

/** All orders that are not cancelled, and what went back of them, one by one. */
const readAll = async ({ pool }: Pool) => {
  const { rows: orders } = await pool.query<Order>(`select * from orders where status <> 'cancelled'`);
  const { rows: refunds } = await pool.query<{
    order_id: string;
    amount: number;
    includes_shipping: boolean;
    done_at: Date;
  }>(`select * from refunds where state = 'done' and reason in ('return', 'goodwill', 'cancelled')`);
  const known = new Map(orders.map((order) => [order.id, order]));
  return { orders, refunds: refunds.flatMap((refund) => ({ refund, order: known.get(refund.order_id) ?? [] })) };
};

const isWithin = (at: Date, { from, to }: DayRange) => cairoDay(at) >= from && cairoDay(at) <= to;

const codeOf = ({ promo_code: code }: Order) => (/^WELCOME-.{8}$/u.test(code ?? '') ? WELCOME_CODES : (code ?? ''));

const keysOf: Readonly<Record<Exclude<SalesBreakdown, 'product' | 'category'>, (order: Order) => string>> = {
  governorate: ({ shipping_info: { governorate = '' } }) => governorate,
  method: ({ payment_method: method }) => method,
  promoCode: codeOf,
};

const quantityOf = ({ items }: Order) => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the report has to be, added up order by order. */
export const addUp = async (database: Pool, by: keyof typeof keysOf, days: DayRange): Promise<Record<string, Sums>> => {
  const sums: Record<string, Sums> = {};
  const of = (order: Order) => {
    const key = keysOf[by](order);
    sums[key] ??= { orders: 0, quantity: 0, goods: 0, promoDiscount: 0, refunded: 0 };
    return sums[key];
  };
  const { orders, refunds } = await readAll(database);
  for (const order of orders.filter((each) => isWithin(each.created_at, days))) {
    const sum = of(order);
    sum.orders += 1;
    sum.quantity += quantityOf(order);
    sum.goods += order.subtotal - order.discount;
    sum.promoDiscount += order.discount_amount;
  }
  for (const { refund, order } of refunds) {
    if (!Array.isArray(order) && isWithin(refund.done_at, days)) of(order).refunded += refund.amount;
  }
  return sums;
};

/** Goods by product: the share that a refund of the line would have before tax. */
export const addUpProducts = async (
  database: Pool,
  days: DayRange,
): Promise<Record<string, Pick<Sums, 'orders' | 'quantity' | 'goods'>>> => {
  const sums: Record<string, Pick<Sums, 'orders' | 'quantity' | 'goods'>> = {};
  const { orders } = await readAll(database);
  for (const order of orders.filter((each) => isWithin(each.created_at, days))) {
    const untaxed = {
      items: order.items,
      subtotal: order.subtotal,
      bundleDiscount: order.bundle_discount,
      promoDiscount: order.discount_amount,
      tax: 0,
      taxBase: order.tax_base,
      shippingCost: 0,
      total: order.subtotal - order.discount,
    };
    for (const [index, { productId, quantity }] of order.items.entries()) {
      const upTo = (count: number) => priceOfLines(untaxed, order.items.slice(0, count));
      const sum = (sums[productId] ??= { orders: 0, quantity: 0, goods: 0 });
      sum.orders += 1;
      sum.quantity += quantity;
      sum.goods += upTo(index + 1) - (index === 0 ? 0 : upTo(index));
    }
  }
  return sums;
};

/** Tax by month and rate, and what of it went back. */
export const addUpTax = async (database: Pool, days: DayRange): Promise<Record<string, object>> => {
  const sums: Record<string, { orders: number; taxed: number; tax: number; refundedTax: number }> = {};
  const of = (at: Date, { tax_percent: percent }: Order) => {
    const key = `${cairoDay(at).slice(0, 7)} ${percent}`;
    sums[key] ??= { orders: 0, taxed: 0, tax: 0, refundedTax: 0 };
    return sums[key];
  };
  const { orders, refunds } = await readAll(database);
  for (const order of orders.filter((each) => isWithin(each.created_at, days))) {
    const sum = of(order.created_at, order);
    sum.orders += 1;
    sum.taxed += order.tax_base === 'before-discounts' ? order.subtotal : order.subtotal - order.discount;
    sum.tax += order.tax;
  }
  for (const { refund, order } of refunds) {
    if (Array.isArray(order) || !isWithin(refund.done_at, days)) continue;
    const price = order.total - order.shipping_cost;
    const shipping = refund.includes_shipping ? Math.min(order.shipping_cost, refund.amount) : 0;
    const goods = Math.min(refund.amount - shipping, price);
    of(refund.done_at, order).refundedTax +=
      price === 0 ? 0 : Number((BigInt(goods) * BigInt(order.tax)) / BigInt(price));
  }
  return sums;
};
