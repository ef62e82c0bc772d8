import { cairoDay } from '#core/dates/cairo-time.ts';
import type { Database } from '#core/server/database/connect.ts';
import { priceOfLines } from '#features/orders/refund-price.ts';
import { type SalesBreakdown, WELCOME_CODES } from '../report.ts';
import type { DayRange } from '../report-period.ts';

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

type ReturnSums = { returnedQuantity: number; returnedGoods: number };
type Sums = ReturnSums & { orders: number; quantity: number; goods: number; promoDiscount: number; refunded: number };
type Lines = readonly { readonly productId: string; readonly quantity: number }[];

/** A deduction from an order: its time, its share of the goods with tax, and the returned quantities. */
type PricedDeduction = {
  readonly id: string;
  readonly order: Order;
  readonly at: Date;
  readonly price: number;
  /** Tax in the price. */
  readonly tax: number;
  readonly refunded: number;
  readonly returned: Lines;
  /** Price of each product of a return; null for refunds. */
  readonly amounts: ReadonlyMap<string, number> | null;
};

type Deduction = Omit<PricedDeduction, 'tax'>;

const goodsWithTax = ({ total, shipping_cost: shipping }: Order): number => total - shipping;

const taxIn = (order: Order, price: number): number =>
  goodsWithTax(order) === 0 ? 0 : Number((BigInt(price) * BigInt(order.tax)) / BigInt(goodsWithTax(order)));

/** Reads all orders that are not cancelled, and their deductions. */
const readAll = async ({ pool }: Pool) => {
  const { rows: orders } = await pool.query<Order>(`select * from orders where status <> 'cancelled'`);
  const { rows: refunds } = await pool.query<{
    id: string;
    order_id: string;
    amount: number;
    includes_shipping: boolean;
    lines: Lines;
    done_at: Date;
    return_id: string | null;
  }>(
    `select refunds.*, return_id from refunds left join return_refunds on refund_id = refunds.id
     where state = 'done' and reason in ('return', 'goodwill', 'cancelled')`,
  );
  const { rows: returns } = await pool.query<{
    id: string;
    order_id: string;
    goods_refund: number;
    waived: number;
    changed_at: Date;
  }>(
    `select returns.*, changed_at from returns join return_changes on return_id = returns.id where to_state = 'received'`,
  );
  const { rows: lines } = await pool.query<{ return_id: string; product_id: string; received: number; amount: number }>(
    'select *, restocked + written_off as received from return_lines',
  );
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  const linesOf = (id: string) => lines.filter(({ return_id: of }) => of === id);
  const amountsOf = (id: string) => new Map(linesOf(id).map((line) => [line.product_id, line.amount] as const));
  const deductions = [
    ...refunds.flatMap((refund): Deduction[] => {
      const order = ordersById.get(refund.order_id);
      if (order === undefined) return [];
      const shipping = refund.includes_shipping ? Math.min(order.shipping_cost, refund.amount) : 0;
      const { return_id: id, amount: refunded, done_at: at } = refund;
      const price = refunded - shipping;
      return [
        {
          id: `refund ${refund.id}`,
          order,
          at,
          refunded,
          price,
          returned: id ? [] : refund.lines,
          amounts: id ? amountsOf(id) : null,
        },
      ];
    }),
    ...returns.flatMap(({ id, order_id: orderId, changed_at: at, ...orderReturn }): Deduction[] => {
      const order = ordersById.get(orderId);
      const returned = linesOf(id).map((line) => ({ productId: line.product_id, quantity: line.received }));
      const price = Math.min(orderReturn.waived, orderReturn.goods_refund);
      return order === undefined
        ? []
        : [{ id: `return ${id}`, order, at, refunded: 0, price, returned, amounts: amountsOf(id) }];
    }),
  ];
  return { orders, deductions: toPricedDeductions(deductions) };
};

/** Limits the deductions of each order to the price of its goods, and divides its tax, in chronological order. */
const toPricedDeductions = (deductions: readonly Deduction[]): PricedDeduction[] => {
  const before = new Map<string, number>();
  const sorted = deductions.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
  return sorted.map((deduction) => {
    const { order } = deduction;
    const all = before.get(order.id) ?? 0;
    before.set(order.id, all + deduction.price);
    const [from, to] = [all, all + deduction.price].map((price) => Math.min(price, goodsWithTax(order)));
    const [low = 0, high = 0] = [from, to];
    return { ...deduction, price: high - low, tax: taxIn(order, high) - taxIn(order, low) };
  });
};

const isWithin = (at: Date, { from, to }: DayRange) => cairoDay(at) >= from && cairoDay(at) <= to;

const codeOf = ({ promo_code: code }: Order) => (/^WELCOME-.{8}$/u.test(code ?? '') ? WELCOME_CODES : (code ?? ''));

const keysOf: Readonly<Record<Exclude<SalesBreakdown, 'product' | 'category'>, (order: Order) => string>> = {
  governorate: ({ shipping_info: { governorate = '' } }) => governorate,
  method: ({ payment_method: method }) => method,
  promoCode: codeOf,
};

