import { randomUUID } from 'node:crypto';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { priceCart } from '../../../domain/pricing/price-cart.ts';
import { defaultRules } from '../../../domain/settings/commerce-rules.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { pricedColumns } from '../../../server/orders/order-amounts.ts';
import { type Buyer, buyers } from './buyers.ts';
import { insertRow } from './insert-row.ts';

const HOUR_MS = 3_600_000;
const ORDERS = 64;
const unambiguous = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const promo = { code: 'NILE10', discountType: 'percentage', discountValue: 10 } as const;

/** Returns the account id of an e-mail address; null without an account. */
export type IdOf = (email: string) => string | null;

/**
 * Inserts orders of the last six weeks, older ones with a later status; every fifth is a gift, every fourth has a promo code.
 * An admin has changed their status.
 */
export const placeOrders = async (
  pool: Database['pool'],
  now: Date,
  idOf: IdOf,
  adminId: string | null,
): Promise<void> => {
  for (let place = 0; place < ORDERS; place += 1) {
    const buyer = buyers[(place * 3) % buyers.length];
    const at = new Date(now.getTime() - hoursAgo(place) * HOUR_MS);
    if (buyer) await placeOne(pool, buyer, { place, at, buyerId: idOf(buyer.email), adminId });
  }
};

/** Less than a day apart, at uneven intervals. */
const hoursAgo = (place: number): number => 2 + place * 15 + ((place * 7) % 11);

type Hands = Readonly<{ at: Date; buyerId: string | null; adminId: string | null }>;

const placeOne = async (
  pool: Database['pool'],
  buyer: Buyer,
  { place, ...hands }: Hands & { readonly place: number },
): Promise<void> => {
  const { at, buyerId } = hands;
  const items = [0, 1, 2].slice(0, 1 + (place % 3)).flatMap((step) => catalogue[(place * 5 + step * 9) % 37] ?? []);
  const lines = items.map(({ id, price }, step) => ({
    productId: id,
    unitPrice: price,
    quantity: 1 + ((place + step) % 2),
  }));
  const quote = priceCart(
    { lines, togetherGroups: new Map(), promo: place % 4 === 1 ? promo : undefined },
    defaultRules,
  );
  const [status, payment] = standingOf(place);
  const isGift = place % 5 === 2;
  const id = await insertRow(pool, 'orders', {
    user_id: buyerId,
    order_number: `ORD-${at.getTime()}-${codeOf(place)}`,
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
    payment_status: payment,
    payment_method: place % 3 === 0 ? 'bank_transfer' : 'cash_on_delivery',
    is_gift: isGift,
    gift_wrap: isGift,
    gift_message: isGift ? giftMessages[buyer.language] : null,
    created_at: at,
  });
  await writeHistory(pool, id, { status, payment, ...hands });
};

/** Inserts an order's history: placed by its buyer, then status and payment changed by an admin. */
const writeHistory = async (
  pool: Database['pool'],
  id: string,
  { status, payment, at, buyerId, adminId }: Hands & { readonly status: Status; readonly payment: Payment },
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
  if (payment === 'paid') await change(1, adminId, { from_payment: 'pending', to_payment: 'paid' });
};

type Status = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
type Payment = 'pending' | 'paid';

/** Status of an order by age: newer orders have fewer changes. */
const standingOf = (place: number): readonly [Status, Payment] => {
  if (place % 17 === 9) return ['cancelled', 'pending'];
  if (place < 3) return ['pending', place === 0 ? 'paid' : 'pending'];
  if (place < 6) return ['processing', place % 2 === 0 ? 'paid' : 'pending'];
  if (place < 9) return ['shipped', 'paid'];
  return ['delivered', 'paid'];
};

/** Nine characters that look random. */
const codeOf = (place: number): string =>
  Array.from({ length: 9 }, (_, step) =>
    unambiguous.charAt((place * 11 + step * step * 7 + step * 13) % unambiguous.length),
  ).join('');

const giftMessages = {
  ar: 'كل عام وأنتِ بخير يا أمي، مع كل الحب.',
  en: 'Many happy returns, with all our love.',
} as const;
