import { randomUUID } from 'node:crypto';
import type { Database } from '#core/server/database/connect.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import type { Chance } from '../support/chance.ts';

/** A promo code without a usage limit, and one that is used up. */
export const codes = { endless: 'ENDLESS', scarce: 'SCARCE' } as const;
const scarceUses = 40;

/** Initial stock of a product: the first few sell out, the others never do. */
const stockAt = (index: number): number => (index < 4 ? 60 : 1_000_000);

export const stockBefore: ReadonlyMap<string, number> = new Map(catalogue.map(({ id }, index) => [id, stockAt(index)]));

/** Sets stock so that some products sell out, and creates the two promo codes. */
export const createOrderInputs = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  for (const [id, stock] of stockBefore) await pool.query('update products set stock = $2 where id = $1', [id, stock]);
  await pool.query(
    `insert into promo_codes (code, discount_type, discount_value, max_uses)
     values ($1, 'percentage', 10, null), ($2, 'percentage', 10, $3)`,
    [codes.endless, codes.scarce, scarceUses],
  );
};

/** Generates a valid order of one to four products, sometimes with a promo code, at the price that the page shows. */
export const orderInputBy = (chance: Chance): PlaceOrder => {
  const first = chance.isPercent(10) ? chance.between(0, 3) : chance.between(4, catalogue.length - 1);
  const items = Array.from({ length: chance.between(1, 4) }, (_, index) => itemAt(first + index * 3));
  const lines = [...new Set(items)].map(({ id }) => ({ productId: id, quantity: chance.between(1, 3) }));
  const promoCode = chance.isPercent(25) ? chance.oneOf([codes.endless, codes.endless, codes.scarce]) : undefined;
  const prices = new Map(items.map(({ id, price }) => [id, price]));
  const { total } = priceCart(
    {
      lines: lines.map((line) => ({ ...line, unitPrice: prices.get(line.productId) ?? 0 })),
      togetherGroups: new Map(),
      promo: promoCode && { code: promoCode, discountType: 'percentage', discountValue: 10 },
    },
    defaultRules,
  );
  return orderInputFor({
    idempotencyKey: randomUUID(),
    lines,
    ...(promoCode === undefined ? {} : { promoCode }),
    expectedTotal: total,
  });
};

const itemAt = (index: number) => {
  const item = catalogue[index % catalogue.length];
  if (item === undefined) throw new Error('The catalogue is empty');
  return item;
};