const quantityOf = (lines: Lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the expected report, summed order by order. */
export const sumOrders = async (
  database: Pool,
  by: keyof typeof keysOf,
  days: DayRange,
): Promise<Record<string, Sums>> => {
  const sums: Record<string, Sums> = {};
  const of = (order: Order) => {
    const key = keysOf[by](order);
    sums[key] ??= {
      orders: 0,
      quantity: 0,
      goods: 0,
      promoDiscount: 0,
      refunded: 0,
      returnedQuantity: 0,
      returnedGoods: 0,
    };
    return sums[key];
  };
  const { orders, deductions } = await readAll(database);
  for (const order of orders.filter((each) => isWithin(each.created_at, days))) {
    const sum = of(order);
    sum.orders += 1;
    sum.quantity += quantityOf(order.items);
    sum.goods += order.subtotal - order.discount;
    sum.promoDiscount += order.discount_amount;
  }
  for (const { order, refunded, price, tax, returned } of deductions.filter(({ at }) => isWithin(at, days))) {
    const sum = of(order);
    sum.refunded += refunded;
    sum.returnedQuantity += quantityOf(returned);
    sum.returnedGoods += price - tax;
  }
  return sums;
};

type ProductSums = ReturnSums & Pick<Sums, 'orders' | 'quantity' | 'goods'>;

/** Returns an order without tax and shipping. */
const untaxed = (order: Order) => ({
  items: order.items,
  subtotal: order.subtotal,
  bundleDiscount: order.bundle_discount,
  promoDiscount: order.discount_amount,
  tax: 0,
  taxBase: order.tax_base,
  shippingCost: 0,
  total: order.subtotal - order.discount,
});

/** Returns goods and deductions by product: goods are the refund of the line before tax. */
export const sumProducts = async (database: Pool, days: DayRange): Promise<Record<string, ProductSums>> => {
  const sums: Record<string, ProductSums> = {};
  const of = (id: string) => (sums[id] ??= { orders: 0, quantity: 0, goods: 0, returnedQuantity: 0, returnedGoods: 0 });
  const { orders, deductions } = await readAll(database);
  for (const order of orders.filter((each) => isWithin(each.created_at, days))) {
    for (const [index, { productId, quantity }] of order.items.entries()) {
      const upTo = (count: number) => priceOfLines(untaxed(order), order.items.slice(0, count));
      const sum = of(productId);
      sum.orders += 1;
      sum.quantity += quantity;
      sum.goods += upTo(index + 1) - (index === 0 ? 0 : upTo(index));
    }
  }
  for (const { order, price, tax, returned, amounts } of deductions.filter(({ at }) => isWithin(at, days))) {
    const goods = price - tax;
    const nets = netLines(order);
    const ofReturned = order.items.map(({ productId, quantity }, index) =>
      amounts
        ? (amounts.get(productId) ?? 0)
        : ((nets[index] ?? 0) * quantityOf(returned.filter((line) => line.productId === productId))) / quantity,
    );
    const weights = total(ofReturned) > 0 ? ofReturned : nets;
    const upTo = (count: number) =>
      total(weights) > 0 ? Math.floor((goods * total(weights.slice(0, count))) / total(weights) + 0.001) : 0;
    for (const [index, { productId }] of order.items.entries()) {
      const sum = of(productId);
      sum.returnedGoods += upTo(index + 1) - upTo(index);
      sum.returnedQuantity += quantityOf(returned.filter((line) => line.productId === productId));
    }
  }
  return sums;
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns the prices of lines after discounts, in piastres with fractions. */
const netLines = ({ items, bundle_discount: bundle, discount_amount: promo }: Order): number[] => {
  const bundled = items.map(({ lineTotal, togetherDiscount }) => (togetherDiscount === 0 ? lineTotal : 0));
  const discounted = items.map(
    ({ lineTotal, togetherDiscount }, index) =>
      lineTotal - togetherDiscount - (total(bundled) > 0 ? (bundle * (bundled[index] ?? 0)) / total(bundled) : 0),
  );
  return discounted.map((each) => each - (total(discounted) > 0 ? (promo * each) / total(discounted) : 0));
};

/** Returns the tax by month and rate, and the tax in deductions. */
export const sumTax = async (database: Pool, days: DayRange): Promise<Record<string, object>> => {
  const sums: Record<string, { orders: number; taxed: number; tax: number; refundedTax: number }> = {};
  const of = (at: Date, { tax_percent: percent }: Order) => {
    const key = `${cairoDay(at).slice(0, 7)} ${percent}`;
    sums[key] ??= { orders: 0, taxed: 0, tax: 0, refundedTax: 0 };
    return sums[key];
  };
  const { orders, deductions } = await readAll(database);
  for (const order of orders.filter((each) => isWithin(each.created_at, days))) {
    const sum = of(order.created_at, order);
    sum.orders += 1;
    sum.taxed += order.tax_base === 'before-discounts' ? order.subtotal : order.subtotal - order.discount;
    sum.tax += order.tax;
  }
  for (const { order, at, tax } of deductions.filter((each) => isWithin(each.at, days)))
    of(at, order).refundedTax += tax;
  return sums;
};
