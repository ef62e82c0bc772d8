import type { PlacedOrder, PlaceOrder } from '../../contract/orders.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import { priceCart } from '../../domain/pricing/price-cart.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { Refusal } from '../../domain/refusals.ts';
import { doInOneStatement } from '../database/one-statement.ts';
import { findPieces, type Piece } from '../products/find-pieces.ts';
import { groupLines } from '../products/group-lines.ts';
import { takeStock } from '../products/take-stock.ts';
import { backOff } from '../promos/back-off.ts';
import { findUsable } from '../promos/find-usable.ts';
import { redeemPromo } from '../promos/redeem-promo.ts';
import type { ShopRoom } from '../shop-room.ts';
import { announceOrder } from './announce-order.ts';
import { chatUrlOf } from './chat-url-of.ts';
import { hashWish } from './hash-wish.ts';
import { limitOrders, whyAboveLimits } from './limit-orders.ts';
import { lockedCustomer } from './order-limits.repository.ts';
import { findByKey, type NewOrder, savingOrder } from './orders.repository.ts';
import { pricedColumns } from './priced-columns.ts';

/** Who places an order: an account and its e-mail address, empty for one that has none. */
type Customer = { readonly userId: string; readonly email: string };

/** Only other people's orders and changes overtake an order, and each of them once. */
const MOST_ATTEMPTS = 20;

/**
 * Places an order: one intent, one order, at the server's prices (decisions 1 and 11). The same key with the same wish
 * answers the same order; with another one ORDER_KEY_REUSED. Refuses with PRODUCT_UNKNOWN, OUT_OF_STOCK, a promo refusal,
 * TOO_MANY_UNPAID_ORDERS, TOO_MANY_UNPAID_ITEMS, TOO_MANY_REQUESTS, or TOTAL_CHANGED `{ total, quote }`; then nothing has happened.
 */
export const placeOrder = async (shop: ShopRoom, customer: Customer, wish: PlaceOrder): Promise<PlacedOrder> => {
  const place = () => placeOnce(shop, customer, wish);
  const order = await (wish.promoCode === undefined ? place() : backOff(shop, customer.userId, place));
  return { orderNumber: order.order_number, total: order.total, sellerChatUrl: chatUrlOf(shop, order) };
};

/** Whoever is overtaken between looking and writing looks again (decision 102). */
const placeOnce = async (shop: ShopRoom, customer: Customer, wish: PlaceOrder): Promise<NewOrder> => {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const outcome = await tryToPlace(shop, customer, wish);
    if (outcome !== 'overtaken' && !(outcome instanceof Refusal)) return outcome;
    // what stood in the way may be this very order, sent before
    const earlier = await findEarlier(shop, customer.userId, wish);
    if (earlier !== undefined) return earlier;
    if (outcome instanceof Refusal) throw outcome;
    const refusal = await whyAboveLimits(shop, addedBy(shop, customer.userId, wish));
    if (refusal !== undefined) throw refusal;
  }
  throw new Error(`an order was overtaken ${MOST_ATTEMPTS} times`);
};

/** Looks, prices, and writes if all is still as it was seen. */
const tryToPlace = async (
  shop: ShopRoom,
  { userId: customerId, email }: Customer,
  wish: PlaceOrder,
): Promise<NewOrder | Refusal | 'overtaken'> => {
  try {
    const { pieces, quote } = await priceWish(shop, customerId, wish);
    if (quote.total !== wish.expectedTotal) return new Refusal('TOTAL_CHANGED', { total: quote.total, quote });
    const order = draftOrder(shop, { customerId, wish, pieces, quote });
    const { subtotal, promo } = quote;
    const isPlaced = await doInOneStatement(shop.database, [
      limitOrders(shop, addedBy(shop, customerId, wish)),
      takeStock(pieces.values()),
      ...(promo === null
        ? []
        : [redeemPromo({ ...promo, customerId, subtotal, now: order.created_at }, lockedCustomer)]),
      savingOrder(order),
      ...announceOrder(shop, order, email),
    ]);
    return isPlaced ? order : 'overtaken';
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

const priceWish = async (shop: ShopRoom, customerId: string, { lines: wanted, promoCode: code }: PlaceOrder) => {
  const [pieces, togetherGroups] = await Promise.all([
    findPieces(shop, wanted),
    groupLines(shop.database.kysely, wanted),
  ]);
  const lines = wanted.map((line) => ({ ...line, unitPrice: pieceOf(pieces, line.productId).unitPrice }));
  const { subtotal } = priceCart({ lines, togetherGroups });
  const promo = code === undefined ? undefined : await findUsable(shop, { code, customerId, subtotal });
  return { pieces, quote: priceCart({ lines, togetherGroups, promo }) };
};

/** What an order adds to those of its customer. */
const addedBy = ({ clock }: ShopRoom, customerId: string, { lines }: PlaceOrder) => ({
  customerId,
  items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  now: clock(),
});

const findEarlier = async (
  { database }: ShopRoom,
  customerId: string,
  wish: PlaceOrder,
): Promise<NewOrder | undefined> => {
  const earlier = await findByKey(database.kysely, customerId, wish.idempotencyKey);
  if (earlier !== undefined && earlier.request_hash !== hashWish(wish)) throw new Refusal('ORDER_KEY_REUSED');
  return earlier;
};

type Sale = {
  readonly customerId: string;
  readonly wish: PlaceOrder;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly quote: Quote;
};

const draftOrder = ({ clock, randomBytes }: ShopRoom, { customerId, wish, pieces, quote }: Sale): NewOrder => {
  const now = clock();
  return {
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
    ...pricedColumns(quote),
    payment_method: wish.paymentMethod,
    is_gift: wish.gift.isGift,
    gift_wrap: wish.gift.giftWrap,
    gift_message: wish.gift.giftMessage,
    created_at: now,
  };
};

const pieceOf = (pieces: ReadonlyMap<string, Piece>, productId: string): Piece => {
  const piece = pieces.get(productId);
  if (piece === undefined) throw new Error(`${productId} is sold without having been found`);
  return piece;
};
