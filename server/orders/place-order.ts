import type { Transaction } from 'kysely';
import type { PlacedOrder, PlaceOrder } from '../../contract/orders.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';
import { groupLines } from '../products/group-lines.ts';
import { type TakenPiece, takeStock } from '../products/take-stock.ts';
import { backOff } from '../promos/back-off.ts';
import { redeemPromo } from '../promos/redeem-promo.ts';
import type { ShopRoom } from '../shop-room.ts';
import { announceOrder } from './announce-order.ts';
import { chatUrlOf } from './chat-url-of.ts';
import { hashWish } from './hash-wish.ts';
import { findByKey, insertOrder, type StoredOrder, waitForTurn } from './orders.repository.ts';

/**
 * Places an order: one intent, one order, at the server's prices (decisions 1 and 11). The same key with the same wish
 * answers the same order; with another one ORDER_KEY_REUSED. Refuses with PRODUCT_UNKNOWN, OUT_OF_STOCK, a promo refusal,
 * or TOTAL_CHANGED `{ total, quote }`; then nothing has happened.
 */
export const placeOrder = async (shop: ShopRoom, customerId: string, wish: PlaceOrder): Promise<PlacedOrder> => {
  const place = () =>
    inTransaction(shop.database, async (transaction) => {
      const earlier = await findEarlier(transaction, customerId, wish);
      if (earlier !== undefined) return earlier;
      const togetherGroups = await groupLines(transaction, wish.lines);
      const pieces = await takeStock(transaction, wish.lines);
      const lines = wish.lines.map((line) => ({ ...line, unitPrice: pieceOf(pieces, line.productId).unitPrice }));
      const { subtotal } = priceCart({ lines, togetherGroups });
      const promo = await redeemWanted(shop, transaction, { customerId, subtotal, code: wish.promoCode });
      const quote = priceCart({ lines, togetherGroups, promo });
      if (quote.total !== wish.expectedTotal) throw new Refusal('TOTAL_CHANGED', { total: quote.total, quote });
      const order = await saveOrder(shop, transaction, { customerId, wish, pieces, quote });
      await announceOrder(shop, transaction, order);
      return order;
    });
  const order = await (wish.promoCode === undefined ? place() : backOff(shop, customerId, place));
  return { orderNumber: order.order_number, total: order.total, sellerChatUrl: chatUrlOf(shop, order) };
};

const findEarlier = async (transaction: Transaction<Tables>, customerId: string, wish: PlaceOrder) => {
  await waitForTurn(transaction, customerId, wish.idempotencyKey);
  const earlier = await findByKey(transaction, customerId, wish.idempotencyKey);
  if (earlier !== undefined && earlier.request_hash !== hashWish(wish)) throw new Refusal('ORDER_KEY_REUSED');
  return earlier;
};

const redeemWanted = (
  { clock }: ShopRoom,
  transaction: Transaction<Tables>,
  { code, ...order }: { readonly customerId: string; readonly subtotal: number; readonly code: string | undefined },
) => (code === undefined ? undefined : redeemPromo(transaction, { ...order, code, now: clock() }));

type Sale = {
  readonly customerId: string;
  readonly wish: PlaceOrder;
  readonly pieces: ReadonlyMap<string, TakenPiece>;
  readonly quote: Quote;
};

const saveOrder = (
  { clock, randomBytes }: ShopRoom,
  transaction: Transaction<Tables>,
  { customerId, wish, pieces, quote }: Sale,
): Promise<StoredOrder> => {
  const now = clock();
  return insertOrder(transaction, {
    user_id: customerId,
    order_number: orderNumber(now.getTime(), randomBytes),
    idempotency_key: wish.idempotencyKey,
    request_hash: hashWish(wish),
    language: wish.language,
    items: quote.lines.map((line) => {
      const { name, kind } = pieceOf(pieces, line.productId);
      return { ...line, name, kind };
    }),
    shipping_info: wish.shipping,
    subtotal: quote.subtotal,
    discount: quote.discount,
    bundle_discount: quote.bundleDiscount,
    together_discount: quote.togetherDiscount,
    discount_amount: quote.promoDiscount,
    shipping_cost: quote.shipping,
    tax: quote.tax,
    total: quote.total,
    payment_method: wish.paymentMethod,
    promo_code: quote.promo?.code ?? null,
    is_gift: wish.gift.isGift,
    gift_wrap: wish.gift.giftWrap,
    gift_message: wish.gift.giftMessage,
    created_at: now,
  });
};

const pieceOf = (pieces: ReadonlyMap<string, TakenPiece>, productId: string): TakenPiece => {
  const piece = pieces.get(productId);
  if (piece === undefined) throw new Error(`${productId} is sold without having been taken`);
  return piece;
};
