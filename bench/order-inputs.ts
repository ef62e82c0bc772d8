import { randomUUID } from 'node:crypto';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { catalogue, findInCatalogue } from '#features/products/starter-catalogue/catalogue.ts';
import type { CatalogueProduct } from '#features/products/starter-catalogue/product.ts';

/** Order input for each round of all buyers. */
export type OrderInput = (turn: number) => PlaceOrder;

const productIds = catalogue.slice(0, 32).map(({ id }) => id);

/** Two products that differ between rounds, so that a few buyers rarely lock the same rows. */
export const twoItems: OrderInput = (turn) => orderOf([turn, turn + productIds.length / 2]);

export const oneItem: OrderInput = (turn) => orderOf([turn]);

/** The same product for every buyer. */
export const theSameItem: OrderInput = () => orderOf([0]);

/** The price of an order by the built-in catalogue, and the products of its lines. */
export const priceOrderInput = ({
  lines: requestedLines,
}: Pick<PlaceOrder, 'lines'>): { quote: Quote; items: readonly CatalogueProduct[] } => {
  const items = requestedLines.flatMap(({ productId }) => findInCatalogue(productId) ?? []);
  const lines = items.map(({ id, price }) => ({ productId: id, quantity: 1, unitPrice: price }));
  return { quote: priceCart({ lines, togetherGroups: new Map() }, defaultRules), items: items };
};

const orderOf = (places: readonly number[]): PlaceOrder => {
  const lines = places.map((index) => ({ productId: productIds[index % productIds.length] ?? '', quantity: 1 }));
  return {
    idempotencyKey: randomUUID(),
    language: 'ar',
    lines,
    shipping: {
      fullName: 'سلمى حسن',
      email: 'salma@example.com',
      phone: '+201001234567',
      address: '12 شارع المعز لدين الله',
      city: 'القاهرة',
      postalCode: '11511',
    },
    gift: { isGift: false, giftWrap: false, giftMessage: null },
    paymentMethod: 'cash_on_delivery',
    expectedTotal: priceOrderInput({ lines }).quote.total,
  };
};
