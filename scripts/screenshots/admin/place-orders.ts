import { randomUUID } from 'node:crypto';
import type { Database } from '#core/server/database/connect.ts';
import { pricedColumns } from '#features/orders/server/order-amounts.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type Buyer, buyers } from './buyers.ts';
import { insertRow } from './insert-row.ts';
import { moveStock } from './move-stock.ts';

const HOUR_MS = 3_600_000;
/** Number of demo orders. */
export const ORDERS = 64;
const unambiguous = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const promo = { code: 'NILE10', discountType: 'percentage', discountValue: 10 } as const;

/** Returns the account id of an e-mail address; null without an account. */
export type IdOf = (email: string) => string | null;

/** An order of the demo data. */
export type DemoOrder = {
  readonly id: string;
  readonly number: string;
  /** 0 is the newest. */
  readonly index: number;
  readonly at: Date;
  readonly status: Status;
  readonly method: Method;
  readonly isPaid: boolean;
  /** Piastres. */
  readonly total: number;
  readonly quantities: Readonly<Record<string, number>>;
};

/**
 * Inserts orders of the last six weeks, the oldest first and with the latest status; every fifth is a gift, every fourth has a promo
 * code. They take their pieces from stock, and an admin has changed their status. Returns them, the newest first.
 */
export const placeOrders = async (
  pool: Database['pool'],
  now: Date,
  idOf: IdOf,
  adminId: string | null,
): Promise<readonly DemoOrder[]> => {
  const orders: DemoOrder[] = [];
  await deliver(pool, new Date(now.getTime() - 44 * 24 * HOUR_MS), adminId);
  for (let index = ORDERS - 1; index >= 0; index -= 1) {
    const buyer = buyers[(index * 3) % buyers.length];
    const at = new Date(now.getTime() - hoursAgo(index) * HOUR_MS);
    if (buyer) orders.unshift(await placeOne(pool, buyer, { index, at, buyerId: idOf(buyer.email), adminId }));
  }
  return orders;
};

/** Adds the items of all orders to stock before the first one. */
const deliver = (pool: Database['pool'], at: Date, by: string | null): Promise<void> => {
  const quantities: Record<string, number> = {};
  for (let index = 0; index < ORDERS; index += 1) {
    for (const { productId, quantity } of linesOf(index))
      quantities[productId] = (quantities[productId] ?? 0) + quantity;
  }
  return moveStock(pool, { at, reason: 'import', by, quantities });
};

/** Uneven intervals of less than a day. */
const hoursAgo = (index: number): number => 2 + index * 15 + ((index * 7) % 11);

const itemsOf = (index: number) =>
  [0, 1, 2].slice(0, 1 + (index % 3)).flatMap((step) => catalogue[(index * 5 + step * 9) % 37] ?? []);

const linesOf = (index: number) =>
  itemsOf(index).map(({ id, price }, step) => ({
    productId: id,
    unitPrice: price,
    quantity: 1 + ((index + step) % 2),
  }));

type Placement = Readonly<{ at: Date; buyerId: string | null; adminId: string | null }>;

const placeOne = async (
  pool: Database['pool'],
  buyer: Buyer,
  { index, ...placement }: Placement & { readonly index: number },
): Promise<DemoOrder> => {
  const { at, buyerId } = placement;
  const items = itemsOf(index);
  const quote = priceCart(
    { lines: linesOf(index), togetherGroups: new Map(), promo: index % 4 === 1 ? promo : undefined },
    defaultRules,
  );
  const method = methodOf(index);
  const status = statusOf(index);
  const isPaid = isPaidAt(index, status, method);
  const isGift = index % 5 === 2;
  const number = `ORD-${at.getTime()}-${codeOf(index)}`;
  const id = await insertRow(pool, 'orders', {
    user_id: buyerId,
    order_number: number,
    idempotency_key: randomUUID(),
    request_hash: '',
    language: buyer.language,
    items: JSON.stringify(
      quote.lines.map((line, step) => ({ ...line, name: items[step]?.name, subtitle: items[step]?.subtitle })),
    ),
    shipping_info: JSON.stringify({ ...buyer, fullName: buyer.name, name: undefined, language: undefined }),
    ...pricedColumns(quote, defaultRules, 0),
    shipping_zone: JSON.stringify(quote.zone),
    status,
    payment_status: isPaid ? 'paid' : 'pending',
    payment_method: method,
    is_gift: isGift,
    gift_wrap: isGift,
    gift_message: isGift ? giftMessages[buyer.language] : null,
    created_at: at,
  });
  const quantities = Object.fromEntries(quote.lines.map(({ productId, quantity }) => [productId, quantity]));
  const taken = Object.fromEntries(Object.entries(quantities).map(([productId, count]) => [productId, -count]));
  await moveStock(pool, { at, reason: 'order', orderNumber: number, quantities: taken });
  if (status === 'cancelled') {
    const later = new Date(at.getTime() + 5 * HOUR_MS);
    await moveStock(pool, {
      at: later,
      reason: 'cancellation',
      orderNumber: number,
      by: placement.adminId,
      quantities,
    });
  }
  await writeHistory(pool, id, { status, isPaid, ...placement });
  return { id, number, index, at, status, method, isPaid, total: quote.total, quantities };
};

/** Inserts an order's history: placed by its buyer, then status and payment changed by an admin. */
const writeHistory = async (
  pool: Database['pool'],
  id: string,
  { status, isPaid, at, buyerId, adminId }: Placement & { readonly status: Status; readonly isPaid: boolean },
): Promise<void> => {
  const way = ['pending', 'processing', 'shipped', 'delivered'] as const;
  const steps = status === 'cancelled' ? (['pending', 'cancelled'] as const) : way.slice(0, way.indexOf(status) + 1);
  const change = (hours: number, by: string | null, what: object) =>
    insertRow(pool, 'order_status_changes', {
      order_id: id,
      changed_at: new Date(at.getTime() + hours * HOUR_MS),
      changed_by: by,
      ...what,
    });
  for (const [step, to] of steps.entries()) {
    await change(step * 5, step === 0 ? buyerId : adminId, { from_status: steps[step - 1] ?? null, to_status: to });
  }
  if (isPaid) await change(1, adminId, { from_payment: 'pending', to_payment: 'paid' });
};

type Status = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
type Method = 'cash_on_delivery' | 'bank_transfer' | 'card' | 'wallet';

/** Status of an order by age: newer orders have fewer changes. */
const statusOf = (index: number): Status => {
  if (index % 17 === 9) return 'cancelled';
  if (index < 4) return 'pending';
  if (index < 6) return 'processing';
  return index < 9 ? 'shipped' : 'delivered';
};

const methodOf = (index: number): Method => {
  if (index % 3 === 0) return 'bank_transfer';
  if (index % 7 === 4) return 'card';
  return index % 7 === 6 ? 'wallet' : 'cash_on_delivery';
};

/** Cash of the last two weeks is still with the couriers; transfers of new orders have not been looked at. */
const isPaidAt = (index: number, status: Status, method: Method): boolean => {
  if (status === 'cancelled') return false;
  if (method === 'cash_on_delivery') return index > 24;
  return method !== 'bank_transfer' || index > 3;
};

/** Nine characters that look random. */
const codeOf = (index: number): string =>
  Array.from({ length: 9 }, (_, step) =>
    unambiguous.charAt((index * 11 + step * step * 7 + step * 13) % unambiguous.length),
  ).join('');

const giftMessages = {
  ar: 'كل عام وأنتِ بخير يا أمي، مع كل الحب.',
  en: 'Many happy returns, with all our love.',
} as const;
